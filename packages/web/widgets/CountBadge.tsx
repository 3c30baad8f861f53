/** A small number on brass: how many wait. It is drawn; beside it stand words for those who do not see it. */
export function CountBadge({ count }: { readonly count: number }) {
  return (
    <span className="count-mark" aria-hidden="true">
      {count}
    </span>
  );
}
