import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { rememberMarks } from '../../plans/projections/taken-marks.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { areOwnMailboxes } from './own-mailboxes.ts';

const keys = parseMarkKeys(`1=${'a'.repeat(32)}`);
const marksOf = (address: string) => mailboxMarks(keys, address);
const at = new Date().toISOString();

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());

/** Of an account among those with these marks, whether each address is its own. */
const ownOf = (asked: string, accounts: Record<string, string[]>, addresses: string[]) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const run = randomUUID();
    for (const [name, marks] of Object.entries(accounts))
      await rememberMarks(trx, { accountId: `${name}-${run}`, marks, at });
    return areOwnMailboxes(
      trx,
      `${asked}-${run}`,
      addresses.map((address) => ({ marks: marksOf(address) })),
    );
  });

describe('an address of one’s own', () => {
  it('security S31: is one of another account of the same card, phone or mailbox, and no stranger’s', async () => {
    const card = `card:1:${randomUUID()}`;
    const accounts = {
      one: [...marksOf('me@gmail.com'), card],
      two: [...marksOf('other.me@outlook.com'), card],
      stranger: marksOf('she@gmail.com'),
    };
    const addresses = ['m.e+1@googlemail.com', 'other.me+x@outlook.com', 'she@gmail.com', 'nobody@gmail.com'];
    expect(await ownOf('one', accounts, addresses)).toEqual([true, true, false, false]);
  });

  it('security S31: is one of an account that only others join to this one, however many stand between', async () => {
    const run = randomUUID();
    const chain = ['a', 'b', 'c', 'd', 'e'];
    const accounts = Object.fromEntries(
      chain.map((name, n) => [
        name,
        [...marksOf(`${name}.${run}@x.example`), `phone:${run}:${n}`, `phone:${run}:${n + 1}`],
      ]),
    );
    const addresses = [...chain, 'f'].map((name) => `${name}.${run}@x.example`);
    expect(await ownOf('a', accounts, addresses)).toEqual([true, true, true, true, true, false]);
    expect(await ownOf('e', accounts, addresses)).toEqual([true, true, true, true, true, false]);
  });

  it('is still told of a card that a thousand accounts have, and at most two thousand of them are followed', async () => {
    const run = randomUUID();
    const card = `card:1:${run}`;
    const accounts = Object.fromEntries(Array.from({ length: 2_500 }, (_, n) => [`many${n}`, [card]]));
    accounts['last'] = [card, ...marksOf(`last.${run}@x.example`)];
    const own = await ownOf('last', accounts, [`last.${run}@x.example`, `else.${run}@x.example`]);
    expect(own).toEqual([true, false]);
  });
});
