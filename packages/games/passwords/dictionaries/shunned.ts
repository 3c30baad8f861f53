import type { Language } from '../rules/state.ts';

/**
 * Slurs and obscenities by their beginnings. Players may say them, for they are in the dictionary; no bot and no hint
 * does. Dutch marks most of its own, see `hunspell.ts`.
 */
export const SHUNNED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:nigg(?:er|a)|fagg?ot|fag(?:s|gy)?$|dykes?$|kikes?$|wogs?$|wops?$|spics?$|gooks?$|yids?$|darky|darkies|cunt|(?:mother)?fuck|(?:bull|horse|chicken)?shit|whor(?:e|ing)|slut|rap(?:ed?|es|ing|ists?)$|cocksuck|bitch|dickhead|piss|puss(?:y|ies)$|arsehole|asshole|twats?$|wank)/,
  fr: /^(?:negr(?:e|o|ill)|bougnoul|bamboul|youpin|youtre|bicots?$|bicotes?$|ratonn|pedes?$|tarlouz|gouines?$|encul|niqu(?!edouille)|putains?$|putes?$|pouff?iass|salop(?!ette)|connass|fout(?:r|u|ai|ez$|ent$|ons$|ant)|merd(?!ou)|chi(?:er|ai|ant|ass)|couill|branl(?:er|eur|ette)|baise(?:r|ur)|bites?$|connards?$|viol(?:er|eur|eurs|ee|ees)$)/,
  nl: /^(?:neger(?!en|ing)|nikkers?$|flikkers?$|hoer(?!a|i$)|kut(?!ter)|neuk|slet(?:je|jes|ten)?$|lul(?:len|letje)?s?$|kanker(?:en|t|de|aar|aars|lijer|lijers)?$|verkracht|schijt|stront)/,
};
