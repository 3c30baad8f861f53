import { Engraved, Picture } from '@sesame/ui';

/** A setting without its crystal: nothing is here yet. */
export function EmptyArt() {
  return (
    <Picture width={56} className="faint">
      <Engraved colour="white" />
    </Picture>
  );
}
