// `npm run generate`: checks the style of the contracts, then writes proto/gen from them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceHashes } from '../../proto/hashes.ts';
import { buf, proto } from './buf.ts';

/** Writes `gen` into the folder. The hashes tell a test without buf whether it is of these sources. */
export function generate(folder: string): void {
  buf('generate', '--output', folder);
  writeFileSync(path.join(folder, 'gen/sources.json'), `${JSON.stringify(sourceHashes(proto), null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    buf('lint');
    generate(proto);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
