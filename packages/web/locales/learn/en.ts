export const en = {
  title: (game: string) => `How to play ${game}`,
  games: 'Games',
  contents: 'On this page',
};
