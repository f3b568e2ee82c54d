import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersOf, productionFolders, sbomOf } from './sbom.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'leadwright-sbom-'));
  const write = (folder: string, manifest: object): void => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
  };
  write('.', { name: 'leadwright', version: '1.2.3' });
  write('web', { name: '@leadwright/web', version: '1.2.3', dependencies: { '@scope/outer': '1' } });
  write('node_modules/@scope/outer', {
    name: '@scope/outer',
    version: '1.0.1',
    license: 'MIT',
    dependencies: { inner: '2', 'of-another-platform': '1' },
  });
  write('node_modules/inner', { name: 'inner', version: '1.0.0' });
  write('node_modules/@scope/outer/node_modules/inner', { name: 'inner', version: '2.0.0', license: 'ISC' });
  const integrity = `sha512-${Buffer.from('hash').toString('base64')}`;
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/@scope/outer': { integrity } } }),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

it('names the package of each bundled file, also of one inside another, and none of ours', () => {
  const files = [
    'services/billing/src/main.ts',
    'node_modules/@scope/outer/index.js',
    'node_modules/@scope/outer/node_modules/inner/lib/a.js',
  ];
  const { components } = sbomOf({ root, image: 'billing', folders: foldersOf(root, files) });
  expect(components.map(({ purl }) => purl)).toEqual([
    `pkg:generic/node@${process.versions.node}`,
    'pkg:npm/%40scope/outer@1.0.1',
    'pkg:npm/inner@2.0.0',
  ]);
});

it('is CycloneDX, with the licence and the hash of the lock file', () => {
  const sbom = sbomOf({ root, image: 'billing', folders: [path.join(root, 'node_modules/@scope/outer')] });
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'container', name: 'leadwright/billing', version: '1.2.3' } },
  });
  expect(sbom.components[1]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40scope/outer@1.0.1',
    name: '@scope/outer',
    version: '1.0.1',
    purl: 'pkg:npm/%40scope/outer@1.0.1',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
  });
});

it('follows what the pages need, and passes over what is not installed', () => {
  expect(productionFolders(root, 'web').map((folder) => path.relative(root, folder))).toEqual([
    'node_modules/@scope/outer',
    'node_modules/@scope/outer/node_modules/inner',
  ]);
});
