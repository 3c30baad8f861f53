import type { Language } from '../rules/state.ts';

/** Matches words that start with one of these patterns. */
const beginning = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.flatMap((line) => line.split(' ')).join('|')})`);

/**
 * Words that bots and hints never use: slurs, obscenities, sex, atrocities. Players may play them, as they are in the
 * dictionary. Words that groups use for themselves are not listed. The Dutch dictionary flags most of its own, see
 * `hunspell.ts`.
 */
export const OFFENSIVE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: beginning(
    'nigg(?:er|a) negro fagg?ot fag(?:s|gy)?$ dykes?$ homos?$ kikes?$ wogs?$ wops?$ spics?$ gooks?$ yids?$ dark(?:y|ies)$',
    'coons?$ chinks?$ dago(?:e?s)?$ gyp(?:s|ped|pers?|ping)?$ honk(?:y|ies)$ krauts?$ limeys?$ lubra mulatto octoroon',
    'quadroon redskin halfbreed squaws?$ wetback mongol(?:s$|ism|oid) spastics?$ retard(?:s|ed)?$ cretin cripples?$',
    'cunt (?:mother)?fuck (?:bull|horse|chicken)?shit whor(?:e|ing|ish) slut harlot strumpet trollop huss(?:y|ies)$',
    'slags?$ (?:sonsof)?bitch bastard dickhead dicks?$ pricks?$ cocks?$ cocksuck putz schmuck piss twats?$ wank tosser',
    'arse(?!n) ass(?:es)?$ asshole jackass bollock bugger (?:god)?damn(?:s|ed|edest)?$ crap(?:s|p(?!ie).*)?$ fart(?!h)',
    'turds?$ poop(?:s|ed|ing)?$ boob(?:s|ed|ing)?$ tits?$ titt(?:y|ies)$ shag(?:s|ged|ging)?$ horny randy',
    '(?:over|under|cyber|psycho|non|de|un)?sex(?:|es|ed|ing|y|i.*|pot.*|less.*|olog.*|ts?|ting|ual.*)$',
    '(?:auto|homo)?erotic porn (?:post)?orgas org(?:y|ies)$ (?:non)?intercourse foreplay (?:non|post)?coit copulat',
    'fornicat ejaculat masturbat fellat cunnil sodom incest blowjob threesome dildo vibrators?$ condoms?$ sperm semen$ fetish kinky',
    'bondage masoch sadis sadomasoch striptease stripper lewd lust(?:s|ed|ing|ful.*)?$ smutty deflower',
    'prostitut brothel hookers?$ pimp(?:s|ed|ing)?$ gigolo bestial necrophil zoophil',
    'penis (?:ithy)?phall vagin vulv clit scrot testic testes genital puss(?:y|ies)$ pubes$ pubic anal(?:ly)?$ anus',
    'rect(?:al|um) nipple breast(?:s|ed)?$ hymens?$ erections?$ enema excrement fa?ec(?:es|al)$ defecat',
    'rap(?:ed?|es|ers?|ing|ists?)$ molest pa?edophil pa?ederast holocaust genocid lynch suicid nazi milfs?$',
  ),
  fr: beginning(
    'negr(?:e|o|ill) bougnoul bamboul youpin youtre bicots?$ bicotes?$ ratonn chinetoq boches?$ feujs?$ romanichel',
    'pedes?$ pederast tarlouz tantouz tafiol tapettes?$ lopettes?$ fiottes?$ gouin mongoli(?:en|sm) cretin debiles?$',
    'encul niqu(?!edouille) put(?:ain|ass|es?$) pouff?iass salop(?!ette) salauds?$ garces?$ catins?$ petass grognass',
    'con(?:s|ne|nes)?$ conn(?:ass|ard|eau|erie|ement$) culs?$ fout(?:r|u|ai|ez$|ent$|ons$|ant|oir) enfoir batard',
    '(?:em|de)?merd chi(?:e?es?$|ent$|ez$|er|eu|ai|ant(?!i)|ass|ott) piss(?!enlit|al) cacas?$ couill bordel(?!ais)',
    'branl(?!ant) bais(?!s|emain|$) bite(?!ns) nichon nibard tetons?$ zobs?$',
    'sex(?:es?|y|u.*|is.*|ol.*)?$ porno erot orgasm orgies?$ partouz coit(?!r) copul(?!ati[fv]) forniqu ejacul masturb',
    'fellat cunni sodom incest gode(?:s|mich.*)?$ vibromass preservatifs?$ sperm depucel lubriqu masoch sadi[qs] sado',
    'prostitu proxenet maquerel gigolo bestialit zoophil necrophil',
    'penis phall vagin vulv clito(?!cyb) scrot testicul genita anus$ anal(?:e|es)?$ mamelons?$ excrement feces defeq',
    'viol(?:s|er|eur|eurs|ee|ees)?$ pedophil genocid lynch suicid nazi(?!r) hentai bondage',
  ),
  nl: beginning(
    'neger(?!en|ing) nikkers?$ flikkers?$ kaffers?$ mof(?:fen)?$ rotmof mongo(?:ol|len|l[io]) debiel imbeciel',
    '.*hoer(?:tje|en|d|t)?s?$ hoer(?!a|i$) kut(?!ter) gekut .*neuk(?!el) .*slet(?:je|jes|ten)?$ sloerie trut .*wijf$',
    'wijven$ teef$ .*lul(?:len|letje)?s?$ lul(?:d|l|t$|koek|hannes|praat|verhaal)',
    '(?:ge)?kanker(?:en|t|de|aar|aars|lijer|lijers)?$ tering$ tyfus pleuris godver verdomm potverdomm',
    '.*schijt .*stront kak(?:k(?!erlak).*|te?|ten)?$ pis(?!sebed|t|ang|ci|o$) poep scheet drol(?:len)?$',
    'kloot(?!schiet) klot(?:e|en|er.*)$ kont(?!er|r) reet$ aars tiet piemel pik$ tepel',
    'seks(?!e) .*seks$ .*porno geil(?!l) hitsig erotisch orgas orgie coitus copul ejacul masturb fellat beff incest',
    'condoom dildo vibrator sperma ontucht ontmaag masoch sadis sadomas .*prostitu bordeel pooier gigolo bestialit',
    'penis vagin vulva clitor schaam(?:lip|haar) testikel genita erectie anaal anus rectum',
    '.*verkracht aanrand pedof pedoseks necrof genocid lynch zelfmoord (?:neo)?nazi(?!cht|e|n|t)',
    'gangbang vergas(?:t|te|ten|sen|sing)?$',
  ),
};
