// `node scripts/setup/run-program.mjs FILE [ARGUMENT…]`: runs a program of the repository from its bundle, and one in
// JavaScript as it is.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf } from './programs.mjs';

if (process.argv[2] === undefined) {
  process.stderr.write('say which program: a path from the root\n');
  process.exit(2);
}
const file = path.resolve(process.argv[2]);
const program = file.endsWith('.ts') ? await programOf(file) : file;
process.argv.splice(1, 2, program);
await import(pathToFileURL(program).href);
