import { de, makeTexts } from '@sesame/ui';

const crystalsEn = (crystals: number) => (crystals === 1 ? '1 crystal' : `${crystals} crystals`);
const cardsEn = (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`);
const crystalsFr = (crystals: number) => (crystals < 2 ? `${crystals} cristal` : `${crystals} cristaux`);
const cardsFr = (cards: number) => (cards < 2 ? `${cards} carte` : `${cards} cartes`);
const crystalsNl = (crystals: number) => (crystals === 1 ? '1 kristal' : `${crystals} kristallen`);
const cardsNl = (cards: number) => (cards === 1 ? '1 kaart' : `${cards} kaarten`);

/** Texts of the log. */
export const logTexts = makeTexts({
  en: {
    shuffled: (cards: number) => `${cardsEn(cards)} shuffled into a new draw pile.`,
    round: (round: number, room: number) => `Race ${round} of 9, for room ${room}.`,
    final: (round: number) => `Race ${round} of 9, for the final room.`,
    ready: (name: string) => `${name} is ready.`,
    notReady: (name: string) => `${name} isn’t ready after all.`,
    race: 'The hourglass is turned. Go!',
    done: (name: string, time: string) => `${name} calls “Done!” after ${time}.`,
    gaveUp: (name: string, time: string) => `${name} gives up after ${time}.`,
    through: (name: string) => `${name} has finished the race.`,
    empty: 'Time’s up.',
    wins: (name: string, time: string, prize: string) => `${name} wins the race in ${time}: ${prize}.`,
    sweeps: (name: string, prize: string) => `${name} wins both races of the final and takes everything: ${prize}.`,
    isRight: (name: string, prize: string) => `${name} has a right chain: ${prize}.`,
    finishes: (name: string, prize: string) => `${name} finishes too: ${prize}.`,
    wrong: (name: string) => `${name}’s chain is wrong.`,
    nobody: 'Nobody has a right chain.',
    toFinal: (crystals: number) => `${crystalsEn(crystals)} ${crystals === 1 ? 'goes' : 'go'} to the final room.`,
    prize: (crystals: number, cards: number) => `${crystalsEn(crystals)} and ${cardsEn(cards)}`,
    drew: (cards: string) => `You draw ${cards}.`,
    built: (name: string) => `${name} is done building.`,
    lays: (name: string, cards: number, placed: number) =>
      placed === 0
        ? `${name} lays ${cardsEn(cards)}.`
        : `${name} lays ${cardsEn(cards)} and places ${crystalsEn(placed)}.`,
    places: (name: string, placed: number) => `${name} places ${crystalsEn(placed)}.`,
    swaps: (name: string) => `${name} swaps two cards for one.`,
    nothing: (name: string) => `${name} builds nothing.`,
    loses: (name: string, lost: number) => `${name} loses ${crystalsEn(lost)}.`,
    over: (names: string, many: boolean) => (many ? `${names} share the victory.` : `${names} wins the match.`),
  },
  fr: {
    shuffled: (cards) => `Nouvelle pioche de ${cardsFr(cards)}.`,
    round: (round, room) => `Course ${round} sur 9, pour la salle ${room}.`,
    final: (round) => `Course ${round} sur 9, pour la salle finale.`,
    ready: (name) => `${name} est prêt.`,
    notReady: (name) => `${name} n’est finalement pas prêt.`,
    race: 'Le sablier est retourné : c’est parti !',
    done: (name, time) => `${name} annonce « Fini ! » après ${time}.`,
    gaveUp: (name, time) => `${name} abandonne après ${time}.`,
    through: (name) => `${name} a terminé la course.`,
    empty: 'Temps écoulé.',
    wins: (name, time, prize) => `${name} gagne la course en ${time} : ${prize}.`,
    sweeps: (name, prize) => `${name} gagne les deux courses de la finale et rafle tout : ${prize}.`,
    isRight: (name, prize) => `${name} a une chaîne juste : ${prize}.`,
    finishes: (name, prize) => `${name} termine aussi : ${prize}.`,
    wrong: (name) => `La chaîne ${de(name)} est fausse.`,
    nobody: 'Personne n’a de chaîne juste.',
    toFinal: (crystals) => `${crystalsFr(crystals)} ${crystals < 2 ? 'va' : 'vont'} dans la salle finale.`,
    prize: (crystals, cards) => `${crystalsFr(crystals)} et ${cardsFr(cards)}`,
    drew: (cards) => `Vous piochez ${cards}.`,
    built: (name) => `${name} a fini de construire.`,
    lays: (name, cards, placed) =>
      placed === 0
        ? `${name} pose ${cardsFr(cards)}.`
        : `${name} pose ${cardsFr(cards)} et place ${crystalsFr(placed)}.`,
    places: (name, placed) => `${name} place ${crystalsFr(placed)}.`,
    swaps: (name) => `${name} échange deux cartes contre une.`,
    nothing: (name) => `${name} ne construit rien.`,
    loses: (name, lost) => `${name} perd ${crystalsFr(lost)}.`,
    over: (names, many) => (many ? `${names} se partagent la victoire.` : `${names} gagne la partie.`),
  },
  nl: {
    shuffled: (cards) => `Nieuwe trekstapel van ${cardsNl(cards)}.`,
    round: (round, room) => `Race ${round} van 9, om kamer ${room}.`,
    final: (round) => `Race ${round} van 9, om de finalekamer.`,
    ready: (name) => `${name} is er klaar voor.`,
    notReady: (name) => `${name} is er toch nog niet klaar voor.`,
    race: 'De zandloper is omgedraaid. Start!',
    done: (name, time) => `${name} roept “Klaar!” na ${time}.`,
    gaveUp: (name, time) => `${name} geeft op na ${time}.`,
    through: (name) => `${name} heeft de race uitgespeeld.`,
    empty: 'De tijd is om.',
    wins: (name, time, prize) => `${name} wint de race in ${time}: ${prize}.`,
    sweeps: (name, prize) => `${name} wint beide races van de finale en krijgt alles: ${prize}.`,
    isRight: (name, prize) => `${name} heeft een goede keten: ${prize}.`,
    finishes: (name, prize) => `${name} is ook klaar: ${prize}.`,
    wrong: (name) => `De keten van ${name} is fout.`,
    nobody: 'Niemand heeft een goede keten.',
    toFinal: (crystals) => `${crystalsNl(crystals)} ${crystals === 1 ? 'gaat' : 'gaan'} naar de finalekamer.`,
    prize: (crystals, cards) => `${crystalsNl(crystals)} en ${cardsNl(cards)}`,
    drew: (cards) => `Je trekt ${cards}.`,
    built: (name) => `${name} is klaar met bouwen.`,
    lays: (name, cards, placed) =>
      placed === 0
        ? `${name} legt ${cardsNl(cards)}.`
        : `${name} legt ${cardsNl(cards)} en plaatst ${crystalsNl(placed)}.`,
    places: (name, placed) => `${name} plaatst ${crystalsNl(placed)}.`,
    swaps: (name) => `${name} ruilt twee kaarten voor één.`,
    nothing: (name) => `${name} bouwt niets.`,
    loses: (name, lost) => `${name} verliest ${crystalsNl(lost)}.`,
    over: (names, many) => (many ? `${names} delen de overwinning.` : `${names} wint de partij.`),
  },
});
