import { makeMessages } from '@sesame/ui';

/** What a match waits for, in a line. */
export const prompts = makeMessages({
  en: {
    shuffle: 'The cards are being shuffled.',
    deal: 'The tiles are being dealt.',
    sayReady: (round: number) => `Race ${round} of 9: say when you are ready.`,
    notReady: (who: string, many: boolean) => `${who} ${many ? 'are' : 'is'} not ready yet.`,
    open: (round: number) => `Race ${round} of 9: open the round when you have a quiet minute.`,
    race: (round: number) => `Race ${round} of 9: chain your five tiles, then call “Done!”`,
    racing: (who: string, many: boolean) => `${who} ${many ? 'are' : 'is'} still racing.`,
    mustBuild: (crystals: number) =>
      `Build: lay cards until your ${crystals === 1 ? 'crystal has a spot' : `${crystals} crystals have spots`}.`,
    mayBuild: 'Build: your crystals have spots. Lay cards if you like, then confirm.',
    mayAdd: 'Build: lay cards if you like, then confirm.',
    maySwap: 'Build: lay cards if you like, or swap two for one, then confirm.',
    building: (who: string, many: boolean) => `${who} ${many ? 'are' : 'is'} building.`,
  },
  fr: {
    shuffle: 'Les cartes sont mélangées.',
    deal: 'Les tuiles sont distribuées.',
    sayReady: (round) => `Course ${round} sur 9 : dites quand vous êtes prêt.`,
    notReady: (who, many) => `${who} ${many ? 'ne sont pas encore prêts' : 'n’est pas encore prêt'}.`,
    open: (round) => `Course ${round} sur 9 : ouvrez la manche quand vous avez une minute tranquille.`,
    race: (round) => `Course ${round} sur 9 : enchaînez vos cinq tuiles, puis dites « Fini ! ».`,
    racing: (who, many) => `${who} ${many ? 'cherchent' : 'cherche'} encore.`,
    mustBuild: (crystals) =>
      `Construisez : posez des cartes jusqu’à ce que ${crystals === 1 ? 'votre cristal ait sa place' : `vos ${crystals} cristaux aient leur place`}.`,
    mayBuild: 'Construisez : vos cristaux ont leur place. Posez des cartes si vous voulez, puis confirmez.',
    mayAdd: 'Construisez : posez des cartes si vous voulez, puis confirmez.',
    maySwap: 'Construisez : posez des cartes si vous voulez, ou échangez-en deux contre une, puis confirmez.',
    building: (who, many) => `${who} ${many ? 'construisent' : 'construit'}.`,
  },
  nl: {
    shuffle: 'De kaarten worden geschud.',
    deal: 'De tegels worden gedeeld.',
    sayReady: (round) => `Race ${round} van 9: zeg wanneer je er klaar voor bent.`,
    notReady: (who, many) => `${who} ${many ? 'zijn' : 'is'} er nog niet klaar voor.`,
    open: (round) => `Race ${round} van 9: open de ronde op een rustig moment.`,
    race: (round) => `Race ${round} van 9: maak een keten van je vijf tegels en roep ‘Klaar!’.`,
    racing: (who, many) => `${who} ${many ? 'zijn' : 'is'} nog bezig.`,
    mustBuild: (crystals) =>
      `Bouwen: leg kaarten tot ${crystals === 1 ? 'je kristal een plek heeft' : `je ${crystals} kristallen een plek hebben`}.`,
    mayBuild: 'Bouwen: je kristallen hebben een plek. Leg kaarten als je wilt en bevestig.',
    mayAdd: 'Bouwen: leg kaarten als je wilt en bevestig.',
    maySwap: 'Bouwen: leg kaarten als je wilt, of ruil er twee voor één, en bevestig.',
    building: (who, many) => `${who} ${many ? 'zijn' : 'is'} aan het bouwen.`,
  },
});
