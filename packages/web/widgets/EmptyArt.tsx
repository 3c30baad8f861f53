import { Engraved, Picture } from '@sesame/ui';

/** The picture of empty lists: a setting without its crystal. */
export function EmptyArt() {
  return (
    <Picture width={56} className="faint">
      <Engraved colour="white" />
    </Picture>
  );
}
