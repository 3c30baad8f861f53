import { fr as clock } from './clock/fr.ts';
import { fr as connection } from './connection/fr.ts';
import type { Texts } from './en.ts';
import { fr as errorPage } from './error-page/fr.ts';
import { fr as home } from './home/fr.ts';
import { fr as learn } from './learn/fr.ts';
import { fr as match } from './match/fr.ts';
import { fr as newTable } from './new-table/fr.ts';
import { fr as race } from './race/fr.ts';
import { fr as refusals } from './refusals/fr.ts';
import { fr as replay } from './replay/fr.ts';
import { fr as result } from './result/fr.ts';
import { fr as settings } from './settings/fr.ts';
import { fr as shell } from './shell/fr.ts';
import { fr as table } from './table/fr.ts';
import { fr as verify } from './verify/fr.ts';

export const fr: Texts = {
  shell,
  connection,
  errorPage,
  home,
  newTable,
  clock,
  table,
  match,
  race,
  replay,
  verify,
  settings,
  learn,
  result,
  refusals,
};
