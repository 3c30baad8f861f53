import { ok } from '@sesame/kernel';
import type { Bot } from '@sesame/protocol';
import { api } from './client.ts';
import { useMe } from './use-me.ts';
import { useAnswer } from './use-query.ts';

const NONE: readonly Bot[] = [];

/** The bots that we made, where `asks`; guests have none. */
export const useOwnBots = ({ asks }: { readonly asks: boolean }): readonly Bot[] => {
  const me = useMe();
  const wants = asks && me?.guest === false;
  const asked = useAnswer(wants ? me.id : '', async () => (wants ? api.bots() : ok(NONE)));
  return asked?.ok ? asked.value : NONE;
};
