// Runs any test of the repository with one seeded bug (SEEDED_BUG, see transform.mjs). The engines run already, at
// LEADWRIGHT_TEST_POSTGRES_URL.
import path from 'node:path';
import config from '../../jest.config.js';

// Leaves out globalSetup and globalTeardown, which would start engines.
const { transform, transformIgnorePatterns, moduleNameMapper, testEnvironment } = config.projects.find(
  ({ displayName }) => displayName === 'int',
);
const seeding = path.join(import.meta.dirname, 'transform.mjs');

export default {
  rootDir: path.resolve(import.meta.dirname, '../..'),
  testEnvironment,
  moduleNameMapper,
  transformIgnorePatterns,
  transform: Object.fromEntries(
    Object.entries(transform).map(([pattern, [, options]]) => [pattern, [seeding, options]]),
  ),
  testMatch: ['<rootDir>/{libs,services}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.data/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/'],
  testTimeout: 60_000,
};
