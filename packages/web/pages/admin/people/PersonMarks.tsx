import type { ListedPerson } from '@sesame/protocol';
import { useLocale, useMessages } from '@sesame/ui';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { formatDateTime } from '../../../widgets/format-date.ts';

/** Marks beside a name: guest or rights, and whether they are banned or muted. */
export function PersonMarks({ person }: { readonly person: Omit<ListedPerson, 'id' | 'name' | 'seenAt'> }) {
  const { guest, role, ban, mutedUntil } = person;
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  const kind = role === undefined ? (guest ? say.guest : say.member) : say[role];
  return (
    <span className="person-marks tiny">
      <span className={role === undefined ? 'person-mark' : 'person-mark brass'}>{kind}</span>
      {ban && (
        <span className="person-mark bad">
          {ban.until === undefined ? say.bannedForGood : say.bannedUntil(formatDateTime(ban.until, locale))}
        </span>
      )}
      {mutedUntil !== undefined && (
        <span className="person-mark">{say.mutedUntil(formatDateTime(mutedUntil, locale))}</span>
      )}
    </span>
  );
}
