import type { Language } from '../state.ts';
import type { Lexicon } from './lexicon.ts';
import { unpack } from './unpack.ts';

/** Literal URLs, because bundlers must see them to ship the files. */
const FILES: Readonly<Record<Language, URL>> = {
  en: new URL('./en.words', import.meta.url),
  fr: new URL('./fr.words', import.meta.url),
  nl: new URL('./nl.words', import.meta.url),
};

const loading = new Map<Language, Promise<Lexicon>>();
const loaded = new Map<Language, Lexicon>();

/** Loads a dictionary once. A failed load is retried by the next call. */
export const loadLexicon = (language: Language): Promise<Lexicon> => {
  const under = loading.get(language);
  if (under !== undefined) return under;
  const load = read(language);
  loading.set(language, load);
  load.catch(() => loading.delete(language));
  return load;
};

/** A dictionary that is already loaded; throws otherwise. */
export const lexiconOf = (language: Language): Lexicon => {
  const lexicon = loaded.get(language);
  if (lexicon === undefined) throw new Error(`the ${language} dictionary is not loaded: prepare the rules first`);
  return lexicon;
};

const read = async (language: Language): Promise<Lexicon> => {
  const pressed = await bytesOf(FILES[language]);
  const stream = new Blob([pressed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const lexicon = unpack(language, new Uint8Array(await new Response(stream).arrayBuffer()));
  loaded.set(language, lexicon);
  return lexicon;
};

/** Reads from disk on the server, over HTTP in the browser. */
const bytesOf = async (file: URL): Promise<Uint8Array<ArrayBuffer>> => {
  if (file.protocol === 'file:') return new Uint8Array(process.getBuiltinModule('node:fs').readFileSync(file));
  const response = await fetch(file);
  if (!response.ok) throw new Error(`a dictionary could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
