import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accepted } from './accepted-secrets.ts';
import { findInHistory, findInTree } from './find-secrets.ts';
import { findsIn, hashOf, patterns } from './secrets.ts';

it('no file of the repository holds a secret', () => {
  expect(findInTree(path.join(__dirname, '../..'))).toEqual([]);
});

// Examples are put together, or accepted: the scan reads this file and its neighbour too.
it.each(patterns.map(({ what, pattern, example }) => [what, pattern, example] as const))(
  '%s is found where it is planted',
  (what, pattern, example) => {
    expect(findsIn(`const key = '${example}';`, 'planted.ts')).toContainEqual({
      what,
      where: 'planted.ts',
      line: 1,
      hash: hashOf(pattern.exec(`const key = '${example}';`)?.[0] ?? ''),
    });
  },
);

it.each([
  ['ed25519', 'pkcs8'],
  ['ec', 'pkcs8'],
  ['ec', 'sec1'],
  ['rsa', 'pkcs8'],
  ['rsa', 'pkcs1'],
] as const)('a private key is found by its bytes, with and without its header: %s as %s', (kind, type) => {
  const { privateKey } =
    kind === 'ed25519'
      ? generateKeyPairSync('ed25519')
      : kind === 'ec'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type }).toString();
  expect(findsIn(pem, 'key.pem').map(({ what }) => what)).toEqual(['private key']);
  expect(findsIn(`KEY="${pem.replaceAll('\n', String.raw`\n`)}"`, '.env').map(({ what }) => what)).toEqual([
    'private key',
  ]);
});

it.each([
  'postgres://billing:${BILLING_PASSWORD:?make .env}@postgres:5432/billing',
  'postgres://accounts:word@127.0.0.1/x',
  'https://user:password@host.example/',
  '-----BEGIN PRIVATE KEY-----',
  'pk_test_abcdefgh1234',
])('what only looks like one is none: %s', (text) => expect(findsIn(text, 'a')).toEqual([]));

describe('in the history', () => {
  let root: string;
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@leadwright.test', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'leadwright-history-'));
    git('init', '--quiet');
    writeFileSync(path.join(root, 'settings.ts'), `export const token = 'ghp_${'z9Y8'.repeat(9)}';\n`);
    git('add', '.');
    git('commit', '--quiet', '-m', 'a token');
    writeFileSync(path.join(root, 'settings.ts'), 'export const token = undefined;\n');
    git('commit', '--quiet', '-am', 'no token');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('one that was taken out again is found, with its commit and file', () => {
    const [first = ''] = git('log', '--format=%H', '--reverse').split('\n');
    expect(findInTree(root)).toEqual([]);
    expect(findInHistory(root)).toEqual([
      { what: 'token of GitHub', where: `${first.slice(0, 12)} settings.ts`, line: 1, hash: expect.any(String) },
    ]);
  });
});

it('says of each accepted find why it is none', () => {
  expect(new Set(accepted.map(({ hash }) => hash)).size).toBe(accepted.length);
  for (const { hash, because } of accepted)
    expect([hash, because.length > 10]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), true]);
});
