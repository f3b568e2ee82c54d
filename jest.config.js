import { filesForJest } from './scripts/setup/one-file.mjs';

// One jest project per test level (the suffix of the file says which). Packages that are ESM only
// are compiled like our own code, because Jest on Node 20 runs CommonJS.
const esmOnly = [
  '@fastify/type-provider-typebox',
  'uuid',
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'cookie',
  'content-disposition',
  'd3-shape',
  'd3-path',
  'temporal-polyfill',
  'temporal-utils',
  'marked',
];
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const inOneFile = await filesForJest();
const base = {
  moduleNameMapper: inOneFile,
  runtime: '<rootDir>/scripts/setup/jest-runtime.cjs',
  transform: { '\\.(t|j)sx?$': swc, '\\.mjs$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/.data/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/'],
};
const node = { ...base, testEnvironment: 'node' };
const onEngines = {
  globalSetup: '<rootDir>/libs/testing/src/levels/jest-global-setup.ts',
  globalTeardown: '<rootDir>/libs/testing/src/levels/jest-global-teardown.ts',
};
// Products that tests start end with the run, however that ends.
const clearedAway = {
  globalSetup: '<rootDir>/e2e/src/product/jest-global-setup.ts',
  globalTeardown: '<rootDir>/e2e/src/product/jest-global-teardown.ts',
};

// antd as its package brings it in one file: its thousand modules took two seconds of every suite of pages.
const antd = { '^antd$': 'antd/dist/antd.js' };

export default {
  // A busy machine takes long for little, and the night tries a property with many times its cases. Jest takes it from here
  // only, not from a project.
  testTimeout: 60_000 * Number(process.env.RUN_CASES ?? 1),
  maxWorkers: 2,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{libs,services,proto,reference,scripts,bench,web/scripts,e2e/seeded-bugs}/**/!(*.int|*.data|*.process|*.kafka|*.fault|*.providers|*.chart|*.night).test.ts',
      ],
    },
    {
      ...node,
      displayName: 'int',
      testMatch: ['<rootDir>/{libs,services,reference,scripts}/**/*.int.test.ts'],
      ...onEngines,
    },
    {
      ...node,
      displayName: 'data',
      testMatch: ['<rootDir>/{libs,services}/**/*.data.test.ts'],
      ...onEngines,
    },
    {
      ...node,
      displayName: 'process',
      testMatch: ['<rootDir>/{libs,services,scripts}/**/*.process.test.ts'],
      ...onEngines,
    },
    {
      ...node,
      displayName: 'kafka',
      testMatch: ['<rootDir>/{libs,services,e2e}/**/*.kafka.test.ts'],
      globalSetup: '<rootDir>/libs/testing/src/levels/kafka-global-setup.ts',
      globalTeardown: '<rootDir>/libs/testing/src/levels/kafka-global-teardown.ts',
    },
    {
      ...node,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.e2e.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'product',
      testMatch: ['<rootDir>/e2e/*.product.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'browser',
      testMatch: ['<rootDir>/e2e/*.browser.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'look',
      testMatch: ['<rootDir>/e2e/*.look.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'clients',
      testMatch: ['<rootDir>/e2e/clients/*.clients.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'night',
      testMatch: ['<rootDir>/{e2e,scripts}/**/*.night.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'providers',
      testMatch: ['<rootDir>/services/**/*.providers.test.ts'],
    },
    {
      ...node,
      displayName: 'chart',
      testMatch: ['<rootDir>/scripts/**/*.chart.test.ts'],
    },
    {
      ...node,
      displayName: 'drills',
      testMatch: ['<rootDir>/e2e/drills/*.drill.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'fault',
      testMatch: ['<rootDir>/{libs,services,e2e,scripts}/**/*.fault.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...node,
      displayName: 'soak',
      testMatch: ['<rootDir>/e2e/*.soak.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/src/product/jest-setup.ts'],
      ...clearedAway,
    },
    {
      ...base,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/web/src/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setup.ts'],
      transform: { ...base.transform, '\\.md$': '<rootDir>/web/src/testing/markdown-text.cjs' },
      moduleNameMapper: {
        ...inOneFile,
        ...antd,
        '\\.(css|svg)$': '<rootDir>/web/src/testing/asset.ts',
        '^(\\.\\.?/)+antd-theme\\.ts$': '<rootDir>/web/src/testing/stand-ins/undrawn-theme.ts',
      },
    },
  ],
};
