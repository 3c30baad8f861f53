import type { Locale } from '@sesame/kernel';

/** Texts of link previews, in the language of the reader’s browser. */
export interface HeadTexts {
  general(games: string): string;
  invites(host: string, game: string): string;
  invited(game: string): string;
  readonly table: string;
  match(game: string, players: string): string;
  readonly watch: string;
  readonly replay: string;
  replayAt(ply: number): string;
  annotated(author: string, match: string): string;
  tournament(game: string): string;
  readonly player: string;
  daily(game: string): string;
  readonly dailyText: string;
  puzzles(game: string): string;
  readonly puzzlesText: string;
  room(code: string): string;
  readonly roomText: string;
  learn(game: string): string;
  readonly learnText: string;
  /** Titles of pages without an id. */
  readonly sections: Readonly<Record<string, string>>;
}

export const HEAD_TEXTS: Readonly<Record<Locale, HeadTexts>> = {
  en: {
    general: (games) => `Tabletop games about codes and crystals, against friends and bots: ${games}.`,
    invites: (host, game) => `${host} invites you to play ${game}`,
    invited: (game) => `You’re invited to play ${game}`,
    table: 'Open the link to sit down. You don’t need an account.',
    match: (game, players) => `${players}: ${game}`,
    watch: 'Watch this match on Sesame.',
    replay: 'Replay this match move by move.',
    replayAt: (ply) => `Replay this match from move ${ply}.`,
    annotated: (author, match) => `${match}, annotated move by move by ${author}.`,
    tournament: (game) => `A ${game} tournament on Sesame.`,
    player: 'Profile, ratings and matches on Sesame.',
    daily: (game) => `Today’s puzzle: ${game}`,
    dailyText: 'One puzzle a day, the same for everybody.',
    puzzles: (game) => `${game} puzzles`,
    puzzlesText: 'Positions from real matches: five a day, and more near your rating.',
    room: (code) => `Join room ${code}`,
    roomText: 'Play side by side: your phone is your hand, and the big screen is the table.',
    learn: (game) => `Learn ${game}`,
    learnText: 'Rules, a short lesson and practice.',
    sections: {
      '/daily': 'Daily puzzles',
      '/puzzles': 'Puzzles',
      '/room': 'One room',
      '/players': 'Players',
      '/tournaments': 'Tournaments',
      '/replay': 'Replays',
      '/friends': 'Friends',
      '/settings': 'Settings',
      '/account': 'Your account',
      '/shortcuts': 'Keyboard shortcuts',
    },
  },
  fr: {
    general: (games) => `Des jeux de société sur les codes et les cristaux, entre amis ou contre des bots : ${games}.`,
    invites: (host, game) => `${host} vous invite à jouer à ${game}`,
    invited: (game) => `Vous êtes invité à jouer à ${game}`,
    table: 'Ouvrez le lien pour vous asseoir. Aucun compte n’est nécessaire.',
    match: (game, players) => `${players} : ${game}`,
    watch: 'Suivez cette partie sur Sesame.',
    replay: 'Revoyez cette partie coup par coup.',
    replayAt: (ply) => `Revoyez cette partie à partir du coup ${ply}.`,
    annotated: (author, match) => `${match}, commentée coup par coup par ${author}.`,
    tournament: (game) => `Un tournoi de ${game} sur Sesame.`,
    player: 'Profil, classements et parties sur Sesame.',
    daily: (game) => `L’énigme du jour : ${game}`,
    dailyText: 'Une énigme par jour, la même pour tous.',
    puzzles: (game) => `Problèmes : ${game}`,
    puzzlesText: 'Des positions de vraies parties : cinq par jour, et d’autres proches de votre cote.',
    room: (code) => `Rejoindre le salon ${code}`,
    roomText: 'Jouez côte à côte : votre téléphone est votre main, le grand écran sert de table.',
    learn: (game) => `Apprendre ${game}`,
    learnText: 'Les règles, une courte leçon et des exercices.',
    sections: {
      '/daily': 'Énigmes du jour',
      '/puzzles': 'Problèmes',
      '/room': 'Tous ensemble',
      '/players': 'Joueurs',
      '/tournaments': 'Tournois',
      '/replay': 'Revoir une partie',
      '/friends': 'Amis',
      '/settings': 'Réglages',
      '/account': 'Votre compte',
      '/shortcuts': 'Raccourcis clavier',
    },
  },
  nl: {
    general: (games) => `Bordspellen over codes en kristallen, tegen vrienden en bots: ${games}.`,
    invites: (host, game) => `${host} nodigt je uit voor ${game}`,
    invited: (game) => `Je bent uitgenodigd voor ${game}`,
    table: 'Open de link om te gaan zitten. Je hebt geen account nodig.',
    match: (game, players) => `${players}: ${game}`,
    watch: 'Volg deze partij op Sesame.',
    replay: 'Bekijk deze partij zet voor zet.',
    replayAt: (ply) => `Bekijk deze partij vanaf zet ${ply}.`,
    annotated: (author, match) => `${match}, zet voor zet van commentaar voorzien door ${author}.`,
    tournament: (game) => `Een toernooi ${game} op Sesame.`,
    player: 'Profiel, ratings en partijen op Sesame.',
    daily: (game) => `Puzzel van vandaag: ${game}`,
    dailyText: 'Elke dag één puzzel, voor iedereen dezelfde.',
    puzzles: (game) => `Opgaven ${game}`,
    puzzlesText: 'Stellingen uit echte partijen: elke dag vijf, en meer dicht bij je rating.',
    room: (code) => `Kamer ${code} binnengaan`,
    roomText: 'Speel naast elkaar: je telefoon is je hand, het grote scherm is de tafel.',
    learn: (game) => `${game} leren`,
    learnText: 'Spelregels, een korte les en oefeningen.',
    sections: {
      '/daily': 'Puzzels van vandaag',
      '/puzzles': 'Opgaven',
      '/room': 'Samen in één kamer',
      '/players': 'Spelers',
      '/tournaments': 'Toernooien',
      '/replay': 'Partijen bekijken',
      '/friends': 'Vrienden',
      '/settings': 'Instellingen',
      '/account': 'Je account',
      '/shortcuts': 'Sneltoetsen',
    },
  },
};
