import { de } from '../language/french.ts';
import { makeTexts } from '../language/texts.ts';

interface Named {
  readonly name: string;
  readonly isYou: boolean;
}

const seconds = (ms: number, comma: string): string => `${(ms / 1000).toFixed(2).replace('.', comma)} s`;

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const ghostNamed = ({ name, isYou }: Named): string => (isYou ? 'your ghost' : `the ghost of ${name}`);
const fantome = ({ name, isYou }: Named): string => (isYou ? 'votre fantôme' : `le fantôme ${de(name)}`);
const schim = ({ name, isYou }: Named): string => (isYou ? 'je schim' : `de schim van ${name}`);

export const ghostTexts = makeTexts({
  en: {
    again: 'Play again against your ghost',
    kept: (hands: number) => `Your last hands (${hands})`,
    keptNote: 'Your best time on each. Race against yourself.',
    beat: (time: string) => `Beat ${time}`,
    ghostOf: ({ name, isYou }: Named) => (isYou ? 'Your ghost' : `Ghost of ${name}`),
    count: (done: number, stages: number) => `${done} of ${stages}`,
    at: (ghost: string, done: number, stages: number) => `${ghost}: ${done} of ${stages}`,
    through: (ghost: string) => `${ghost} has finished.`,
    won: (ghost: Named, gap: number) => `You beat ${ghostNamed(ghost)} by ${seconds(gap, '.')}.`,
    lost: (ghost: Named, gap: number) => `${capitalized(ghostNamed(ghost))} beat you by ${seconds(gap, '.')}.`,
    level: (ghost: Named) => `You were exactly as fast as ${ghostNamed(ghost)}.`,
  },
  fr: {
    again: 'Rejouer contre votre fantôme',
    kept: (hands) => `Vos derniers tirages (${hands})`,
    keptNote: 'Votre meilleur temps pour chacun. Mesurez-vous à vous-même.',
    beat: (time) => `Battre ${time}`,
    ghostOf: ({ name, isYou }) => (isYou ? 'Votre fantôme' : `Fantôme ${de(name)}`),
    count: (done, stages) => `${done} sur ${stages}`,
    at: (ghost, done, stages) => `${ghost}\u00A0: ${done} sur ${stages}`,
    through: (ghost) => `${ghost} a terminé.`,
    won: (ghost, gap) => `Vous avez battu ${fantome(ghost)} de ${seconds(gap, ',')}.`,
    lost: (ghost, gap) => `${capitalized(fantome(ghost))} vous a battu de ${seconds(gap, ',')}.`,
    level: (ghost) => `Vous avez mis exactement le même temps que ${fantome(ghost)}.`,
  },
  nl: {
    again: 'Speel opnieuw tegen je schim',
    kept: (hands) => `Je laatste handen (${hands})`,
    keptNote: 'Je beste tijd op elk. Race tegen jezelf.',
    beat: (time) => `Versla ${time}`,
    ghostOf: ({ name, isYou }) => (isYou ? 'Je schim' : `Schim van ${name}`),
    count: (done, stages) => `${done} van ${stages}`,
    at: (ghost, done, stages) => `${ghost}: ${done} van ${stages}`,
    through: (ghost) => `${ghost} is klaar.`,
    won: (ghost, gap) => `Je hebt ${schim(ghost)} met ${seconds(gap, ',')} verslagen.`,
    lost: (ghost, gap) => `${capitalized(schim(ghost))} was ${seconds(gap, ',')} sneller.`,
    level: (ghost) => `Je was precies even snel als ${schim(ghost)}.`,
  },
});
