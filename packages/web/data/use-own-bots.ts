import { ok } from '@sesame/kernel';
import type { Bot } from '@sesame/protocol';
import { api } from './client.ts';
import { useMe } from './use-me.ts';
import { useAnswer } from './use-query.ts';

const NO_BOTS: readonly Bot[] = [];

/** The bots that we made, where `isEnabled`; guests have none. */
export const useOwnBots = ({ isEnabled }: { readonly isEnabled: boolean }): readonly Bot[] => {
  const me = useMe();
  const wants = isEnabled && me?.guest === false;
  const asked = useAnswer(wants ? me.id : '', async () => (wants ? api.bots() : ok(NO_BOTS)));
  return asked?.ok ? asked.value : NO_BOTS;
};
