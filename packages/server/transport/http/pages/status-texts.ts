import type { Locale } from '@sesame/kernel';

interface StatusTexts {
  readonly title: string;
  readonly well: string;
  readonly unwell: string;
  readonly upSince: string;
  readonly store: string;
  readonly storeWell: string;
  readonly storeUnwell: string;
  readonly planned: string;
  readonly nothingPlanned: string;
  readonly toGames: string;
}

export const STATUS_TEXTS: Readonly<Record<Locale, StatusTexts>> = {
  en: {
    title: 'Status',
    well: 'Everything is running.',
    unwell: 'Moves can’t be saved right now.',
    upSince: 'Running since',
    store: 'Saving moves',
    storeWell: 'Works',
    storeUnwell: 'Doesn’t work. Nothing that was saved is lost; please try again later.',
    planned: 'Announcements',
    nothingPlanned: 'None',
    toGames: 'To the games',
  },
  fr: {
    title: 'État du serveur',
    well: 'Tout fonctionne.',
    unwell: 'Les coups ne peuvent pas être enregistrés pour le moment.',
    upSince: 'En marche depuis',
    store: 'Enregistrement des coups',
    storeWell: 'Fonctionne',
    storeUnwell: 'En panne. Rien de ce qui était enregistré n’est perdu ; réessayez plus tard.',
    planned: 'Annonces',
    nothingPlanned: 'Aucune',
    toGames: 'Vers les jeux',
  },
  nl: {
    title: 'Status',
    well: 'Alles werkt.',
    unwell: 'Zetten kunnen nu niet worden opgeslagen.',
    upSince: 'Actief sinds',
    store: 'Zetten opslaan',
    storeWell: 'Werkt',
    storeUnwell: 'Werkt niet. Wat al is opgeslagen, blijft bewaard; probeer het later opnieuw.',
    planned: 'Mededelingen',
    nothingPlanned: 'Geen',
    toGames: 'Naar de spellen',
  },
};
