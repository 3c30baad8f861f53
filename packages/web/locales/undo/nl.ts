import type { en } from './en.ts';

/** The same in Dutch. */
export const nl: typeof en = {
  undo: 'Terugnemen',
  undone: 'Teruggenomen. Kies opnieuw.',
  tooLate: 'Dit kan niet meer worden teruggenomen.',
  playFromHere: 'Speel vanaf hier',
  playFromHereText: (ply) =>
    ply === 0
      ? 'Een nieuwe partij tegen bots begint zoals deze begon. Ze telt niet mee, en het geluk wordt opnieuw getrokken.'
      : `Een nieuwe partij tegen bots begint waar deze na zet ${ply} stond. Ze telt niet mee, en het geluk wordt vanaf daar opnieuw getrokken.`,
  yourSeat: 'Je speelt voor',
  playedBy: (name) => `${name}, gespeeld door`,
  begin: 'Beginnen',
  branched: (ply) => `Overgenomen uit een andere partij na zet ${ply}.`,
  viewOriginal: 'Bekijk het daar',
  copiedMoves: (inputs) =>
    `De eerste ${inputs} zetten komen uit een andere partij; alleen wat daarna is gedeeld, wordt hier nagerekend.`,
  noDealsAfter: 'Sinds het overnemen is er niets gedeeld',
};
