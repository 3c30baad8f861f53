import type { AuditLine, AuditPage, AuditSubject } from '@sesame/protocol';
import { makeId } from '../lib/ids.ts';
import type { Now } from '../lib/now.ts';
import type { StoredAuditLine } from '../store/repositories/audit-log.ts';
import type { Store } from '../store/store.ts';

/** What an admin or moderator is about to do. */
export interface AuditedAction {
  readonly by: string;
  readonly action: string;
  readonly kind: AuditSubject;
  readonly subject: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The log of everything that admins and moderators did. */
export interface AuditLog {
  /** Prepares a line before something is done, with the name that its subject has until then. Call the result to add it. */
  prepare(action: AuditedAction): Promise<() => Promise<void>>;
  read(before: string | undefined): Promise<AuditPage>;
}

const PAGE_SIZE = 50;

export const makeAuditLog = (store: Pick<Store, 'auditLog' | 'players'>, now: Now): AuditLog => {
  const nameOf = async (player: string) => (await store.players.find(player))?.name;
  const show = async (line: StoredAuditLine): Promise<AuditLine> => ({
    ...line,
    by: { id: line.by, name: (await nameOf(line.by)) ?? '' },
    details: { ...line.details },
  });
  return {
    prepare: async ({ by, action, kind, subject, details }) => {
      const name = kind === 'player' && subject !== undefined ? await nameOf(subject) : undefined;
      return () =>
        store.auditLog.add({
          id: makeId(),
          at: now(),
          by,
          action,
          subject: { kind, id: subject ?? '', ...(name !== undefined && { name }) },
          details,
        });
    },
    read: async (before) => {
      const lines = await store.auditLog.read({ before, limit: PAGE_SIZE });
      const last = lines.at(-1);
      return {
        lines: await Promise.all(lines.map(show)),
        ...(last !== undefined && lines.length === PAGE_SIZE && { next: last.id }),
      };
    },
  };
};
