// What sells a kind of leads takes its name, address, icon and colours from its dictionary: no file outside libs/leads
// names one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { dictionaries } from '@leadwright/leads/dictionaries';

const root = path.resolve(__dirname, '../..');

// Why a file may all the same: it is read by nobody's code, or it says what the specification says.
const mayName = [
  ['tests, and what they share', /\.test\.tsx?$|\/testing\/|^e2e\/|^scripts\/(walks|pictures|recording|demo|k6)\//],
  ['examples of the API document', /^proto\/routes\/.*examples\.ts$/],
  ['measurements, each of one kind', /^bench\//],
  ['texts of public pages, and the claims in them', /^web\/src\/features\/public\/|^web\/scripts\/claim-problems\.ts$/],
  ['words of the specification', /^web\/src\/components\/words\/|^libs\/runtime\/src\/site\//],
  ['numbers of demo leads, by kind', /^charts\/values\/development\.yaml$|^scripts\/compose-check$/],
  ['tables that were made before they followed the dictionary', /^services\/search\/migrations-clickhouse\//],
  ['consumers of topics, which are no leads', /^libs\/(service|eventsourcing|messaging)\/|^proto\/(?!routes\/)/],
  ['pictures and articles', /^web\/(public|content)\/|\.md$|\.svg$/],
] as const;

it('no file outside libs/leads names a kind of leads', () => {
  const ids = dictionaries.map(({ dictId }) => dictId).join('|');
  // What the reference tables hold is no kind of leads.
  const named = new RegExp(
    `(?<!@leadwright/reference)['"\`/.](${ids})['"\`?]|\\bleads\\.(${ids})\\b|dictionaries/(${ids})\\b`,
  );
  const files = execFileSync(
    'git',
    ['ls-files', 'services', 'libs', 'web', 'charts', 'proto', 'scripts', 'docker-compose.yml'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => /\.(tsx?|m?js|cjs|sql|ya?ml|proto|json)$/.test(file) && !file.startsWith('libs/leads/'))
    .filter((file) => !mayName.some(([, files]) => files.test(file)));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => named.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
