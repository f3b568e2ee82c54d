// `npm run contracts`: checks the contracts by buf: their style, that they are the last release in `proto/released`
// and break none, that `proto/gen` is generated from them. Without network or git history, once buf is installed.
// `npm test` has no buf and holds what follows from the committed files (proto/generated.test.ts).
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, fixtureHashes } from '../../proto/hashes.ts';
import { releases, type Release } from '../../proto/releases.ts';
import { buf, proto } from './buf.ts';
import { generate } from './generate.ts';

/** Releases the contracts if they differ from the last release. Throws on a breaking change. */
export function release(): void {
  const last = releases(proto).at(-1);
  const image = imageNow();
  if (last && isSame(last, image)) return;
  if (last) checkCompatible(last);
  const name = String(Number(last?.name ?? '0') + 1).padStart(4, '0');
  mkdirSync(path.join(proto, 'released'), { recursive: true });
  writeFileSync(path.join(proto, 'released', `${name}.binpb`), image);
  writeFileSync(path.join(proto, 'released', `${name}.json`), `${JSON.stringify(fixtureHashes(proto), null, 2)}\n`);
  console.log(`released proto/released/${name}`);
}

function check(): void {
  const last = releases(proto).at(-1);
  if (!last) throw new Error('nothing was released yet: run `npx tsx scripts/fixtures.ts`');
  buf('lint');
  checkCompatible(last);
  if (!isSame(last, imageNow()))
    throw new Error(`the contracts differ from release ${last.name}: run \`npx tsx scripts/fixtures.ts\``);
  checkGenerated();
}

// Without comments and source positions, because only changes of the encoding need a release.
const imageNow = (): Buffer => buf('build', '--exclude-source-info', '-o', '-#format=binpb');

const isSame = ({ image, fixtures }: Release, now: Buffer): boolean =>
  now.equals(image) && JSON.stringify(fixtures) === JSON.stringify(fixtureHashes(proto));

function checkCompatible({ name }: Release): void {
  try {
    buf('breaking', '--against', `released/${name}.binpb`);
  } catch (cause) {
    throw new Error(`the contracts break release ${name}: what was released once stays as it is`, { cause });
  }
}

function checkGenerated(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-contracts-'));
  try {
    generate(folder);
    const textsIn = (parent: string): string =>
      JSON.stringify(filesBelow(parent, 'gen').map((file) => [file, readFileSync(path.join(parent, file), 'utf8')]));
    if (textsIn(folder) !== textsIn(proto))
      throw new Error('proto/gen is not what buf generates: run `npm run generate`');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
