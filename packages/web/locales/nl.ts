import { nl as clock } from './clock/nl.ts';
import { nl as connection } from './connection/nl.ts';
import type { Texts } from './en.ts';
import { nl as errorPage } from './error-page/nl.ts';
import { nl as home } from './home/nl.ts';
import { nl as learn } from './learn/nl.ts';
import { nl as match } from './match/nl.ts';
import { nl as newTable } from './new-table/nl.ts';
import { nl as race } from './race/nl.ts';
import { nl as refusals } from './refusals/nl.ts';
import { nl as replay } from './replay/nl.ts';
import { nl as result } from './result/nl.ts';
import { nl as settings } from './settings/nl.ts';
import { nl as shell } from './shell/nl.ts';
import { nl as table } from './table/nl.ts';
import { nl as verify } from './verify/nl.ts';

export const nl: Texts = {
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
