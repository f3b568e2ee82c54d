import path from 'node:path';

/** The checkout's root: under Jest relative to this file, in a benchmark the working directory. */
export const repositoryRoot = typeof __dirname === 'undefined' ? process.cwd() : path.resolve(__dirname, '../../..');
