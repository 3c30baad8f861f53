export const en = {
  title: 'Something went wrong',
  noPage: 'Page not found. The link may be out of date.',
  noTable: 'Table not found. It may have been closed.',
  noMatch: 'Match not found, or you don’t have access to it.',
  unreadableMatch:
    'This match can’t be shown with the rules that the server has now. Nothing is lost: it waits until it can be shown, or until it is ended.',
  crashed: 'Something broke on this page. Your match is safe on the server.',
  reload: 'Reload page',
};
