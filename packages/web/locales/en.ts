import { en as clock } from './clock/en.ts';
import { en as connection } from './connection/en.ts';
import { en as errorPage } from './error-page/en.ts';
import { en as home } from './home/en.ts';
import { en as learn } from './learn/en.ts';
import { en as match } from './match/en.ts';
import { en as newTable } from './new-table/en.ts';
import { en as race } from './race/en.ts';
import { en as refusals } from './refusals/en.ts';
import { en as replay } from './replay/en.ts';
import { en as result } from './result/en.ts';
import { en as settings } from './settings/en.ts';
import { en as shell } from './shell/en.ts';
import { en as table } from './table/en.ts';
import { en as verify } from './verify/en.ts';

/** English texts of the first page load. They give the shape: a language that lacks one does not compile. */
export const en = {
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

export type Texts = typeof en;
