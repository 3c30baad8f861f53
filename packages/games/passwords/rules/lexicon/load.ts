import type { Language } from '../state.ts';
import type { Lexicon } from './lexicon.ts';
import { unpack } from './unpack.ts';

/**
 * The versions of each dictionary, from 1. Records name theirs, so the file of a version never changes: new words come in
 * a new version. Literal URLs, because bundlers must see them to ship the files.
 */
export const DICTIONARY_FILES: Readonly<Record<Language, readonly URL[]>> = {
  en: [new URL('./en.words', import.meta.url)],
  fr: [new URL('./fr.words', import.meta.url)],
  nl: [new URL('./nl.words', import.meta.url)],
};

/** The version that new matches use. */
export const NEWEST_DICTIONARY = Math.min(...Object.values(DICTIONARY_FILES).map(({ length }) => length));

const loading = new Map<string, Promise<Lexicon>>();
const loaded = new Map<string, Lexicon>();

const keyOf = (language: Language, version: number): string => `${language} ${version}`;

/** Loads a dictionary once. A failed load is retried by the next call. */
export const loadLexicon = (language: Language, version = NEWEST_DICTIONARY): Promise<Lexicon> => {
  const key = keyOf(language, version);
  const under = loading.get(key);
  if (under !== undefined) return under;
  const load = read(language, version);
  loading.set(key, load);
  load.catch(() => loading.delete(key));
  return load;
};

/** A dictionary that is already loaded; throws otherwise. */
export const lexiconOf = (language: Language, version = NEWEST_DICTIONARY): Lexicon => {
  const lexicon = loaded.get(keyOf(language, version));
  if (lexicon === undefined)
    throw new Error(`dictionary ${language} ${version} is not loaded: prepare the rules first`);
  return lexicon;
};

const read = async (language: Language, version: number): Promise<Lexicon> => {
  const file = DICTIONARY_FILES[language][version - 1];
  if (file === undefined) throw new Error(`there is no dictionary ${language} ${version}`);
  const pressed = await bytesOf(file);
  const stream = new Blob([pressed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const lexicon = unpack(language, new Uint8Array(await new Response(stream).arrayBuffer()));
  loaded.set(keyOf(language, version), lexicon);
  return lexicon;
};

/** Reads from disk on the server, over HTTP in the browser. */
const bytesOf = async (file: URL): Promise<Uint8Array<ArrayBuffer>> => {
  if (file.protocol === 'file:') return new Uint8Array(process.getBuiltinModule('node:fs').readFileSync(file));
  const response = await fetch(file);
  if (!response.ok) throw new Error(`a dictionary could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
