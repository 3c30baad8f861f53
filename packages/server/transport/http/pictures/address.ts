import type { Locale } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import { GAMES } from '@sesame/registry';
import type { LiveMatch } from '../../../match/live-match.ts';

export const PICTURE_KINDS = ['tables', 'matches', 'replays', 'tournaments', 'players', 'daily'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** What a picture is of. */
export interface PictureId {
  readonly kind: PictureKind;
  readonly id: string;
  /** Changes with what is shown, so that a cache never shows an old position. Of a replay: the ply. */
  readonly version: string;
}

/** The version of what is over. */
export const AT_THE_END = 'end';

/** Of a running match: the sequence that spectators know. */
export const runningVersion = ({ committed }: Pick<LiveMatch, 'committed'>): string =>
  String(seqFor(committed, 'spectator'));

export const pictureAddress = (locale: Locale, { kind, id, version }: PictureId): string =>
  `/pictures/${locale}/${kind}/${id}/${version}.png`;

/** The picture of a game that stands for pages without one of their own. Games from outside have that of Sesame. */
export const fixedPicture = (game: string | undefined): string =>
  `/link-pictures/${GAMES.some(({ id }) => id === game) ? game : 'sesame'}.png`;
