import { makeTexts } from '@sesame/ui';

/** Texts of the lie detector. */
export const insightTexts = makeTexts({
  en: {
    lead: 'What everybody could know: how often each dealer told the truth, and the odds by the tiles not seen yet.',
    noRecord: 'No claim revealed yet',
    record: (honest: number, claims: number) => `${honest} of ${claims} claims were true`,
    claimed: (tile: string, claim: number) => `${tile}, claimed as ${claim}:`,
    odds: (worthIt: string, fake: string) => `${worthIt} worth that or more, ${fake} fake`,
  },
  fr: {
    lead: 'Ce que tout le monde peut savoir : combien de fois chaque marchand a dit vrai, et les chances d’après les tuiles jamais vues.',
    noRecord: 'Aucune annonce révélée',
    record: (honest, claims) => `${honest} ${honest > 1 ? 'annonces vraies' : 'annonce vraie'} sur ${claims}`,
    claimed: (tile, claim) => `${tile}, annoncée à ${claim} :`,
    odds: (worthIt, fake) => `${worthIt} de valoir au moins cela, ${fake} d’être fausse`,
  },
  nl: {
    lead: 'Wat iedereen kan weten: hoe vaak elke handelaar de waarheid sprak, en de kansen volgens de tegels die nog niet gezien zijn.',
    noRecord: 'Nog geen bewering onthuld',
    record: (honest, claims) => `${honest} van ${claims} beweringen waren waar`,
    claimed: (tile, claim) => `${tile}, zogenaamd ${claim}:`,
    odds: (worthIt, fake) => `${worthIt} zoveel of meer waard, ${fake} vals`,
  },
});
