import { makeTexts } from '@sesame/ui';

/** Texts of proposed words (PW21). */
export const proposalTexts = makeTexts({
  en: {
    propose: 'Ask the others',
    proposeSure: 'Ask? A no loses your turn',
    question: (name: string, word: string) => `${name} asks: does ${word} count?`,
    means: 'It isn’t in the dictionary. If everyone agrees, it counts in this match.',
    meansStrict:
      'It isn’t in the dictionary. If everyone agrees, it counts in this match; otherwise it loses the turn.',
    agree: 'Allow word',
    decline: 'Decline',
    waiting: (word: string) => `The others are deciding whether ${word} counts.`,
    deciding: (name: string, word: string) => `${name} asks whether ${word} counts. The others are deciding.`,
  },
  fr: {
    propose: 'Demander aux autres',
    proposeSure: 'Un refus fait perdre le tour',
    question: (name, word) => `${name} demande : est-ce que ${word} compte ?`,
    means: 'Il n’est pas dans le dictionnaire. Si tout le monde est d’accord, il compte dans cette partie.',
    meansStrict:
      'Il n’est pas dans le dictionnaire. Si tout le monde est d’accord, il compte dans cette partie ; sinon, il fait perdre le tour.',
    agree: 'Accepter le mot',
    decline: 'Refuser',
    waiting: (word) => `Les autres décident si ${word} compte.`,
    deciding: (name, word) => `${name} demande si ${word} compte. Les autres décident.`,
  },
  nl: {
    propose: 'Vraag de anderen',
    proposeSure: 'Vragen? Een nee kost je beurt',
    question: (name, word) => `${name} vraagt: telt ${word}?`,
    means: 'Het staat niet in het woordenboek. Als iedereen het goedvindt, telt het in deze partij.',
    meansStrict:
      'Het staat niet in het woordenboek. Als iedereen het goedvindt, telt het in deze partij; anders kost het de beurt.',
    agree: 'Woord goedkeuren',
    decline: 'Afwijzen',
    waiting: (word) => `De anderen beslissen of ${word} telt.`,
    deciding: (name, word) => `${name} vraagt of ${word} telt. De anderen beslissen.`,
  },
});
