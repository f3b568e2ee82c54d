// `npx tsx scripts/contracts.ts`: compares the contracts with their last release in `proto/released`, without network
// or git history. Fails on a breaking change and on an unreleased one (`npx tsx scripts/fixtures.ts` releases it).
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixtureHashes, releases, type Release } from '../proto/releases.ts';

const proto = path.resolve(import.meta.dirname, '../proto');
const buf = path.resolve(proto, '../node_modules/.bin/buf');

/** Releases the contracts if they differ from the last release. Throws on a breaking change. */
export function release(): void {
  const last = releases(proto).at(-1);
  const image = imageNow();
  if (last && isSame(last, image)) return;
  if (last && !isCompatible(last))
    throw new Error(`the contracts break release ${last.name}: what was released once stays as it is`);
  const name = String(Number(last?.name ?? '0') + 1).padStart(4, '0');
  mkdirSync(path.join(proto, 'released'), { recursive: true });
  writeFileSync(path.join(proto, 'released', `${name}.binpb`), image);
  writeFileSync(path.join(proto, 'released', `${name}.json`), `${JSON.stringify(fixtureHashes(proto), null, 2)}\n`);
  console.log(`released proto/released/${name}`);
}

function check(): void {
  const last = releases(proto).at(-1);
  if (!last) throw new Error('nothing was released yet: run `npx tsx scripts/fixtures.ts`');
  if (!isCompatible(last))
    throw new Error(`the contracts break release ${last.name}: what was released once stays as it is`);
  if (!isSame(last, imageNow()))
    throw new Error(`the contracts differ from release ${last.name}: run \`npx tsx scripts/fixtures.ts\``);
}

// Without comments and source positions, because only changes of the encoding need a release.
function imageNow(): Uint8Array {
  return new Uint8Array(execFileSync(buf, ['build', '--exclude-source-info', '-o', '-#format=binpb'], { cwd: proto }));
}

function isSame({ image, fixtures }: Release, now: Uint8Array): boolean {
  return Buffer.from(image).equals(now) && JSON.stringify(fixtures) === JSON.stringify(fixtureHashes(proto));
}

function isCompatible({ name }: Release): boolean {
  const { status } = spawnSync(buf, ['breaking', '--against', `released/${name}.binpb`], {
    cwd: proto,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
