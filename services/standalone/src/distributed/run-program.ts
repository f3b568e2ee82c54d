import path from 'node:path';

/** The script that runs a program of ours from its bundle: `node`, this, the program, its arguments. */
export const runProgramIn = (root: string): string => path.join(root, 'scripts/setup/run-program.mjs');
