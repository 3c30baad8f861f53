import { type Locale, type Seat, winnersOf } from '@sesame/kernel';
import { listed, makeTexts, type TextContext } from '@sesame/ui';
import type { Event, Letter, Locked } from '../rules/state.ts';
import { faultName } from './fault-texts.ts';
import { showWord } from './show-word.ts';

/** One line of the log. */
export const describe = (event: Event, { locale, names }: TextContext): string => {
  const say = lines[locale];
  const name = (seat: Seat) => names[seat] ?? '';
  switch (event.type) {
    case 'laid-out':
      return say.laidOut(event.circle.join(' '), name(event.starter));
    case 'password': {
      const { seat, word, letters, locked, filled } = event;
      const played = say.password({ name: name(seat), word: showWord(word), letters: [...letters].join(' ') });
      const fresh = filled.flatMap(({ letter }) => (letter === null ? [] : [letter]));
      return locked.length === 0
        ? played
        : `${played} ${say.locks(lockedList(locked, locale), filling(fresh, locale))}`;
    }
    case 'wrong':
      return say.wrong(name(event.seat), showWord(event.word), faultName(event.fault, locale));
    case 'passed':
      return say.passed(name(event.seat));
    case 'round':
      return say.round(name(event.seat));
    case 'proposed':
      return say.proposed(name(event.seat), showWord(event.word));
    case 'agreed':
      return say.agreed(name(event.seat), showWord(event.word));
    case 'allowed':
      return say.allowed(showWord(event.word));
    case 'declined':
      return say.declined(name(event.by), showWord(event.word));
    case 'over': {
      const winners = winnersOf(event.outcome);
      const left = event.outcome.stones[winners[0] ?? 0] ?? 0;
      const who = listed(winners.map(name), locale);
      return `${say.ends[event.reason]} ${winners.length > 1 ? say.shared(who, left) : say.wins(who, left)}`;
    }
  }
};

const lockedList = (locked: readonly Locked[], locale: Locale): string =>
  listed(
    locked.map(({ letter }) => letter),
    locale,
  );

const filling = (letters: readonly Letter[], locale: Locale): string =>
  letters.length === 0 ? '' : lines[locale].comes(listed(letters, locale), letters.length);

interface PlayedWord {
  readonly name: string;
  readonly word: string;
  /** The letters of the safes, in walking order. */
  readonly letters: string;
}

const lines = makeTexts({
  en: {
    laidOut: (circle: string, starter: string) => `Circle: ${circle}. ${starter} starts.`,
    password: ({ name, word, letters }: PlayedWord) => `${name} plays ${word}: stones on ${letters}.`,
    locks: (locked: string, comes: string) => `Locks ${locked}${comes}.`,
    comes: (letters: string, _count: number) => `, replaced by ${letters}`,
    wrong: (name: string, word: string, fault: string) => `${name} plays ${word}: ${fault}. No stones laid.`,
    passed: (name: string) => `${name} passes.`,
    round: (name: string) => `New round: ${name} begins.`,
    proposed: (name: string, word: string) => `${name} asks whether ${word} counts.`,
    agreed: (name: string, word: string) => `${name} allows ${word}.`,
    allowed: (word: string) => `${word} counts in this match.`,
    declined: (name: string, word: string) => `${name} doesn’t allow ${word}.`,
    ends: { 'out-of-stones': 'The last stone is laid.', 'all-passed': 'Everyone passed twice.' },
    wins: (name: string, left: number) => `${name} wins with ${left} left.`,
    shared: (names: string, left: number) => `${names} share the win with ${left} left.`,
  },
  fr: {
    laidOut: (circle, starter) => `Cercle : ${circle}. ${starter} commence.`,
    password: ({ name, word, letters }) => `${name} joue ${word} : pierres sur ${letters}.`,
    locks: (locked, comes) => `Verrouille ${locked}${comes}.`,
    comes: (letters, count) => `, ${count === 1 ? 'remplacé' : 'remplacés'} par ${letters}`,
    wrong: (name, word, fault) => `${name} joue ${word} : ${fault}. Aucune pierre posée.`,
    passed: (name) => `${name} passe.`,
    round: (name) => `Nouvelle manche : ${name} commence.`,
    proposed: (name, word) => `${name} demande si ${word} compte.`,
    agreed: (name, word) => `${name} accepte ${word}.`,
    allowed: (word) => `${word} compte dans cette partie.`,
    declined: (name, word) => `${name} refuse ${word}.`,
    ends: {
      'out-of-stones': 'La dernière pierre est posée.',
      'all-passed': 'Tout le monde a passé deux fois de suite.',
    },
    wins: (name, left) => `${name} gagne avec ${left} ${left < 2 ? 'pierre restante' : 'pierres restantes'}.`,
    shared: (names, left) =>
      `${names} se partagent la victoire avec ${left} ${left < 2 ? 'pierre restante' : 'pierres restantes'}.`,
  },
  nl: {
    laidOut: (circle, starter) => `Cirkel: ${circle}. ${starter} begint.`,
    password: ({ name, word, letters }) => `${name} speelt ${word}: stenen op ${letters}.`,
    locks: (locked, comes) => `Op slot: ${locked}${comes}.`,
    comes: (letters) => `, vervangen door ${letters}`,
    wrong: (name, word, fault) => `${name} speelt ${word}: ${fault}. Er worden geen stenen gelegd.`,
    passed: (name) => `${name} past.`,
    round: (name) => `Nieuwe ronde: ${name} begint.`,
    proposed: (name, word) => `${name} vraagt of ${word} telt.`,
    agreed: (name, word) => `${name} vindt ${word} goed.`,
    allowed: (word) => `${word} telt in deze partij.`,
    declined: (name, word) => `${name} wijst ${word} af.`,
    ends: { 'out-of-stones': 'De laatste steen is gelegd.', 'all-passed': 'Iedereen heeft twee keer gepast.' },
    wins: (name, left) => `${name} wint met nog ${left} over.`,
    shared: (names, left) => `${names} delen de overwinning met elk nog ${left} over.`,
  },
});
