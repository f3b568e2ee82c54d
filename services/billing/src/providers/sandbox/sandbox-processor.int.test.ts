import { sql } from 'kysely';
import { processorContract } from '../processor.contract.ts';
import { sharedReads } from '@leadwright/postgres/shared-reads';
import { startSandboxUnderTest, type SandboxUnderTest } from './testing/sandbox-under-test.ts';

describe('the sandbox as a processor', () => processorContract(startSandboxUnderTest));

describe('reads of the sandbox', () => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await startSandboxUnderTest();
  });
  afterAll(() => sandbox.stop());

  const began = sql<{ began: string }>`select now()::text as began`;

  it('of one moment share a transaction, and later ones have another', async () => {
    const read = sharedReads(sandbox.database);
    const ask = () => read(async (trx) => (await began.execute(trx)).rows[0]?.began);
    const [first, second, third] = await Promise.all([ask(), ask(), ask()]);
    expect([second, third]).toEqual([first, first]);
    expect(await ask()).not.toBe(first);
  });

  it('that fail leave the next ones alone', async () => {
    const read = sharedReads(sandbox.database);
    await expect(read((trx) => sql`select 1 / 0`.execute(trx))).rejects.toThrow(/division by zero/);
    expect((await read((trx) => began.execute(trx))).rows).toHaveLength(1);
  });
});
