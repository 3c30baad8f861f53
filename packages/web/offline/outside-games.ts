import type { Game } from '@sesame/kernel';

/** The rules and bots of games from outside, for matches in the browser. The plugin `outside-games` puts them here. */
const games: readonly Game[] = [];

export default games;
