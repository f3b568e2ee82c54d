import path from 'node:path';

/** The checkout's root: under Jest relative to this file, in a benchmark the working directory. */
export const repositoryRoot = typeof __dirname === 'undefined' ? process.cwd() : path.resolve(__dirname, '../../..');

/** The script that runs a program of ours from its bundle: `node`, this, the program, its arguments. */
export const runProgram = path.join(repositoryRoot, 'scripts/setup/run-program.mjs');
