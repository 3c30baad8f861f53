import type { AuditSubject } from '@sesame/protocol';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Something that an admin or moderator did. */
export interface StoredAuditLine {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly action: string;
  readonly subject?: { readonly kind: AuditSubject; readonly id: string; readonly name?: string };
  readonly details: Readonly<Record<string, unknown>>;
}

/** The audit log: lines are only added. */
export interface AuditLogStore {
  add(line: StoredAuditLine): Promise<void>;
  /** Lines before one of them, newest first. */
  read(page: { readonly before?: string | undefined; readonly limit: number }): Promise<readonly StoredAuditLine[]>;
}

export const makeAuditLogStore = (engine: Engine, build: Kysely<Schema>): AuditLogStore => ({
  add: async ({ id, at, by, action, subject, details }) => {
    const row = {
      id,
      at,
      by_id: by,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      details: JSON.stringify(details),
    };
    await engine.change([{ query: build.insertInto('audit_log').values(row).compile() }]);
  },
  read: async ({ before, limit }) => {
    // Ids begin with the time.
    const all = build.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
    const rows = await engine.rows((before === undefined ? all : all.where('id', '<', before)).compile());
    return rows.map((row) => ({
      id: row.id,
      at: Number(row.at),
      by: row.by_id,
      action: row.action,
      ...(row.subject_kind !== null && {
        subject: {
          kind: row.subject_kind,
          id: row.subject_id ?? '',
          ...(row.subject_name !== null && { name: row.subject_name }),
        },
      }),
      details: JSON.parse(row.details),
    }));
  },
});
