export const en = {
  ready: 'A new version of Sesame is ready.',
  reload: 'Reload',
  later: 'Later',
  othersOpen: 'Close the other tabs with Sesame first. They still use the old version.',
};
