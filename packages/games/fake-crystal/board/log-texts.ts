import { de, makeTexts } from '@sesame/ui';

/** A finished transaction: who traded with whom, for how much, and what the tile was. */
interface Trade {
  readonly name: string;
  readonly seller: string;
  readonly sum: number;
  readonly tile: string;
}

/** Lines of the game log. */
export const logTexts = makeTexts({
  en: {
    round: (round: number, first: string) => `Round ${round}: ${first} goes first.`,
    drew: (tiles: string) => `You draw ${tiles}.`,
    offered: (name: string) => `${name} has made an offer.`,
    shown: 'All offers are revealed.',
    wantsToBuy: (name: string, seller: string) => `${name} wants to buy from ${seller}.`,
    wantsToBank: (name: string, seller: string) => `${name} wants to bank ${seller}’s stake.`,
    bought: ({ name, seller, sum, tile }: Trade) => `${name} buys ${seller}’s tile for ${sum}: ${tile}.`,
    banked: ({ name, seller, sum, tile }: Trade) => `${name} banks ${sum}; ${seller} keeps the tile: ${tile}.`,
    repacked: (name: string, tile: string) => `${name} takes back an offer: ${tile}.`,
    bid: (name: string, seller: string, sum: number) => `${name} bids ${sum} for ${seller}’s tile.`,
    kept: ({ name, seller, sum, tile }: Trade) => `${seller} keeps the tile and pays ${name} ${sum}: ${tile}.`,
    sold: ({ name, seller, sum, tile }: Trade) => `${seller} sells the tile to ${name} for ${sum}: ${tile}.`,
    activated: (name: string) => `${name}’s power is now active.`,
    claimed: (name: string, trophy: string, value: number) =>
      `${name} claims the trophy for ${trophy}: ${value} points.`,
    declined: (name: string) => `${name} claims no trophy for now.`,
    spied: (name: string, seller: string) => `${name} looks at a tile on ${seller}’s stall.`,
    saw: (tile: string) => `You see ${tile}.`,
    preempted: (name: string, from: string, tile: string) => `${name} steps in ahead of ${from}, who gets ${tile}.`,
    reserved: (name: string, seller: string) => `${name} reserves a tile on ${seller}’s stall.`,
    recycled: (name: string, gave: string, tile: string) => `${name} swaps ${gave} for a set-aside tile: ${tile}.`,
    passed: (name: string) => `${name} passes.`,
    wins: (name: string, score: number) => `${name} wins with ${score} points.`,
    shared: (names: string, score: number) => `${names} share the win with ${score} points.`,
  },
  fr: {
    round: (round, first) => `Manche ${round} : ${first} commence.`,
    drew: (tiles) => `Vous piochez ${tiles}.`,
    offered: (name) => `${name} a préparé son offre.`,
    shown: 'Toutes les offres sont révélées.',
    wantsToBuy: (name, seller) => `${name} veut acheter à ${seller}.`,
    wantsToBank: (name, seller) => `${name} veut banquer la mise ${de(seller)}.`,
    bought: ({ name, seller, sum, tile }) => `${name} achète la tuile ${de(seller)} pour ${sum} : ${tile}.`,
    banked: ({ name, seller, sum, tile }) => `${name} banque ${sum} ; ${seller} garde la tuile : ${tile}.`,
    repacked: (name, tile) => `${name} remballe : ${tile}.`,
    bid: (name, seller, sum) => `${name} propose ${sum} pour la tuile ${de(seller)}.`,
    kept: ({ name, seller, sum, tile }) => `${seller} garde la tuile et paie ${sum} à ${name} : ${tile}.`,
    sold: ({ name, seller, sum, tile }) => `${seller} vend la tuile à ${name} pour ${sum} : ${tile}.`,
    activated: (name) => `Le pouvoir ${de(name)} est maintenant actif.`,
    claimed: (name, trophy, value) => `${name} revendique le trophée « ${trophy} » : ${value} points.`,
    declined: (name) => `${name} ne revendique pas de trophée pour l’instant.`,
    spied: (name, seller) => `${name} regarde une tuile sur l’étal ${de(seller)}.`,
    saw: (tile) => `Vous voyez ${tile}.`,
    preempted: (name, from, tile) => `${name} préempte la tuile ; ${from} reçoit ${tile}.`,
    reserved: (name, seller) => `${name} réserve une tuile sur l’étal ${de(seller)}.`,
    recycled: (name, gave, tile) => `${name} échange ${gave} contre une tuile écartée : ${tile}.`,
    passed: (name) => `${name} passe.`,
    wins: (name, score) => `${name} gagne avec ${score} points.`,
    shared: (names, score) => `${names} partagent la victoire avec ${score} points.`,
  },
  nl: {
    round: (round, first) => `Ronde ${round}: ${first} begint.`,
    drew: (tiles) => `Je trekt ${tiles}.`,
    offered: (name) => `${name} heeft een aanbod gemaakt.`,
    shown: 'Alle aanbiedingen zijn onthuld.',
    wantsToBuy: (name, seller) => `${name} wil van ${seller} kopen.`,
    wantsToBank: (name, seller) => `${name} wil de inzet van ${seller} innen.`,
    bought: ({ name, seller, sum, tile }) => `${name} koopt de tegel van ${seller} voor ${sum}: ${tile}.`,
    banked: ({ name, seller, sum, tile }) => `${name} int ${sum}; ${seller} houdt de tegel: ${tile}.`,
    repacked: (name, tile) => `${name} neemt een aanbod terug: ${tile}.`,
    bid: (name, seller, sum) => `${name} biedt ${sum} voor de tegel van ${seller}.`,
    kept: ({ name, seller, sum, tile }) => `${seller} houdt de tegel en betaalt ${name} ${sum}: ${tile}.`,
    sold: ({ name, seller, sum, tile }) => `${seller} verkoopt de tegel aan ${name} voor ${sum}: ${tile}.`,
    activated: (name) => `De kracht van ${name} is nu actief.`,
    claimed: (name, trophy, value) => `${name} eist de trofee voor ${trophy} op: ${value} punten.`,
    declined: (name) => `${name} eist nu geen trofee op.`,
    spied: (name, seller) => `${name} bekijkt een tegel op de kraam van ${seller}.`,
    saw: (tile) => `Je ziet ${tile}.`,
    preempted: (name, from, tile) => `${name} kaapt de tegel weg; ${from} krijgt ${tile}.`,
    reserved: (name, seller) => `${name} reserveert een tegel op de kraam van ${seller}.`,
    recycled: (name, gave, tile) => `${name} ruilt ${gave} voor een weggelegde tegel: ${tile}.`,
    passed: (name) => `${name} past.`,
    wins: (name, score) => `${name} wint met ${score} punten.`,
    shared: (names, score) => `${names} delen de overwinning met ${score} punten.`,
  },
});
