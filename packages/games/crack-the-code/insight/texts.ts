import { de, makeTexts } from '@sesame/ui';

/** Texts about the codes that are still possible. */
export const insightTexts = makeTexts({
  en: {
    beforeGuessing: 'As soon as somebody guesses, you see here which codes are left.',
    lead: 'Every dot is a code. Bright ones are still possible, dim ones were ruled out by the last guess.',
    title: (name: string) => `Codes that ${name} must choose from`,
    counting: 'Counting codes…',
    count: (codes: number) => codes.toLocaleString('en'),
  },
  fr: {
    beforeGuessing: 'Dès le premier essai, vous verrez ici les codes qui restent.',
    lead: 'Chaque point est un code. Les points vifs restent possibles, le dernier essai a éliminé les points pâles.',
    title: (name) => `Les codes qui restent du point de vue ${de(name)}`,
    counting: 'Décompte des codes…',
    count: (codes) => codes.toLocaleString('fr'),
  },
  nl: {
    beforeGuessing: 'Zodra iemand raadt, zie je hier welke codes overblijven.',
    lead: 'Elke stip is een code. Heldere stippen kunnen nog, vage zijn door de laatste poging uitgesloten.',
    title: (name) => `Codes waaruit ${name} moet kiezen`,
    counting: 'Codes tellen…',
    count: (codes) => codes.toLocaleString('nl'),
  },
});
