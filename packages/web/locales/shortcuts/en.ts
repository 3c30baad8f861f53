/** Texts of the keyboard help. The keys of boards are declared by the games. */
export const en = {
  title: 'Keyboard shortcuts',
  allPages: 'On every page',
  match: 'In a match',
  nextMatch: 'next match waiting for you',
  previousMatch: 'previous match waiting for you',
  help: 'keyboard help',
  skip: 'skip the animation',
  undo: 'undo your move, while it is allowed',
  step: 'one move back or forward',
  notes: 'previous or next note of an annotated replay',
  jump: 'to the start or the end',
  note: 'Shortcuts are off while you type.',
  all: 'All shortcuts',
};

export type ShortcutTexts = typeof en;
