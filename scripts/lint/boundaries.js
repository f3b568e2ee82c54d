// Who may import what: each service's folders, which folder opens which engine, the rooms of the inner libs.

/** Files that are no product: tests, what they share, and programs of the repository. */
export const tests = ['**/*.test.{ts,tsx}', '**/*.contract.ts', '**/testing/**', 'e2e/**', 'bench/**', 'scripts/**'];

const only = (regex, message) => ({ regex, message });
// Engines and clients open in named places only; everything else goes through a port.
const engines = {
  kafka: only('^kafkajs(/|$)', 'kafkajs belongs to libs/messaging'),
  postgres: only(
    '^(pg|kysely)(/|$)',
    'SQL belongs to projections, effects, auth, person, channels, schedules, providers and main',
  ),
  clickhouse: only('^(@clickhouse/client|chdb)(/|$)', 'the engine belongs to libs/clickhouse'),
  clickhousePort: only(
    '^@leadwright/clickhouse/',
    'ClickHouse belongs to queries, datasets, imports, files, audit projections, books and chains, and main',
  ),
  shape: only('^@leadwright/service/', 'libs/service stands on the other libs'),
  services: only(
    '^@leadwright/(accounts|audit|billing|export|gateway|notification|search)/',
    'a service never imports another',
  ),
};
const forbid = (...names) => ({ 'local/no-import': ['error', ...names.map((name) => engines[name])] });
const pure = (outside) => ({
  'local/no-import': [
    'error',
    only(
      `^(node:|(pg|kysely)(/|$)|${outside}|@leadwright/(?!leads/|eventsourcing/decider(/|$))[^/]+/)`,
      'a decision is pure: its own files, the decider, types of leads',
    ),
  ],
});

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
    'runtime/faults',
    'runtime/http',
    'runtime/process',
    'runtime/refusals',
    'runtime/telemetry',
  ],
  'eventsourcing/effects': ['eventsourcing/log', 'postgres', 'runtime/process', 'runtime/telemetry'],
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
  'eventsourcing/log': ['contracts', 'eventsourcing', 'eventsourcing/wire', 'messaging', 'postgres', 'runtime/http'],
  'eventsourcing/wire': [],
  eventsourcing: [],
  'messaging/open-bus': ['messaging/kafka', 'messaging/postgres', 'postgres', 'runtime/process', 'runtime/telemetry'],
  'messaging/contract': ['messaging'],
  'messaging/kafka': ['contracts', 'messaging', 'messaging/partitions', 'runtime/telemetry'],
  'messaging/memory': ['messaging', 'messaging/partitions', 'runtime/process', 'runtime/telemetry'],
  'messaging/postgres': [
    'messaging',
    'messaging/partitions',
    'postgres',
    'runtime/faults',
    'runtime/process',
    'runtime/telemetry',
  ],
  'messaging/partitions': ['messaging', 'runtime/process', 'runtime/telemetry'],
  messaging: ['runtime/faults'],
  'postgres/embedded': ['runtime/process', 'runtime/telemetry'],
  'postgres/metrics': ['postgres', 'runtime/telemetry'],
  postgres: ['runtime/faults', 'runtime/migrations'],
  'runtime/http': [
    'runtime/access',
    'runtime/faults',
    'runtime/process',
    'runtime/refusals',
    'runtime/requests',
    'runtime/telemetry',
  ],
  'runtime/process': ['runtime/access', 'runtime/faults', 'runtime/requests', 'runtime/telemetry'],
  'runtime/requests': ['runtime/mailboxes', 'runtime/refusals', 'runtime/words'],
  'runtime/refusals': ['runtime/telemetry'],
  'runtime/mailboxes': [],
  'runtime/telemetry': ['runtime/faults'],
  'runtime/faults': [],
  'runtime/migrations': [],
  'runtime/access': [],
  'runtime/site': [],
  'runtime/words': [],
};

const sqlFolders = [
  'services/*/src/{projections,effects,auth,person,channels,schedules}/**/*.ts',
  // Billing lies by subject.
  'services/billing/src/*/projections/**/*.ts',
  'services/billing/src/{providers,subscription/periods,close/{rules,gate}}/**/*.ts',
];
const clickhouseFolders = [
  'services/search/src/{queries,datasets,imports}/**/*.ts',
  'services/export/src/files/**/*.ts',
  'services/audit/src/{projections,book,chain}/**/*.ts',
];
const composition = 'services/*/src/{main,migrate,service,app}.ts';
const notWaiting = 'a decision does not wait';

/** Of the rows that a file matches, the last one that names a rule counts. */
export const boundaries = [
  {
    files: ['services/*/src/**/*.{ts,tsx}'],
    excludeFiles: tests,
    rules: forbid('kafka', 'postgres', 'clickhouse', 'clickhousePort', 'services'),
  },
  { files: sqlFolders, excludeFiles: tests, rules: forbid('kafka', 'clickhouse', 'clickhousePort', 'services') },
  { files: clickhouseFolders, excludeFiles: tests, rules: forbid('kafka', 'clickhouse', 'postgres', 'services') },
  {
    files: ['services/audit/src/{projections,book,chain}/**/*.ts'],
    excludeFiles: tests,
    rules: forbid('kafka', 'clickhouse', 'services'),
  },
  { files: [composition], excludeFiles: tests, rules: forbid('kafka', 'clickhouse', 'services') },
  { files: ['services/standalone/src/**/*.ts'], rules: forbid('kafka', 'clickhouse') },
  {
    // A decision of one subject may enter those of another, and the terms of plans, which decide too.
    files: ['services/*/src/**/{domain,terms}/**/*.ts'],
    excludeFiles: tests,
    rules: {
      ...pure('\\.\\./(?!terms/|sale\\.ts$|\\.\\./[\\w-]+/(domain|terms)/)'),
      'no-restricted-globals': ['error', 'process', 'crypto', 'fetch', 'setTimeout', 'Date'],
      'local/no-syntax': [
        'error',
        { selector: ':function[async=true]', message: notWaiting },
        { selector: 'AwaitExpression', message: notWaiting },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'a decision is repeatable',
        },
      ],
    },
  },
  {
    // A decision of several files has a folder of its own, which may enter `domain` and nothing else.
    files: ['services/*/src/{domain,*/domain}/*/**/*.ts'],
    excludeFiles: tests,
    rules: pure('\\.\\./[^/]+/'),
  },
  {
    files: ['libs/{runtime,postgres,objects,clickhouse,messaging,eventsourcing}/src/**/*.ts'],
    excludeFiles: tests,
    rules: forbid('services', 'shape'),
  },
  {
    files: ['libs/{service,leads}/src/**/*.ts'],
    excludeFiles: tests,
    rules: forbid('services', 'kafka', 'postgres', 'clickhouse', 'clickhousePort'),
  },
  {
    files: ['libs/{runtime,postgres,messaging,eventsourcing}/src/**/*.ts'],
    excludeFiles: tests,
    rules: { 'local/rooms': ['error', rooms] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    excludeFiles: ['web/src/server/command.ts', 'web/src/**/*.test.{ts,tsx}', 'web/src/testing/**'],
    rules: {
      'local/no-import': [
        'error',
        only(
          '^@leadwright/(?!leads/|contracts/routes/operations$|reference/tables/state-outlines$|runtime/(?:access|site|mailboxes/email-address)(?:/|$))[^/]+/',
          'the browser knows the types of the API, the pure parts of libs/leads, the sites, the outlines of the states, the table of roles and how an address is read only',
        ),
      ],
      'no-restricted-imports': [
        'error',
        {
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
];
