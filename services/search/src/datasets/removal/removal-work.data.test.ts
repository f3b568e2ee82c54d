// A list of the deletion platform is looked for, and somebody asks meanwhile: what else goes wrong then.
import { eventually } from '@leadwright/testing/eventually';
import { createSignal } from '@leadwright/runtime/process/signal';
import { ask, list, people, startRemovals } from '../../testing/removals.ts';
import type { SearchUnderTest } from '../../testing/search-under-test.ts';
import { removeLeadsWork } from './removal-work.ts';
import type { RemoveLeadsParts } from './remove-leads.ts';

const { signal } = new AbortController();
let search: SearchUnderTest;
let parts: RemoveLeadsParts;
beforeAll(async () => {
  ({ search, parts } = await startRemovals({ consumers: 300, businesses: 40 }));
});
afterAll(() => search.stop());

const emails = async (): Promise<string[]> => (await people(search)).map(({ email }) => email);

it('takes out who asks beside a long look although the engine was away the first time', async () => {
  const [listed, asker] = await people(search);
  if (!listed || !asker) throw new Error('there are leads with a phone number of their own');
  await list(search, 'Item00000001', listed);
  const [begun, look] = [createSignal(), createSignal()];
  let [isHeld, failed] = [false, 0];
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    rows: async (statement) => {
      if (!isHeld && statement.sql.includes("kind = 'platform_phone'")) {
        isHeld = true;
        begun.wake();
        await look.wait(60_000);
      } else if (failed === 0 && statement.sql.includes("kind = 'email'")) {
        failed += 1;
        throw new Error('the engine is away');
      }
      return search.clickhouse.rows(statement);
    },
  };
  const round = removeLeadsWork({ ...parts, clickhouse }, { besideEveryMs: 50 }).round(signal);
  await begun.wait(60_000);
  await ask(search, 'r1', asker);
  try {
    await eventually(async () => !(await emails()).includes(asker.email), { deadlineMs: 10_000 });
  } finally {
    look.wake();
    await Promise.allSettled([round]);
  }
  await round;
  expect(failed).toBe(1);
  expect(await emails()).not.toContain(listed.email);
}, 60_000);
