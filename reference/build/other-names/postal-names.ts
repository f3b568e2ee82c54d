// The names that the Postal Service takes, or does not take, for a ZIP's city, beside the one that it prefers.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `accepted`: the Postal Service delivers mail that is addressed so; `said`: people write them, and it asks them not to. */
export type PostalZip = {
  zip: string;
  type: string;
  city: string;
  state: string;
  accepted: readonly string[];
  said: readonly string[];
};

// The list lies in a compiled module, so that only Python reads it.
const read = `import json, zipcodes
print(json.dumps([{'zip': z['zip_code'], 'type': z['zip_code_type'], 'city': z['city'], 'state': z['state'],
  'accepted': z['acceptable_cities'], 'said': z['unacceptable_cities']} for z in zipcodes.list_all()]))`;

const count = 42_789;

/** Sorted by ZIP. Needs python3 with pip. */
export function postalZips(): PostalZip[] {
  const folder = mkdtempSync(join(tmpdir(), 'postal-names-'));
  try {
    execFileSync(
      'python3',
      [
        '-m',
        'pip',
        'install',
        '--quiet',
        '--no-deps',
        '--root-user-action=ignore',
        '--only-binary',
        ':all:',
        '--target',
        folder,
        'zipcodes==3.0.0',
      ],
      { stdio: 'inherit' },
    );
    const printed = execFileSync('python3', ['-c', read], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, PYTHONPATH: folder },
    });
    const zips = JSON.parse(printed) as PostalZip[];
    if (zips.length !== count) throw new Error(`zipcodes 3.0.0 has ${count} ZIPs, this one ${zips.length}`);
    return zips.sort((a, b) => (a.zip < b.zip ? -1 : 1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
