import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasAll } from './npm.mjs';

const root = path.resolve(__dirname, '../..');

describe('packages', () => {
  const locked = {
    '': { version: '1.0.0' },
    'libs/ours': { version: '1.0.0' },
    'node_modules/ours': { link: true as const },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-platform': { version: '2.0.0', integrity: 'sha512-b', optional: true as const },
  };
  const installed = { 'node_modules/ours': { link: true as const }, 'node_modules/a': locked['node_modules/a'] };

  it('are installed where each of the lock file is there, whenever that file was written', () => {
    expect(hasAll(installed, locked)).toBe(true);
    const { packages } = JSON.parse(readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: Parameters<typeof hasAll>[0];
    };
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as typeof packages & {
      packages: typeof packages;
    };
    expect(hasAll(packages, lock.packages)).toBe(true);
  });

  it('are not where one is missing, or has another version or other contents', () => {
    expect(hasAll({}, locked)).toBe(false);
    expect(hasAll({ 'node_modules/ours': { link: true } }, locked)).toBe(false);
    const another = (change: object) => ({
      ...installed,
      'node_modules/a': { ...locked['node_modules/a'], ...change },
    });
    expect(hasAll(another({ version: '1.0.1' }), locked)).toBe(false);
    expect(hasAll(another({ integrity: 'sha512-c' }), locked)).toBe(false);
  });
});
