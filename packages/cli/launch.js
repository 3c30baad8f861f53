#!/usr/bin/env node
// @ts-check
/**
 * Starts the command, from its bundle if that is not older than the sources. What is loaded before compiled modules are kept
 * is JavaScript: for TypeScript, Node would load a compiler of 11 MB at every start.
 */
import { keepCompiledModules } from './compile-cache.js';
import { findBundle } from './find-bundle.js';

keepCompiledModules();
const bundle = findBundle(new URL('dist/', import.meta.url));
await (bundle === undefined ? import('./main.ts') : import(bundle));
