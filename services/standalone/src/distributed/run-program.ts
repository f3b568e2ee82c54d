import path from 'node:path';

export const runProgramIn = (root: string): string => path.join(root, 'scripts/setup/run-program.mjs');
