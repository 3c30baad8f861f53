import { type AnyBoardPainter, expectSetup, type Game, type Locale, parseInput, play } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { loadPainter } from '@sesame/registry/painters';
import {
  at,
  boardFrame,
  type Drawing,
  drawable,
  initialOf,
  label,
  makeDocument,
  type SeatLine,
} from '@sesame/ui/pictures';
import { PICTURE_TEXTS, timeControlText } from './picture-texts.ts';
import type { BoardScene, PlayerScene, ReplayScene, Scene, TableScene, TournamentScene } from './scene.ts';

interface Painted {
  readonly game: Game;
  readonly painter: AnyBoardPainter;
}

const painterOf = async (id: string): Promise<Painted> => {
  const game = gameOf(id);
  const painter = await loadPainter(id);
  if (game === undefined || painter === undefined) throw new Error(`${id} has no pictures`);
  return { game, painter };
};

/** Middle of the board, and the size of what stands there instead of one. */
const MIDDLE = { x: 370, y: 275 } as const;
const EMBLEM_SCALE = 2.9;

const emblemOf = ({ painter }: Painted): Drawing => at({ ...MIDDLE, k: EMBLEM_SCALE }, painter.emblem());

const nameOf = (name: string, seat: number, locale: Locale): string =>
  drawable(name) ?? PICTURE_TEXTS[locale].player(seat + 1);

const drawBoard = async ({ game: id, names, view, locale }: BoardScene & { locale: Locale }): Promise<string> => {
  const { game, painter } = await painterOf(id);
  const { board, status, seats } = painter.draw(view, locale);
  const lines = seats.map((note, seat) => ({ ...note, name: nameOf(names[seat] ?? '', seat, locale) }));
  return makeDocument(boardFrame(board, { title: game.name[locale], status }, lines), painter.sheets);
};

const drawReplay = async ({
  rules: version,
  options,
  inputs,
  ...scene
}: ReplayScene & { locale: Locale }): Promise<string> => {
  const { game } = await painterOf(scene.game);
  const rules = await game.rules();
  await rules.prepare?.(options);
  let state = expectSetup(rules, { rules: version, options, seats: scene.names });
  for (const json of inputs) {
    const input = parseInput(rules, json, scene.names.length);
    const step = input.ok ? play(rules, state, input.value) : input;
    if (!step.ok) throw new Error(`a stored match does not replay: ${step.error.message}`);
    state = step.value.state;
  }
  return drawBoard({ ...scene, kind: 'board', view: rules.view(state, 'spectator') });
};

const drawTable = async ({ game: id, seats, pace, locale }: TableScene & { locale: Locale }): Promise<string> => {
  const painted = await painterOf(id);
  const say = PICTURE_TEXTS[locale];
  const lines = seats.map(
    (name, seat): SeatLine =>
      name === null
        ? { name: say.freeSeat, isAwaited: true, isFree: true }
        : { name: nameOf(name, seat, locale), isAwaited: false },
  );
  const texts = { title: painted.game.name[locale], status: timeControlText(say, pace) };
  return makeDocument(boardFrame(emblemOf(painted), texts, lines), painted.painter.sheets);
};

const drawTournament = async (scene: TournamentScene & { locale: Locale }): Promise<string> => {
  const { locale, name, state, entrants, leaders } = scene;
  const painted = await painterOf(scene.game);
  const say = PICTURE_TEXTS[locale];
  const lines = leaders.map((one, i) => ({
    name: nameOf(one.name, i, locale),
    ...(one.points !== undefined && { score: String(one.points) }),
    isAwaited: false,
    hasWon: state === 'over' && one.rank === 1,
    mark: label(String(one.rank ?? i + 1), { className: 'p-num', y: 9, size: 28, anchor: 'middle' }),
  }));
  const gameName = painted.game.name[locale];
  const texts = {
    title: drawable(name) ?? gameName,
    status: [gameName, say.tournament[state], say.entrants(entrants)].join(' · '),
  };
  return makeDocument(boardFrame(emblemOf(painted), texts, lines), painted.painter.sheets);
};

const drawPlayer = async ({ name, isBot, ratings, locale }: PlayerScene & { locale: Locale }): Promise<string> => {
  const say = PICTURE_TEXTS[locale];
  const painted = await Promise.all(ratings.map(async ({ game, rating }) => ({ ...(await painterOf(game)), rating })));
  const shown = drawable(name) ?? (isBot ? say.bot : say.profile);
  const lines = painted.map(({ game, painter, rating }) => ({
    name: game.name[locale],
    score: String(rating),
    isAwaited: false,
    mark: at({ k: 0.2 }, painter.emblem()),
  }));
  const status = ratings.length === 0 ? say.unrated : isBot ? say.bot : say.profile;
  const drawing = boardFrame(at(MIDDLE, initialOf(shown)), { title: shown, status }, lines);
  return makeDocument(
    drawing,
    painted.flatMap(({ painter }) => painter.sheets),
  );
};

/** A picture as an SVG document. */
export const drawScene = async (scene: Scene): Promise<string> => {
  switch (scene.kind) {
    case 'board':
      return drawBoard(scene);
    case 'replay':
      return drawReplay(scene);
    case 'table':
      return drawTable(scene);
    case 'tournament':
      return drawTournament(scene);
    case 'player':
      return drawPlayer(scene);
    case 'daily': {
      const painted = await painterOf(scene.game);
      const say = PICTURE_TEXTS[scene.locale];
      const texts = { title: painted.game.name[scene.locale], status: say.daily };
      const day = label(say.day(scene.day), { x: MIDDLE.x, y: 545, size: 34, anchor: 'middle' });
      return makeDocument(boardFrame(emblemOf(painted) + day, texts, []), painted.painter.sheets);
    }
  }
};
