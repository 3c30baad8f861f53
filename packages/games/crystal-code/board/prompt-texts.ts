import { makeTexts } from '@sesame/ui';

/** Texts of the prompt: whose turn it is and what to do. */
export const promptTexts = makeTexts({
  en: {
    shuffle: 'The cards are being shuffled.',
    deal: 'The tiles are being dealt.',
    sayReady: (round: number) => `Race ${round} of 9: press “I’m ready” to start.`,
    notReady: (who: string, many: boolean) => `${who} ${many ? 'aren’t' : 'isn’t'} ready yet.`,
    open: (round: number) => `Race ${round} of 9: start whenever you have a quiet moment.`,
    race: (round: number) => `Race ${round} of 9: chain your five tiles, then call “Done!”`,
    racing: (who: string, many: boolean) => `${who} ${many ? 'are' : 'is'} still racing.`,
    mustBuild: (crystals: number) =>
      `Build: lay cards until your ${crystals === 1 ? 'crystal has a spot' : `${crystals} crystals have spots`}.`,
    mayBuild: 'Build: lay more cards if you like, then confirm.',
    mustLose: 'Build: not all your crystals fit. Lay cards if you like, then confirm.',
    mayAdd: 'Build: lay cards if you like, then confirm.',
    maySwap: 'Build: lay cards, or swap two for one, then confirm.',
    building: (who: string, many: boolean) => `${who} ${many ? 'are' : 'is'} building.`,
  },
  fr: {
    shuffle: 'On mélange les cartes.',
    deal: 'On distribue les tuiles.',
    sayReady: (round) => `Course ${round} sur 9 : appuyez sur « Je suis prêt » pour commencer.`,
    notReady: (who, many) => `${who} ${many ? 'ne sont pas encore prêts' : 'n’est pas encore prêt'}.`,
    open: (round) => `Course ${round} sur 9 : lancez-la quand vous avez un moment tranquille.`,
    race: (round) => `Course ${round} sur 9 : enchaînez vos cinq tuiles, puis annoncez « Fini ! ».`,
    racing: (who, many) => `${who} ${many ? 'sont' : 'est'} encore en course.`,
    mustBuild: (crystals) =>
      `Construisez : posez des cartes jusqu’à ce que ${crystals === 1 ? 'votre cristal ait un emplacement' : `vos ${crystals} cristaux aient un emplacement`}.`,
    mayBuild: 'Construisez : posez d’autres cartes si vous voulez, puis confirmez.',
    mustLose: 'Construisez : vos cristaux ne tiennent pas tous. Posez des cartes si vous voulez, puis confirmez.',
    mayAdd: 'Construisez : posez des cartes si vous voulez, puis confirmez.',
    maySwap: 'Construisez : posez des cartes, ou échangez-en deux contre une, puis confirmez.',
    building: (who, many) => `${who} ${many ? 'construisent' : 'construit'}.`,
  },
  nl: {
    shuffle: 'De kaarten worden geschud.',
    deal: 'De tegels worden gedeeld.',
    sayReady: (round) => `Race ${round} van 9: druk op “Ik ben er klaar voor” om te beginnen.`,
    notReady: (who, many) => `${who} ${many ? 'zijn' : 'is'} er nog niet klaar voor.`,
    open: (round) => `Race ${round} van 9: begin wanneer je een rustig moment hebt.`,
    race: (round) => `Race ${round} van 9: maak een keten van je vijf tegels en roep “Klaar!”`,
    racing: (who, many) => `${who} ${many ? 'zijn' : 'is'} nog bezig.`,
    mustBuild: (crystals) =>
      `Bouwen: leg kaarten tot ${crystals === 1 ? 'je kristal een plek heeft' : `je ${crystals} kristallen een plek hebben`}.`,
    mayBuild: 'Bouwen: leg meer kaarten als je wilt en bevestig.',
    mustLose: 'Bouwen: niet al je kristallen passen. Leg kaarten als je wilt en bevestig.',
    mayAdd: 'Bouwen: leg kaarten als je wilt en bevestig.',
    maySwap: 'Bouwen: leg kaarten, of ruil er twee voor één, en bevestig.',
    building: (who, many) => `${who} ${many ? 'zijn' : 'is'} aan het bouwen.`,
  },
});
