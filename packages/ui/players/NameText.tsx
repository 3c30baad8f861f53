/** The number that tells two players of one name apart, as in "Ann (2)". */
const NUMBERED = /^(?<text>.+)(?<number> \(\d+\))$/su;

/** A name in one line. Where it is too long it ends in an ellipsis, but keeps its number. */
export function NameText({ name }: { readonly name: string }) {
  const { text, number } = NUMBERED.exec(name)?.groups ?? {};
  if (number === undefined) return <span className="seat-name-text">{name}</span>;
  return (
    <span className="numbered-name">
      <span className="seat-name-text">{text}</span>
      <span>{number}</span>
    </span>
  );
}
