export const en = {
  title: 'Something went wrong',
  noPage: 'Page not found. The link may be out of date.',
  noTable: 'Table not found. It may have been closed.',
  noMatch: 'Match not found, or you don’t have access to it.',
  crashed: 'Something broke on this page. Your match is safe on the server.',
  reload: 'Reload page',
};
