export const en = {
  title: (game: string) => `Play ${game} against a bot`,
  text: 'Pick a bot to start. Bots only see what a player in their seat would see.',
  level: (level: number) => `Level ${level}`,
  rating: (rating: number, low: number, high: number) => `Rating ${rating} (${low}–${high})`,
  measured: 'Measured in matches between bots, with the interval it lies in with 95% certainty.',
  lastPlayed: 'last played',
  recommended: 'recommended for you',
  players: 'Players',
  hints: 'Hints on request',
  beginnerHints: 'Explain the rules along the way',
  noHelp: 'Off in rated matches.',
};
