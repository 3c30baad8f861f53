export const en = {
  title: 'This page has a crack',
  page: 'There is nothing at this address. The link may be older than the house.',
  table: 'This table was not found. It may have been closed.',
  match: 'This match was not found, or it is not yours to see.',
  broken: 'Something broke on this page. The match itself is safe: it lives in the house.',
  again: 'Load the page again',
};
