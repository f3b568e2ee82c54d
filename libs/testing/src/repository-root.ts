import path from 'node:path';

/** The checkout's root. Under Jest from this file's place; a program of modules (a benchmark) is started from there. */
export const repositoryRoot = typeof __dirname === 'undefined' ? process.cwd() : path.resolve(__dirname, '../../..');
