import path from 'node:path';
import { Linter, type ESLint } from 'eslint';
import { readTree } from '../house/read-tree.ts';

type Rooms = Record<string, string[]>;
const root = path.resolve(__dirname, '../..');
let rooms: Rooms;
let local: ESLint.Plugin;
beforeAll(async () => {
  // Both are JavaScript without types.
  ({ rooms } = (await import(path.join(root, 'eslint.config.js'))) as { rooms: Rooms });
  ({ local } = (await import(path.join(root, 'scripts/lint/local-rules.js'))) as { local: ESLint.Plugin });
});

const reported = (file: string, code: string, table = rooms): string[] =>
  new Linter()
    .verify(
      code,
      [{ files: ['**/*.ts'], plugins: { local }, rules: { 'local/rooms': ['error', table] } }],
      path.join('libs', file),
    )
    .map(({ message }) => message);

describe('a room', () => {
  it.each([
    ['an import by path', "import { a } from '../relay/relay.ts';", 'eventsourcing/relay'],
    ['an import by package', "import { a } from '@leadwright/eventsourcing/relay/relay';", 'eventsourcing/relay'],
    ['an import of another lib', "import { a } from '@leadwright/runtime/process/service';", 'runtime/process'],
    ['an import of a lib without rooms', "import { a } from '@leadwright/clickhouse/clickhouse';", 'clickhouse'],
    ['an export', "export { a } from '../consume/consumer.ts';", 'eventsourcing/consume'],
    ['an export of all', "export * from '../consume/consumer.ts';", 'eventsourcing/consume'],
    ['a later import', "const a = () => import('../rebuild/rebuild.ts');", 'eventsourcing/rebuild'],
  ])('may not import a room that its row does not name: %s', (_, code, entered) => {
    expect(reported('eventsourcing/src/store/execute.ts', code)).toEqual([
      `eventsourcing/store may not enter ${entered}`,
    ]);
  });

  it('may import the rooms of its row, itself, and packages', () => {
    const code = `import { a } from '../log/log-order.ts'; import { b } from './command-log.ts'; import { c } from '../event-store.ts';
      import { d } from '@leadwright/postgres/scope'; import { sql } from 'kysely'; import path from 'node:path';`;
    expect(reported('eventsourcing/src/store/execute.ts', code)).toEqual([]);
  });

  it('may import less or more in a file that has a row of its own', () => {
    const code = "import { openKafkaBus } from './kafka/bus.ts';";
    expect(reported('messaging/src/open-bus.ts', code)).toEqual([]);
    expect(reported('messaging/src/event-bus.ts', code)).toEqual(['messaging may not enter messaging/kafka']);
  });

  it('without a row is reported', () => {
    expect(reported('runtime/src/cellar/x.ts', '')).toEqual(['runtime/cellar is in no table of rooms']);
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

  it('allows no import that no file has', () => {
    const used = new Set<string>();
    for (const [file, { enters }] of readTree(root)) {
      if (/\.(test|contract)\.ts$|\/testing\//.test(file)) continue;
      const own = /^libs\/(\w+)\/src\/([\w-]+)\.ts$/.exec(file)?.slice(1).join('/') ?? '';
      const from = own in rooms ? own : roomOf(file);
      for (const target of enters) used.add(`${from} → ${roomOf(target)}`);
    }
    const unused = Object.entries(rooms)
      .flatMap(([room, entered]) => entered.map((name) => `${room} → ${name}`))
      .filter((way) => !used.has(way));
    expect(unused).toEqual([]);
  });
});

function roomOf(file: string): string {
  if (file.startsWith('proto/')) return 'contracts';
  const [, lib, , room, ...below] = file.split('/');
  return below.length > 0 ? `${lib}/${room}` : `${lib}`;
}
