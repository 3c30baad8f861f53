import type { StaffRole } from '@sesame/protocol';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Admins and moderators. Only accounts have rights; those of a guest wait until there is an account. */
export interface StaffStore {
  roleOf(player: string): Promise<StaffRole | undefined>;
  /** Gives or withdraws rights. False: the last admin would lose them. */
  setRole(player: string, role: StaffRole | undefined, at: number): Promise<boolean>;
}

export const makeStaffStore = (engine: Engine, build: Kysely<Schema>): StaffStore => {
  const otherAdmin = (player: string) =>
    build
      .selectFrom('hosts as other')
      .innerJoin('accounts', 'accounts.player_id', 'other.player_id')
      .select('other.player_id')
      .where('other.role', '=', 'admin')
      .where('other.player_id', '!=', player);
  return {
    roleOf: async (player) => {
      const query = build
        .selectFrom('hosts')
        .innerJoin('accounts', 'accounts.player_id', 'hosts.player_id')
        .select('hosts.role')
        .where('hosts.player_id', '=', player);
      return (await engine.rows(query.compile()))[0]?.role;
    },
    setRole: (player, role, at) => {
      if (role === 'admin') {
        const put = build.insertInto('hosts').values({ player_id: player, since: at, role });
        const anew = put.onConflict((conflict) => conflict.column('player_id').doUpdateSet({ role }));
        return engine.change([{ query: anew.compile() }]);
      }
      // One at a time: two admins must not withdraw each other's rights.
      const drop = build
        .deleteFrom('hosts')
        .where('player_id', '=', player)
        .where(({ or, eb, exists }) => or([eb('role', '!=', 'admin'), exists(otherAdmin(player))]));
      if (role === undefined) return engine.change([...engine.exclusiveLock, { query: drop.compile(), must: true }]);
      const guard = build
        .updateTable('hosts')
        .set({ role })
        .where('player_id', '=', player)
        .where(({ or, eb, exists }) => or([eb('role', '!=', 'admin'), exists(otherAdmin(player))]));
      const put = build
        .insertInto('hosts')
        .values({ player_id: player, since: at, role })
        .onConflict((conflict) => conflict.doNothing());
      return engine.change([...engine.exclusiveLock, { query: put.compile() }, { query: guard.compile(), must: true }]);
    },
  };
};
