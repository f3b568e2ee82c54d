import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../testing/billing-under-test.ts';
import { planNamed } from '../plans/testing/plan-named.ts';
import type { AwardPolicy } from './domain/award-policy.ts';
import { addSharedRecipient } from './projections/shared-recipient.ts';
import { settleShareAward } from './share-awards.ts';
import { voidBouncedAward } from './void-bounced-award.ts';
import { testStore } from '../testing/test-store.ts';

const allowance = planNamed('team-unlimited').leadsFirstPeriod;
// What a recipient brings is the subject here; award-limits.int.test.ts has when it is booked.
const policy: AwardPolicy = {
  ...{ open: true, leadsEach: 10_000, onDelivery: 1_000, onConfirmation: 0, inTrial: 0, forDomain: 1 },
};

let billing: BillingUnderTest;
const HOUR_MS = 3_600_000;
const old = parseMarkKeys(`1=${'a'.repeat(32)}`);
const keys = parseMarkKeys(`2=${'b'.repeat(32)},1=${'a'.repeat(32)}`);
const context = { actorId: 'p', correlationId: 'c' };
beforeAll(async () => {
  billing = await startBillingUnderTest('none', { config: { BILLING_SHARE_AWARDS_ON_DELIVERY: 1_000 } });
});
afterAll(() => billing.stop());
afterEach(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
});

/** A store of billing whose clock is so far ahead. */
function storeAhead(offsetMs: number): EventStore {
  return testStore(billing.database, { clockOffsetMs: () => offsetMs }) as unknown as EventStore;
}
const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
async function opened(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, {
    case: 'accountOpened',
    value: { ownerPersonId: 'p', planId: 'team-unlimited' },
  });
  await eventually(async () => expect(await left(accountId)).toBe(allowance));
  return accountId;
}
const mark = (address: string, with_ = keys) => mailboxMarks(with_, address);
let mails = 0;
/** Gives what these recipients bring, each by a mail of its own; answers the leads, and the mails in order. */
const share = async (accountId: string, recipients: string[], with_ = keys) => {
  const messages = recipients.map((address) => ({ messageId: `mail-${(mails += 1)}`, marks: mark(address, with_) }));
  const leads = await storeAhead(0).transaction([accountId], async (tx) => {
    let given = 0;
    for (const message of messages) {
      const recipient = { ...message, senderId: 'p', domainMarks: [], leads: 10_000, confirmed: false };
      await addSharedRecipient(tx.db, accountId, recipient);
      if ((await settleShareAward(tx, accountId, recipient, policy, context)) === 'booked') given += 10_000;
    }
    return given;
  });
  return { leads, messages: messages.map(({ messageId }) => messageId) };
};
const leadsOf = async (...asked: Parameters<typeof share>): Promise<number> => (await share(...asked)).leads;
const bounce = (accountId: string, messageId: string | undefined, hours: number) =>
  storeAhead(0).transaction([accountId], (tx) => {
    const bouncedAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
    return voidBouncedAward(tx, accountId, { messageId: messageId ?? '', bouncedAt }, context);
  });

type Recipient = { messageId: string; recipientMarks: string[]; excluded: string };
/** What notification publishes of a share whose mails are all accepted. */
async function publishShare(accountId: string, recipients: Recipient[]): Promise<void> {
  const value = { shareId: 'shr', personId: 'p', searchId: 's', recipients };
  await billing.fromNotification(accountId, { case: 'searchShared', value });
  for (const { messageId } of recipients)
    await billing.fromNotification(accountId, {
      case: 'messageSent',
      value: { messageId, template: 'share', channel: 'email' },
    });
}
const recipient = (address: string, excluded = ''): Recipient => ({
  messageId: `mail-${(mails += 1)}`,
  recipientMarks: mark(address),
  excluded,
});
const bounced = (accountId: string, messageId: string, at: string) =>
  billing.fromNotification(
    accountId,
    { case: 'messageBounced', value: { messageId, template: 'share', channel: 'email', reason: 'bounce' } },
    at,
  );
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
async function usage(accountId: string, leads: number): Promise<void> {
  await eventually(async () => expect(await left(accountId)).toBe(leads));
}
/** The relay may be a moment behind. */
async function publishedOf(accountId: string, type: string, times: number): Promise<void> {
  await eventually(() => expect(billing.published(accountId).filter((each) => each === type)).toHaveLength(times));
}

describe('what notification publishes of a share', () => {
  it('security S31: S16: brings leads for each new mailbox whose mail was accepted, and for none that is excluded', async () => {
    const accountId = await opened();
    const mailOf = [
      recipient('a@x.com'),
      recipient('A+1@x.com'),
      recipient('owner@us.com', 'own'),
      recipient('office@us.com', 'company'),
      recipient('b@y.com'),
    ];
    await publishShare(accountId, mailOf);
    await usage(accountId, allowance + 20_000);
    await publishedOf(accountId, 'FreeLeadsGiven', 2);
  });

  it('brings nothing before the mail is accepted, nothing for a mail of another kind, and once however often it is heard', async () => {
    const accountId = await opened();
    const one = recipient('c@x.com');
    const value = { shareId: 'shr', personId: 'p', searchId: 's', recipients: [one] };
    await billing.fromNotification(accountId, { case: 'searchShared', value });
    await billing.fromNotification(accountId, {
      case: 'messageSent',
      value: { messageId: one.messageId, template: 'download-ready' },
    });
    const failed = recipient('d@x.com');
    await billing.fromNotification(accountId, { case: 'searchShared', value: { ...value, recipients: [failed] } });
    await billing.fromNotification(accountId, {
      case: 'messageFailed',
      value: { messageId: failed.messageId, template: 'share', reason: 'suppressed' },
    });
    await publishShare(accountId, [one]);
    await publishShare(accountId, [one, { ...one, messageId: 'another-mail' }]);
    await usage(accountId, allowance + 10_000);
    await publishedOf(accountId, 'LeadsCredited', 1);
  });

  it('security S31: a mail that bounced within 72 hours takes back what is left, one that bounced later nothing', async () => {
    const accountId = await opened();
    const [soon, late, other] = ['soon@x.com', 'late@x.com', 'other@x.com'].map((each) => recipient(each));
    if (!soon || !late || !other) throw new Error('three recipients');
    await publishShare(accountId, [soon, late, other]);
    await usage(accountId, allowance + 30_000);
    await bounced(accountId, late.messageId, inHours(73));
    await bounced(accountId, soon.messageId, inHours(71));
    await bounced(accountId, 'mail-of-nobody', inHours(1));
    await usage(accountId, allowance + 20_000);
    // Once taken back it is not given again, by whatever mail.
    await publishShare(accountId, [recipient('soon+again@x.com'), recipient('last@x.com')]);
    await usage(accountId, allowance + 30_000);
  });
});

describe('an award for a share', () => {
  it('S16: pays once for each mailbox', async () => {
    const accountId = await opened();
    expect(await leadsOf(accountId, ['a@x.com', ' A+1@x.com', 'b@y.com'])).toBe(20_000);
    expect(await leadsOf(accountId, ['a+again@X.com'])).toBe(0);
    expect(await left(accountId)).toBe(allowance + 20_000);
  });

  it('is not given to an account that never had a plan: there is no period for its leads to live in', async () => {
    expect(await leadsOf(`account-${randomUUID()}`, ['a@x.com'])).toBe(0);
  });

  it('security S31: a thousand aliases of one box bring one award', async () => {
    const accountId = await opened();
    expect(
      await leadsOf(
        accountId,
        Array.from({ length: 1_000 }, (_, n) => `jo+${n}@x.com`),
      ),
    ).toBe(10_000);
  });

  it('is paid once to an account whose shares race, and again to another account', async () => {
    const [one, two] = [await opened(), await opened()];
    const given = await Promise.all(
      [one, one, one, two].map((accountId) => leadsOf(accountId, ['a@x.com', 'b@x.com'])),
    );
    expect(given.sort((a, b) => a - b)).toEqual([0, 0, 20_000, 20_000]);
    expect([await left(one), await left(two)]).toEqual([allowance + 20_000, allowance + 20_000]);
  });

  it('is not paid again after the key was replaced', async () => {
    const accountId = await opened();
    expect(await leadsOf(accountId, ['a@x.com'], old)).toBe(10_000);
    expect(await leadsOf(accountId, ['a@x.com'])).toBe(0);
  });

  it('leaves the promo record with its code, its leads and no address', async () => {
    const accountId = await opened();
    await share(accountId, ['jo@x.com']);
    const rows = await inScope(billing.database.db, [accountId], async (trx) => {
      const found = await sql<Record<string, unknown>>`select type, code, value::float8, recipients, person_id, lot_id
        from promo_record where account_id = ${accountId}`.execute(trx);
      return found.rows;
    });
    const marks = mark('jo@x.com');
    expect(rows).toEqual([
      {
        type: 'free_leads',
        code: 'SHARED-SEARCH',
        value: 10_000,
        recipients: marks,
        person_id: 'p',
        lot_id: `share:${marks[0] ?? ''}`,
      },
    ]);
  });
});

describe('an award whose mail bounced', () => {
  it('within 72 hours is taken back once, is read as that, and is not paid for again', async () => {
    const accountId = await opened();
    const { messages } = await share(accountId, ['a@x.com', 'b@x.com']);
    const answers = await Promise.all([bounce(accountId, messages[0], 71), bounce(accountId, messages[0], 71)]);
    expect(answers).toEqual([null, null]);
    expect(await left(accountId)).toBe(allowance + 10_000);
    const { body } = await billing.get('/api/v2/usage/lines', { accountId });
    expect((body['lines'] as unknown[])[0]).toMatchObject({ kind: 'voided', leads: -10_000, because: 'bounced' });
    expect(await leadsOf(accountId, ['a@x.com'])).toBe(0);
  });

  it('after 72 hours stays, and one that was never given is unknown', async () => {
    const accountId = await opened();
    const { messages } = await share(accountId, ['a@x.com']);
    expect(await bounce(accountId, messages[0], 73)).toEqual({ code: 'bounce-too-late' });
    expect(await bounce(accountId, 'another', 1)).toEqual({ code: 'award-unknown' });
    expect(await left(accountId)).toBe(allowance + 10_000);
  });
});
