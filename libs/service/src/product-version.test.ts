import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { productVersion } from './product-version.ts';

it('is the version of the package', () => {
  const { version } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(productVersion).toBe(version);
});
