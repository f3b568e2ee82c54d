import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import type { Outcome, Processor } from '../processor.ts';
import { startSandboxUnderTest, type SandboxUnderTest } from '../sandbox/testing/sandbox-under-test.ts';
import { rememberCustomer } from '../projections/processor-customer.ts';
import { emailChanged } from '../../subscription/reactions/email-changed.ts';
import { createAccountHolders } from './account-holder.ts';
import { planFirstEmail, tellCustomerEmailsWork, tellFirstEmail, type CustomerEmailParts } from './customer-email.ts';

let sandbox: SandboxUnderTest;
let made = 0;
const logged: string[] = [];
const logger = createLogger(
  'test',
  'info',
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(line.toString());
      done();
    },
  }),
);
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const told: string[] = [];
let answers: (() => Promise<Outcome<{ customerId: string }>>)[] = [];
let address: () => Promise<string | null>;
beforeEach(() => {
  told.length = 0;
  answers = [];
  address = async () => 'canary.new@example.test';
});

const partsWith = (more: Partial<CustomerEmailParts> = {}): CustomerEmailParts => ({
  database: sandbox.database,
  processor: {
    ...sandbox.processor,
    changeEmail: async ({ customerId, email }) => {
      const answer = answers.shift();
      if (answer) return answer();
      told.push(`${customerId} ${email}`);
      return { done: true, value: { customerId } };
    },
  } satisfies Processor,
  holders: {
    emailOf: () => address(),
    emailOfHolder: async (accountId) => (await address()) && `holder.of.${accountId}@example.test`,
    buyerOf: async () => null,
  },
  logger,
  ...more,
});

/** The account is billed as this customer, and its holder or a member has another address. */
async function changedAddress(ofAccountHolder = true, times = 1): Promise<{ accountId: string; customerId: string }> {
  const accountId = `account-email-${(made += 1)}`;
  const customerId = `cus-${made}`;
  await inScope(sandbox.database.db, [accountId], async (trx) => {
    await rememberCustomer(trx, accountId, { processor: 'sandbox', customerId });
    const received = { accountId, eventId: `event-${made}`, replay: false } as Parameters<typeof emailChanged>[1];
    const event = { personId: 'p', changeId: 'c', ofAccountHolder } as Parameters<typeof emailChanged>[0];
    for (let time = 0; time < times; time += 1) await emailChanged(event, received, { db: trx } as never);
  });
  return { accountId, customerId };
}
const round = (parts = partsWith()) => tellCustomerEmailsWork(parts).round(new AbortController().signal as never);
const states = (accountId: string) =>
  inScope(sandbox.database.db, [accountId], async (trx) => {
    const { rows } = await sql<{ state: string; reason: string | null; request: object }>`select state, reason, request
      from effect where account_id = ${accountId}`.execute(trx);
    return rows;
  });
const makeDue = () =>
  inScope(sandbox.database.db, 'all', (trx) =>
    sql`update effect set next_try_at = clock_timestamp() where next_try_at is not null`.execute(trx),
  );

describe('the new address of an account holder', () => {
  it('is told to the payment provider once, however often the event comes', async () => {
    const { accountId, customerId } = await changedAddress(true, 2);
    await round();
    await round();
    expect(told).toEqual([`${customerId} canary.new@example.test`]);
    expect(await states(accountId)).toMatchObject([{ state: 'done' }]);
  });

  it('is not told if it is a member who changed an address: the account is not billed there', async () => {
    const { accountId } = await changedAddress(false);
    await round();
    expect([told, await states(accountId)]).toEqual([[], []]);
  });

  it('is told again after no answer, after a fault, and while accounts is away: nothing is given up', async () => {
    const { accountId, customerId } = await changedAddress();
    const lost = async () => ({ done: false, unknown: true, reason: 'lost' }) as const;
    answers = [lost, async () => Promise.reject(new Error('a fault that quotes canary.new@example.test')), lost];
    const fails = async (): Promise<void> => {
      await round();
      expect(await states(accountId)).toMatchObject([{ state: 'unknown' }]);
      await makeDue();
    };
    await fails();
    await fails();
    const known = address;
    address = () => Promise.reject(new TransientError('away'));
    await fails();
    address = known;
    await inScope(sandbox.database.db, [accountId], (trx) =>
      sql`update effect set tries = 400 where account_id = ${accountId}`.execute(trx),
    );
    await fails();
    await round();
    expect(told).toEqual([`${customerId} canary.new@example.test`]);
  });

  it('is the one that counts when it is told, also if it was changed again meanwhile', async () => {
    const { customerId } = await changedAddress();
    answers = [async () => ({ done: false, unknown: true, reason: 'lost' })];
    await round();
    address = async () => 'newest@example.test';
    await makeDue();
    await round();
    expect(told).toEqual([`${customerId} newest@example.test`]);
  });

  it('that the provider refuses for good ends and is logged; an account without a customer has nobody to tell', async () => {
    const refused = await changedAddress();
    answers = [async () => ({ done: false, refusal: { code: 'not-found', message: '' } })];
    await round();
    expect(await states(refused.accountId)).toMatchObject([{ state: 'failed', reason: 'not-found' }]);
    const gone = await changedAddress();
    address = async () => null;
    await round();
    expect(await states(gone.accountId)).toMatchObject([{ state: 'done' }]);
    expect(told).toEqual([]);
  });

  it('security S27: stands in no row and in no line of the log', async () => {
    const { accountId } = await changedAddress();
    await round();
    expect(JSON.stringify(await states(accountId))).not.toContain('canary');
    expect(logged.join('')).not.toContain('canary');
    expect(logged.join('')).toContain('the payment provider does not take the address');
  });
});

describe('the address of a new customer', () => {
  const newCustomer = async () => {
    const accountId = `account-first-${(made += 1)}`;
    const customerId = `cus-${made}`;
    await inScope(sandbox.database.db, [accountId], async (trx) => {
      await rememberCustomer(trx, accountId, { processor: 'sandbox', customerId });
      for (let time = 0; time < 2; time += 1) await planFirstEmail(trx, accountId);
    });
    return { accountId, told: `${customerId} holder.of.${accountId}@example.test` };
  };

  it("is the account holder's, told at once and once", async () => {
    const customer = await newCustomer();
    await tellFirstEmail(partsWith(), customer.accountId);
    await tellFirstEmail(partsWith(), customer.accountId);
    await round();
    expect(told).toEqual([customer.told]);
  });

  it('that cannot be told at once is told later', async () => {
    const customer = await newCustomer();
    const known = address;
    address = () => Promise.reject(new TransientError('away'));
    await tellFirstEmail(partsWith(), customer.accountId);
    expect(await states(customer.accountId)).toMatchObject([{ state: 'unknown', request: {} }]);
    address = known;
    await makeDue();
    await round();
    expect(told).toEqual([customer.told]);
  });
});

describe('the address of a person', () => {
  let accounts: Server;
  let answer: { status: number; body: object };
  let token = '';
  const asked: string[] = [];
  beforeAll((done) => {
    accounts = createServer((request, response) => {
      token = request.headers.authorization ?? '';
      asked.push(request.url ?? '');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    }).listen(0, '127.0.0.1', done);
  });
  afterAll((done) => void accounts.close(done));

  it('is asked of accounts as billing; one that is gone is null, and a failure is worth another try', async () => {
    const key = generateTokenKey();
    const tokens = await createServiceTokens({ service: 'billing', privateKey: key.privateKey, publicKeys: {} });
    const verifier = await createServiceTokens({
      service: 'accounts',
      privateKey: generateTokenKey().privateKey,
      publicKeys: { billing: key.publicKey },
    });
    const holders = createAccountHolders(`http://127.0.0.1:${(accounts.address() as AddressInfo).port}`, tokens);
    answer = { status: 200, body: { email: 'ada@example.test', name: null } };
    expect(await holders.emailOf('p/1')).toBe('ada@example.test');
    expect(verifier.verify(token.slice('Bearer '.length), 'internal').service).toBe('billing');
    expect(await holders.emailOfHolder('a/1')).toBe('ada@example.test');
    expect(asked).toEqual(['/internal/people/p%2F1', '/internal/accounts/a%2F1/holder']);
    const company = { name: 'Byron Roofing', email: 'office@byron.example' };
    const ada = { name: 'Ada', email: 'ada@example.test' };
    answer = { status: 200, body: { ...ada, company: null } };
    expect(await holders.buyerOf('a')).toEqual(ada);
    answer = { status: 200, body: { ...ada, company } };
    expect(await holders.buyerOf('a')).toEqual(company);
    answer = { status: 404, body: {} };
    expect(await holders.buyerOf('a')).toBeNull();
    expect(await holders.emailOf('p')).toBeNull();
    expect(await holders.emailOfHolder('a')).toBeNull();
    answer = { status: 503, body: {} };
    await expect(holders.emailOf('p')).rejects.toBeInstanceOf(TransientError);
  });
});
