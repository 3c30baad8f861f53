import { makeTexts } from '@sesame/ui';

/** Texts of the end scene. */
export const finaleTexts = makeTexts({
  en: {
    sweep: (name: string, crystals: number) => `${name} won both races of the final and swept up ${crystals} crystals.`,
    fastest: (name: string, time: string, round: number) =>
      `The fastest chain was ${name}’s: ${time}, in race ${round}.`,
  },
  fr: {
    sweep: (name, crystals) => `${name} a gagné les deux courses de la finale et raflé ${crystals} cristaux.`,
    fastest: (name, time, round) => `La chaîne la plus rapide : ${name}, en ${time}, à la course ${round}.`,
  },
  nl: {
    sweep: (name, crystals) => `${name} won beide races van de finale en sleepte ${crystals} kristallen binnen.`,
    fastest: (name, time, round) => `De snelste keten: ${name}, in ${time}, in race ${round}.`,
  },
});
