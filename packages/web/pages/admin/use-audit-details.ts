import type { AuditLine } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { adminTexts } from '../../locales/admin/texts.ts';
import { peopleTexts } from '../../locales/people/texts.ts';

/** Puts into words what was sent with a deed: a duration, a reason, a name, new rights. */
export const useAuditDetails = (): ((details: AuditLine['details']) => string) => {
  const say = useMessages(adminTexts);
  const people = useMessages(peopleTexts);
  const words: Readonly<Record<string, (value: unknown) => string>> = {
    minutes: (value) => say.minutes(Number(value)),
    days: (value) => people.daysOf(Number(value)),
    uses: (value) => people.usesLeft(Number(value)),
    role: (value) => (value === 'admin' ? people.admin : value === 'moderator' ? people.moderator : people.noRights),
    accounts: (value) => {
      const rule = value === 'open' ? people.open : value === 'closed' ? people.closed : people.invitation;
      return `${people.accounts}: ${rule}`;
    },
    guests: (value) => `${people.guests}: ${value === true ? '✓' : '–'}`,
  };
  return (details) =>
    Object.entries(details)
      .map(([key, value]) => words[key]?.(value) ?? String(value))
      .filter((text) => text.trim() !== '')
      .join(' · ');
};
