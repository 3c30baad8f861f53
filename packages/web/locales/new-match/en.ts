export const en = {
  title: (game: string) => `Who plays ${game} with you?`,
  text: 'Pick one and the match starts. Bots see only what a player in their seat sees.',
  level: (level: number) => `Strength ${level}`,
  lastPlayed: 'your last one',
  players: 'Players',
};
