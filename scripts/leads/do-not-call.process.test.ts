// A do-not-call list from a file to the leads: killed in the middle, refused where it is out of the usual.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silenceLists } from '../../services/search/src/testing/do-not-call-lists.ts';
import {
  loadFewLeads,
  startSearchUnderTest,
  type SearchUnderTest,
} from '../../services/search/src/testing/search-under-test.ts';
import { startLeads, type Ended } from './testing/leads-program.ts';

let search: SearchUnderTest;
let folder: string;
let phones: string[];
/** What the first part of a list waits for. */
let beforeLines: () => Promise<unknown> = () => Promise.resolve();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-dnc-'));
  search = await startSearchUnderTest({
    engine: (there) => ({
      ...there,
      insertLines: async (...part) => {
        await beforeLines();
        return there.insertLines(...part);
      },
    }),
  });
  await loadFewLeads(search);
  const rows = await search.clickhouse.rows<{ phone: string }>({
    sql: "SELECT DISTINCT phone FROM leads.consumers WHERE phone != '' ORDER BY phone",
  });
  phones = rows.map(({ phone }) => phone);
});
afterAll(async () => {
  await search.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = async (numbers: readonly string[], ...more: string[]): Promise<Ended> =>
  startIt(numbers, ...more).then(({ ended }) => ended);
async function startIt(numbers: readonly string[], ...more: string[]): Promise<ReturnType<typeof startLeads>> {
  const file = path.join(folder, 'list.txt');
  await writeFile(file, numbers.map((each) => `${each.slice(0, 3)},${each.slice(3)}\n`).join(''));
  const given = ['--source', 'federal', '--as-of', '2026-11-12', '--work', path.join(folder, 'work')];
  return startLeads(search, ['do-not-call', file, ...given, ...more]);
}
const callable = async (): Promise<unknown> => {
  const filters = [{ field: 'do_not_call', anyOf: ['clear'] }];
  const query = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters };
  return (await search.post('/api/v2/searches/count', query)).body['count'];
};
const listed = async (): Promise<unknown> => {
  const [row] = await search.clickhouse.rows<{ n: number }>({
    sql: "SELECT countIf(phone IN {phones:Array(String)} OR do_not_call = 'listed') AS n FROM leads.consumers WHERE phone != ''",
    params: { phones },
  });
  return row?.n;
};

it('changes nothing where it is killed, then makes no listed number callable, and asks for a reason to clear many', async () => {
  const before = await callable();
  const { child, ended } = await startIt(phones);
  beforeLines = () => {
    child.kill('SIGKILL');
    return ended;
  };
  expect(await ended).toMatchObject({ code: null });
  beforeLines = () => Promise.resolve();
  expect(await callable()).toBe(before);
  await silenceLists(search);

  const loaded = await run([...phones, '123']);
  expect(loaded).toMatchObject({ code: 0 });
  expect(loaded.out).toContain('not-ten-digits');
  expect(loaded.out).toContain(
    `0 callable, ${Number(await listed()).toLocaleString('en-US')} listed; checked against federal 2026-11-12`,
  );
  expect(await callable()).toBe(0);

  const fewer = await run(phones.slice(0, 10));
  expect(fewer).toMatchObject({ code: 1 });
  expect(fewer.err).toContain('list-not-accepted');
  expect(await callable()).toBe(0);
  const said = await startLeads(search, ['do-not-call']).ended;
  expect(said.out).toContain(
    `federal of 2026-11-12: ${phones.length.toLocaleString('en-US')} numbers, by operator:tester`,
  );
  expect((await run(phones, '--as-of', '2999-01-01')).err).toContain('as-of-in-future');
  expect(await run([], '--delta', '--source', 'texas')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no-list-before') as unknown,
  });
}, 240_000);
