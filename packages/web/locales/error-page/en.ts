export const en = {
  title: 'This page has a crack',
  noPage: 'There is nothing at this address. The link may be older than the house.',
  noTable: 'This table was not found. It may have been closed.',
  noMatch: 'This match was not found, or it is not yours to see.',
  crashed: 'Something broke on this page. The match itself is safe: it lives in the house.',
  reload: 'Load the page again',
};
