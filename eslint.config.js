// The rules a machine keeps (docs: each service's folders, who may open which engine, pure domain).
// Those that need types stand in .oxlintrc.json: see docs/decisions/0016.
import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { local } from './scripts/lint/local-rules.js';

const source = ['libs/*/src/**/*.ts', 'services/*/src/**/*.{ts,tsx}', 'reference/src/**/*.ts'];
const web = ['web/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.contract.ts', '**/testing/**', 'e2e/**', 'bench/**', 'scripts/**'];

const only = (group, message) => ({ group, message });
// Engines and clients open in named places only; everything else goes through a port.
const engines = {
  kafka: only(['kafkajs'], 'kafkajs belongs to libs/messaging'),
  postgres: only(
    ['pg', 'kysely'],
    'SQL belongs to projections, effects, auth, person, channels, schedules, processors, invariants and main',
  ),
  clickhouse: only(['@clickhouse/client', 'chdb'], 'the engine belongs to libs/clickhouse'),
  clickhousePort: only(
    ['@leadwright/clickhouse/*'],
    'ClickHouse belongs to queries, datasets, files, audit projections and main',
  ),
  shape: only(['@leadwright/service/*'], 'libs/service stands on the other libs'),
  services: only(
    ['accounts', 'audit', 'billing', 'export', 'gateway', 'notification', 'search'].map(
      (name) => `@leadwright/${name}/*`,
    ),
    'a service never imports another',
  ),
};
const pure = (...outside) =>
  only(
    [
      'node:*',
      'pg',
      'kysely',
      ...outside,
      '@leadwright/*/*',
      '!@leadwright/eventsourcing/decider',
      '!@leadwright/leads/*',
    ],
    'a decision is pure: its own files, the decider, types of leads',
  );
const forbid = (...names) => ['error', { patterns: names.map((name) => engines[name]) }];

/** Which rooms each room of these libs may enter: further down in this list only, so that there is no circle. */
export const rooms = {
  'eventsourcing/operate': [
    'contracts',
    'eventsourcing',
    'eventsourcing/consume',
    'eventsourcing/effects',
    'eventsourcing/log',
    'eventsourcing/rebuild',
    'eventsourcing/relay',
    'postgres',
    'runtime/http',
    'runtime/refusals',
    'runtime/telemetry',
  ],
  'eventsourcing/consume': [
    'contracts',
    'eventsourcing',
    'eventsourcing/log',
    'eventsourcing/rebuild',
    'messaging',
    'postgres',
    'runtime/http',
    'runtime/process',
    'runtime/refusals',
    'runtime/telemetry',
  ],
  'eventsourcing/effects': ['eventsourcing/log'],
  'eventsourcing/rebuild': ['eventsourcing', 'eventsourcing/log', 'eventsourcing/store', 'postgres', 'runtime/process'],
  'eventsourcing/relay': [
    'eventsourcing',
    'eventsourcing/log',
    'eventsourcing/store',
    'messaging',
    'postgres',
    'runtime/process',
    'runtime/telemetry',
  ],
  'eventsourcing/store': [
    'eventsourcing',
    'eventsourcing/log',
    'messaging/partitions',
    'postgres',
    'runtime/telemetry',
  ],
  'eventsourcing/log': ['contracts', 'eventsourcing', 'messaging', 'postgres', 'runtime/http'],
  eventsourcing: [],
  'messaging/open-bus': ['messaging/kafka', 'messaging/postgres', 'postgres', 'runtime/process', 'runtime/telemetry'],
  'messaging/contract': ['messaging'],
  'messaging/kafka': ['contracts', 'messaging', 'messaging/partitions', 'runtime/telemetry'],
  'messaging/memory': ['messaging', 'messaging/partitions', 'runtime/process', 'runtime/telemetry'],
  'messaging/postgres': ['messaging', 'messaging/partitions', 'postgres', 'runtime/process', 'runtime/telemetry'],
  'messaging/partitions': ['messaging', 'runtime/process', 'runtime/telemetry'],
  messaging: ['runtime/process'],
  'postgres/embedded': ['runtime/process', 'runtime/telemetry'],
  postgres: ['runtime/telemetry'],
  'runtime/http': ['runtime/access', 'runtime/process', 'runtime/refusals', 'runtime/requests', 'runtime/telemetry'],
  'runtime/process': ['runtime/access', 'runtime/requests', 'runtime/telemetry'],
  'runtime/requests': ['runtime/refusals'],
  'runtime/refusals': ['runtime/telemetry'],
  'runtime/telemetry': [],
  'runtime/access': [],
};

const sqlFolders =
  'services/*/src/{projections,effects,auth,person,channels,schedules,processors,webhooks,invariants}/**/*.ts';
const clickhouseFolders = [
  'services/search/src/{queries,datasets}/**/*.ts',
  'services/export/src/files/**/*.ts',
  'services/audit/src/projections/**/*.ts',
];
const composition = 'services/*/src/{main,migrate,service,app}.ts';

export default tseslint.config(
  {
    ignores: ['**/node_modules', '.data', '.cache', '**/dist', 'proto/gen', 'web/src/server/schema.gen.ts', 'coverage'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { local },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'local/kebab-case-file': 'error',
      'local/no-default-export': 'error',
      'local/no-index-file': 'error',
      'local/no-focused-test': 'error',
      'no-console': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // A module declaration can only be merged by an interface.
  {
    files: ['libs/runtime/src/http/{access,api-description}.ts', '**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: source,
    ignores: tests,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'only main.ts reads the environment, by its config schema' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='Type'][callee.property.name='String'] Property[key.name='pattern']",
          message: 'textLike says the form in words too',
        },
      ],
    },
  },
  { files: ['libs/runtime/src/requests/text-like.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: [
      'services/*/src/{main,migrate,seed}.ts',
      'services/standalone/src/distributed/main.ts',
      'libs/testing/**',
      ...tests,
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['services/*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('kafka', 'postgres', 'clickhouse', 'clickhousePort', 'services') },
  },
  {
    files: [sqlFolders],
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('kafka', 'clickhouse', 'clickhousePort', 'services') },
  },
  {
    files: clickhouseFolders,
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('kafka', 'clickhouse', 'postgres', 'services') },
  },
  {
    files: ['services/audit/src/projections/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('kafka', 'clickhouse', 'services') },
  },
  {
    files: [composition],
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('kafka', 'clickhouse', 'services') },
  },
  { files: ['services/standalone/src/**/*.ts'], rules: { 'no-restricted-imports': forbid('kafka', 'clickhouse') } },
  {
    files: ['services/*/src/domain/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [pure('../*')],
        },
      ],
      'no-restricted-globals': ['error', 'process', 'crypto', 'fetch', 'setTimeout', 'Date'],
      'no-restricted-syntax': [
        'error',
        { selector: ':function[async=true]', message: 'a decision does not wait' },
        { selector: 'AwaitExpression', message: 'a decision does not wait' },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'a decision is repeatable',
        },
      ],
    },
  },
  {
    // A decision of several files has a folder of its own, which may enter `domain` and nothing else.
    files: ['services/*/src/domain/*/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [pure('../../*', '../*/*')] }] },
  },
  {
    files: ['libs/{runtime,postgres,objects,clickhouse,messaging,eventsourcing}/src/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('services', 'shape') },
  },
  {
    files: ['libs/service/src/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('services', 'kafka', 'postgres', 'clickhouse', 'clickhousePort') },
  },
  {
    files: ['libs/{runtime,postgres,messaging,eventsourcing}/src/**/*.ts'],
    ignores: tests,
    rules: { 'local/rooms': ['error', rooms] },
  },
  {
    files: ['libs/leads/src/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-imports': forbid('services', 'kafka', 'postgres', 'clickhouse', 'clickhousePort') },
  },
  {
    files: web,
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'local/feature-boundaries': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@leadwright/*/*', '!@leadwright/leads/*', '!@leadwright/runtime/access'],
              message: 'the browser knows the API, the pure parts of libs/leads and the table of roles only',
            },
          ],
          paths: [
            {
              name: '@tanstack/react-query',
              importNames: ['useMutation'],
              message: 'useMutation keeps what is clicked offline and sends it later; server/command.ts does not',
            },
          ],
        },
      ],
    },
  },
  { files: ['web/src/server/command.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['web/src/**/*.test.{ts,tsx}', 'web/src/testing/**'],
    rules: { 'max-lines': 'off', 'no-restricted-imports': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', 'e2e/**', 'reference/build/**', 'services/standalone/src/**'],
    rules: { 'no-console': 'off' },
  },
);
