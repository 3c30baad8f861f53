import type { GameEntry } from '@sesame/ui';

/** Games from outside: none, unless the web app is built with some. The plugin `outside-games` then puts them here. */
const games: readonly GameEntry[] = [];

export default games;
