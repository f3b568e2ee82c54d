import path from 'node:path';
import { lintFiles, type Finding } from './testing/lint-files.ts';

type Rooms = Record<string, string[]>;
const root = path.resolve(__dirname, '../..');

const forbidden = [
  ['an import by path', "import { a } from '../relay/relay.ts';", 'eventsourcing/relay'],
  ['an import by package', "import { a } from '@leadwright/eventsourcing/relay/relay';", 'eventsourcing/relay'],
  ['an import of another lib', "import { a } from '@leadwright/runtime/process/service';", 'runtime/process'],
  ['an import of a lib without rooms', "import { a } from '@leadwright/clickhouse/clickhouse';", 'clickhouse'],
  ['an export', "export { a } from '../consume/consumer.ts';", 'eventsourcing/consume'],
  ['an export of all', "export * from '../consume/consumer.ts';", 'eventsourcing/consume'],
  ['a later import', "export const a = () => import('../rebuild/rebuild.ts');", 'eventsourcing/rebuild'],
] as const;
const store = (name: string) => `libs/eventsourcing/src/store/${name}.ts`;
const ownKafka = "import { openKafkaBus } from './kafka/bus.ts';";
const files = [
  ...forbidden.map(([, code], at) => ({ file: store(`forbidden-${at}`), code })),
  {
    file: store('allowed'),
    code: `import { a } from '../log/log-order.ts'; import { b } from './command-log.ts'; import { c } from '../event-store.ts';
      import { d } from '@leadwright/postgres/scope'; import { sql } from 'kysely'; import path from 'node:path';`,
  },
  { file: 'libs/messaging/src/open-bus.ts', code: ownKafka },
  { file: 'libs/messaging/src/event-bus.ts', code: ownKafka },
  { file: 'libs/runtime/src/cellar/x.ts', code: '' },
];

let rooms: Rooms;
let findings: Finding[];
beforeAll(async () => {
  // JavaScript without types.
  ({ rooms } = (await import(path.join(root, 'scripts/lint/boundaries.js'))) as { rooms: Rooms });
  findings = await lintFiles(files);
});

const reported = (file: string): string[] =>
  findings.filter((finding) => finding.file === file && finding.rule === 'local/rooms').map(({ message }) => message);

describe('a room', () => {
  it.each(forbidden.map(([what, , entered], at) => ({ what, entered, at })))(
    'may not import a room that its row does not name: $what',
    ({ entered, at }) => {
      expect(reported(store(`forbidden-${at}`))).toEqual([`eventsourcing/store may not enter ${entered}`]);
    },
  );

  it('may import the rooms of its row, itself, and packages', () => {
    expect(reported(store('allowed'))).toEqual([]);
  });

  it('may import less or more in a file that has a row of its own', () => {
    expect(reported('libs/messaging/src/open-bus.ts')).toEqual([]);
    expect(reported('libs/messaging/src/event-bus.ts')).toEqual(['messaging may not enter messaging/kafka']);
  });

  it('without a row is reported', () => {
    expect(reported('libs/runtime/src/cellar/x.ts')).toEqual(['runtime/cellar is in no table of rooms']);
  });
});

describe('the table of rooms', () => {
  it('has no circle: each room imports only rooms further down', () => {
    const order = Object.keys(rooms);
    const upwards = Object.entries(rooms).flatMap(([room, entered]) =>
      entered
        .filter((name) => order.includes(name) && order.indexOf(name) <= order.indexOf(room))
        .map((name) => `${room} → ${name}`),
    );
    expect(upwards).toEqual([]);
  });
});
