import type { Lesson } from '@sesame/ui';
import type { Column, Laid, Move, View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { BO, BOS_OFFER, offerOf, TO_BANK, TO_BUY, TO_CLAIM, TO_OFFER, TO_SPY, trade, YOU } from './positions.ts';

const TABLE = { seats: 2, options: { power: 'spy' } };
/** Bo can pay this much for a bluff. */
const MAX_PRICE = 18;

const isBluff = ({ tile, claim, price }: Laid): boolean =>
  claim > FACES[tile].value && price !== 'token' && price <= MAX_PRICE;

const bluffIn = (move: Move): Column | undefined => {
  if (move.type !== 'offer') return undefined;
  const column = move.stall.findIndex(isBluff);
  return column === 0 || column === 1 ? column : undefined;
};

const isTrade = (move: Move, type: Move['type'], column: Column): boolean =>
  move.type === type && 'column' in move && move.column === column;

export const lesson: Lesson<View, Move> = {
  steps: [
    {
      ...TABLE,
      inputs: TO_OFFER,
      task: {
        en: 'Each round, everyone secretly offers two tiles. Place two on your stall, each on the row of the value you claim, and bluff: claim more for one than it’s worth. Then press “Make offer”.',
        fr: 'À chaque manche, chacun propose deux tuiles en secret. Placez-en deux sur votre étal, à la ligne de la valeur annoncée, et bluffez : annoncez plus que sa valeur pour l’une d’elles. Puis validez l’offre.',
        nl: 'Elke ronde biedt iedereen in het geheim twee tegels aan. Leg er twee op je kraam, op de rij van de waarde die je opgeeft, en bluf: geef er één op voor meer dan hij waard is. Bevestig dan je aanbod.',
      },
      accepts: (move) => bluffIn(move) !== undefined,
      replies: (move) => [BOS_OFFER, trade(BO, 'buy', bluffIn(move) ?? 0)],
      example: offerOf(['bf', 12, 6], ['g1', 6, 3]),
      nudge: {
        en: 'That isn’t a bluff. Put the fake on row 12, for example, and ask for half of that: 6.',
        fr: 'Ce n’est pas un bluff. Mettez par exemple le faux à la ligne 12, et demandez-en la moitié : 6.',
        nl: 'Dat is geen bluf. Leg bijvoorbeeld de valse tegel op rij 12 en vraag er de helft voor: 6.',
      },
      result: {
        en: 'Bo believed you, paid your price and got a bad tile. You have your stake back, too: the price you ask is also what you risk.',
        fr: 'Bo vous a cru, a payé votre prix et reçu une mauvaise tuile. Vous avez aussi récupéré votre mise : le prix demandé est ce que vous risquez.',
        nl: 'Bo geloofde je, betaalde je prijs en kreeg een slechte tegel. Je inzet heb je ook terug: de prijs die je vraagt, is wat je riskeert.',
      },
    },
    {
      ...TABLE,
      inputs: TO_BUY,
      task: {
        en: 'Your turn to trade. Bo claims 12 for a green tile and asks only 4. Select that tile and buy it.',
        fr: 'À vous d’échanger. Bo annonce 12 pour une tuile verte et n’en demande que 4. Choisissez cette tuile et achetez-la.',
        nl: 'Jij mag handelen. Bo geeft 12 op voor een groene tegel en vraagt er maar 4 voor. Kies die tegel en koop hem.',
      },
      accepts: (move) => isTrade(move, 'buy', 0),
      example: trade(YOU, 'buy', 0).move,
      nudge: {
        en: 'For this step, buy the green tile: 4 credits for 12 points is a bargain, if the claim is honest.',
        fr: 'Pour cette étape, achetez la tuile verte : 12 points pour 4 crédits, c’est une affaire si l’annonce est honnête.',
        nl: 'Koop voor deze stap de groene tegel: 12 punten voor 4 credits is een koopje, als de opgave klopt.',
      },
      result: {
        en: 'Honest! The tile is worth 12 points and cost you 4. Credits are points, too, so you are 8 ahead.',
        fr: 'Honnête ! La tuile vaut 12 points et vous en a coûté 4. Les crédits sont aussi des points : vous en gagnez 8.',
        nl: 'Eerlijk! De tegel is 12 punten waard en kostte je er 4. Credits zijn ook punten, dus je wint er 8.',
      },
    },
    {
      ...TABLE,
      inputs: TO_BANK,
      task: {
        en: 'Bo claims 18 for the orange tile. But only two orange tiles are worth 18, and both are in your hand. Select Bo’s tile and bank the stake.',
        fr: 'Bo annonce 18 pour la tuile orange. Or seules deux tuiles orange valent 18, et vous les avez en main. Choisissez la tuile de Bo et banquez la mise.',
        nl: 'Bo geeft 18 op voor de oranje tegel. Maar er zijn maar twee oranje tegels van 18, en die heb jij in je hand. Kies de tegel van Bo en int de inzet.',
      },
      accepts: (move) => isTrade(move, 'bank', 1),
      example: trade(YOU, 'bank', 1).move,
      nudge: {
        en: 'The claim can’t be true: you hold both. Don’t buy this tile, bank its stake of 8.',
        fr: 'L’annonce est forcément fausse : vous avez les deux. N’achetez pas cette tuile, banquez sa mise de 8.',
        nl: 'De opgave kan niet kloppen: jij hebt ze allebei. Koop deze tegel niet, maar int de inzet van 8.',
      },
      result: {
        en: 'A fake! You take 8 credits, and Bo keeps the tile, which costs 3 points. “Unseen tiles” counts what is left.',
        fr: 'Un faux ! Vous prenez 8 crédits et Bo garde la tuile, qui coûte 3 points. « Tuiles jamais vues » compte celles qui restent.',
        nl: 'Vals! Jij int 8 credits en Bo houdt de tegel, die 3 punten kost. Onder ‘Nog niet geziene tegels’ zie je wat er nog is.',
      },
    },
    {
      ...TABLE,
      inputs: TO_CLAIM,
      task: {
        en: 'You have just bought your second green tile. Two green tiles are enough for a trophy: claim it.',
        fr: 'Vous venez d’acheter votre deuxième tuile verte. Deux tuiles vertes suffisent pour un trophée : revendiquez-le.',
        nl: 'Je hebt net je tweede groene tegel gekocht. Twee groene tegels zijn genoeg voor een trofee: eis hem op.',
      },
      accepts: ({ type }) => type === 'claim',
      example: { type: 'claim', trophy: 'green-2' },
      nudge: {
        en: 'Waiting for a better trophy is allowed, but somebody else may take it. This time, claim the one for two green tiles.',
        fr: 'Vous pourriez attendre un meilleur trophée, au risque qu’un autre le prenne. Cette fois, revendiquez celui des deux tuiles vertes.',
        nl: 'Wachten op een betere trofee mag, maar een ander kan hem pakken. Eis deze keer die voor twee groene tegels op.',
      },
      result: {
        en: 'That is 6 points more. You can have one trophy per colour; the better ones need more tiles or crystals.',
        fr: '6 points de plus. Un seul trophée par couleur : les meilleurs demandent plus de tuiles ou de cristaux.',
        nl: 'Dat zijn 6 punten extra. Je mag één trofee per kleur hebben; voor de betere heb je meer tegels of kristallen nodig.',
      },
    },
    {
      ...TABLE,
      inputs: TO_SPY,
      task: {
        en: 'Bo banked your fake, so you keep it: 3 points lost, but it wakes your power, here the spy. Select Bo’s pink tile, claimed as 18, and look at it.',
        fr: 'Bo a banqué votre faux, vous le gardez : 3 points de perdus, mais il active votre pouvoir, ici l’espion. Choisissez la tuile rose de Bo, annoncée 18, et regardez-la.',
        nl: 'Bo inde je inzet en jij houdt de valse tegel: 3 punten verlies, maar je kracht wordt actief, hier de spion. Kies de roze tegel van Bo, opgegeven als 18, en bekijk hem.',
      },
      accepts: (move) => isTrade(move, 'spy', 0),
      example: { type: 'spy', seller: BO, column: 0 },
      nudge: {
        en: 'Before you trade, use your power on the pink tile.',
        fr: 'Avant d’échanger, utilisez votre pouvoir sur la tuile rose.',
        nl: 'Gebruik eerst je kracht op de roze tegel, voordat je handelt.',
      },
      result: {
        en: 'Only you know it now: 18 points for 8 credits. In the end, tiles, trophies and credits are added up, minus 3 for each fake. Most points win.',
        fr: 'Personne d’autre ne le sait : 18 points pour 8 crédits. À la fin, on additionne tuiles, trophées et crédits, moins 3 par faux. Le plus de points gagne.',
        nl: 'Alleen jij weet het nu: 18 punten voor 8 credits. Aan het eind tellen tegels, trofeeën en credits mee, min 3 per valse tegel. De meeste punten wint.',
      },
    },
  ],
};
