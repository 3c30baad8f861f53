import type { en } from './en.ts';

export const nl: typeof en = {
  undo: 'Zet terugnemen',
  undone: 'Zet teruggenomen. Kies opnieuw.',
  tooLate: 'Terugnemen kan niet meer.',
  playFromHere: 'Vanaf hier spelen',
  playFromHereText: (ply) =>
    ply === 0
      ? 'Start een nieuwe partij zonder rating tegen bots, met hetzelfde begin, maar met nieuwe trekkingen.'
      : `Start een nieuwe partij zonder rating tegen bots, vanaf de stelling na zet ${ply}. Daarna wordt er opnieuw getrokken.`,
  yourSeat: 'Je speelt als',
  playedBy: (name) => `${name}, gespeeld door`,
  begin: 'Partij starten',
  branched: (ply) => `Vervolg van een andere partij, na zet ${ply}.`,
  viewOriginal: 'Origineel bekijken',
  copiedMoves: (inputs) =>
    `De eerste ${inputs} zetten komen uit een andere partij; alleen de verdelingen daarna worden hier gecontroleerd.`,
  noDealsAfter: 'Geen verdelingen na de overgenomen zetten',
};
