import type { en } from './en.ts';

export const nl: typeof en = {
  sitDown: 'Ga zitten',
  full: 'Tafel is vol',
  rules: 'Spelregels',
  invites: (host, game) => `${host} nodigt je uit voor ${game}`,
  invited: (game) => `Je bent uitgenodigd voor ${game}`,
  minutes: (n) => `ongeveer ${n} min`,
  address: 'Adres',
  unreachable:
    'Alleen deze computer kan deze link openen: de server heeft geen netwerkadres. Start hem op een netwerk met --host 0.0.0.0 om anderen uit te nodigen.',
  now: 'Nu',
  nowNote: 'Zonder klok',
  correspondence: 'Correspondentie',
  correspondenceNote: '3 dagen per zet',
  custom: 'Aangepast',
  customNote: 'Jij kiest',
  when: 'Wanneer spelen jullie?',
};
