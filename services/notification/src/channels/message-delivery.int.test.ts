// Mails by SendGrid and what it says of them later, against a server of our own in its place.
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { createSendGridMail } from './sendgrid/sendgrid-mail.ts';
import { liveThrough, noCounts } from './testing/message-chaos.ts';
import { openMessages, planted, type MessagesUnderTest } from './testing/messages-under-test.ts';
import { effectOf } from './testing/sendgrid-like.ts';

let test: MessagesUnderTest;
let address = planted;
const HALF_HOUR_MS = 30 * 60_000 + 1_000;
beforeAll(async () => {
  test = await openMessages(() => address);
});
beforeEach(() => {
  address = planted;
  test.sendgrid.next.length = 0;
});
afterAll(() => test.close());

const mailsOf = (id: string) => test.sendgrid.mails.filter((mail) => effectOf(mail) === id);
const says = (id: string, event: string, more: object = {}) =>
  test.take(test.sendgrid.webhook([{ event, sg_message_id: 'sg-x', leadwright_effect: id, ...more }]));
async function planned(accountId: string): Promise<string> {
  const id = await test.plan('mail', accountId);
  await test.work();
  return id;
}

describe('a mail by SendGrid', () => {
  it('is one call with sender, recipient, both bodies and the effect as its argument, and no tracking', async () => {
    const id = await planned('a1');
    expect(await test.stateOf(id)).toMatchObject({ state: 'done', log: 'sent' });
    const [mail] = mailsOf(id);
    expect(mail).toMatchObject({
      from: { email: 'leads@leads.example', name: 'Leadwright' },
      subject: 'Your password for Leadwright was changed',
      content: [{ type: 'text/plain' }, { type: 'text/html' }],
      tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    });
    expect(mail?.personalizations[0]?.to).toEqual([{ email: planted }]);
    expect(test.sendgrid.requests.at(-1)).toMatchObject({
      url: '/v3/mail/send',
      headers: { authorization: 'Bearer SG.planted-key' },
    });
  });

  it.each([400, 413])('that is refused by %s has failed, and is not tried again', async (status) => {
    test.sendgrid.next.push(status);
    const id = await planned('a2');
    await test.pass(HALF_HOUR_MS);
    await test.work();
    expect(await test.stateOf(id)).toMatchObject({ state: 'failed', reason: `sendgrid-${status}` });
    expect(mailsOf(id)).toEqual([]);
  });

  it.each([
    [429, 'provider-busy'],
    [401, 'sendgrid-401'],
    [403, 'sendgrid-403'],
  ])('waits where SendGrid answers %s, and is sent later', async (status, reason) => {
    test.sendgrid.next.push(status);
    const id = await planned('a2');
    expect(await test.stateOf(id)).toMatchObject({ state: 'planned', reason });
    await test.pass(60_000);
    await test.work();
    expect([await test.stateOf(id), mailsOf(id).length]).toMatchObject([{ state: 'done' }, 1]);
  });

  it('without an answer is not sent again within 30 minutes, once more after them, and never a third time', async () => {
    test.sendgrid.next.push('lost', 'lost');
    const id = await planned('a3');
    expect(await test.stateOf(id)).toMatchObject({ state: 'unknown', reason: 'no-answer' });
    await test.pass(29 * 60_000);
    await test.work();
    expect(mailsOf(id)).toHaveLength(1);
    for (let n = 0; n < 4; n += 1) {
      await test.pass(HALF_HOUR_MS);
      await test.work();
    }
    expect(mailsOf(id)).toHaveLength(2);
    expect(await test.stateOf(id)).toMatchObject({ state: 'dead', reason: 'no-answer', log: 'failed' });
  });

  it('without an answer is settled by the event webhook, and not sent again', async () => {
    test.sendgrid.next.push('lost');
    const id = await planned('a4');
    expect(await says(id, 'processed')).toBe(true);
    await test.pass(HALF_HOUR_MS);
    await test.work();
    expect([await test.stateOf(id), mailsOf(id).length]).toMatchObject([{ state: 'done', log: 'sent' }, 1]);
  });

  it('whose sender died in the call waits for the webhook too', async () => {
    const id = await planned('a5');
    const lease = `update effect set state = 'sending', next_try_at = clock_timestamp() where id = '${id}'`;
    await inScope(test.database.db, 'all', (trx) => sql.raw(lease).execute(trx));
    await test.work();
    expect([await test.stateOf(id), mailsOf(id).length]).toMatchObject([{ state: 'unknown' }, 1]);
    await says(id, 'processed');
    expect(await test.stateOf(id)).toMatchObject({ state: 'done' });
  });

  it('that was given up is sent all the same once SendGrid says so, days later', async () => {
    test.sendgrid.next.push('lost', 'lost');
    const id = await planned('a6');
    for (let n = 0; n < 3; n += 1) {
      await test.pass(HALF_HOUR_MS);
      await test.work();
    }
    await says(id, 'delivered');
    expect(await test.stateOf(id)).toMatchObject({ state: 'done', log: 'delivered' });
    expect(await test.eventsOf(id)).toEqual(['MessageFailed', 'MessageSent', 'MessageDelivered']);
  });

  it('was certainly not sent where nobody listens at the address', async () => {
    const away = createSendGridMail({ apiKey: 'SG.x', from: 'a@b.c', brand: 'L', apiBase: 'http://127.0.0.1:9' });
    const mail = { accountId: 'a', to: planted, subject: 's', html: 'h', text: 't' };
    expect(await away.send('x', mail)).toEqual({ is: 'later', reason: 'provider-away' });
  });
});

describe('what SendGrid says', () => {
  it('is one event however often and in whatever order it comes, and the strongest word stays', async () => {
    const id = await planned('b1');
    for (const event of ['spamreport', 'delivered', 'delivered', 'processed', 'spamreport']) await says(id, event);
    expect(await test.eventsOf(id)).toEqual(['MessageSent', 'SpamReported', 'MessageDelivered']);
    expect(await test.stateOf(id)).toMatchObject({ log: 'spam' });
  });

  it('of a message that nobody knows is taken and changes nothing', async () => {
    expect(await says('mail-of-nobody', 'delivered')).toBe(true);
  });
});

describe('a mail that is not necessary', () => {
  it('can be ended by one click in the mail program (RFC 8058); a necessary one has no such header', async () => {
    const id = await test.plan('mail', 'u1', {
      template: 'receipt',
      facts: { cents: 100, at: '2027-01-01T00:00:00Z' },
    });
    await test.work();
    const { headers } = mailsOf(id)[0] ?? {};
    expect(headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/leads\.example\/api\/v2\/unsubscribes\?token=[\w.-]+>$/);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mailsOf(await planned('u1'))[0]?.headers?.['List-Unsubscribe']).toBeUndefined();
    await says(id, 'unsubscribe');
    const again = await test.plan('mail', 'u1', { template: 'receipt', facts: { cents: 100 } });
    await test.work();
    expect([await test.stateOf(again), mailsOf(again).length]).toMatchObject([
      { state: 'failed', reason: 'unwanted' },
      0,
    ]);
  });
});

describe('an address', () => {
  it.each([
    ['bounced for good', 'bounce', { type: 'bounce' }],
    ['called a mail spam', 'spamreport', {}],
  ])('that %s gets no further mail of the account; another address of the person does', async (_what, event, more) => {
    const account = `suppressed-${event}`;
    address = `${event}@outside.example`;
    await says(await planned(account), event, more);
    const next = await planned(account);
    expect([await test.stateOf(next), mailsOf(next).length]).toMatchObject([
      { state: 'failed', reason: 'suppressed' },
      0,
    ]);
    address = `new.${address}`;
    const moved = await planned(account);
    expect([await test.stateOf(moved), mailsOf(moved).length]).toMatchObject([{ state: 'done' }, 1]);
  });

  it('whose server blocked one mail gets the next', async () => {
    await says(await planned('b3'), 'bounce', { type: 'blocked' });
    expect(await test.stateOf(await planned('b3'))).toMatchObject({ state: 'done' });
  });
});

it('T11: through lost answers, errors, late and repeated webhooks no message goes out a third time, and each is what its provider says', async () => {
  const counts = noCounts();
  for (let seed = 1; seed <= 14; seed += 1) await liveThrough(test, seed, counts);
  expect(counts).toMatchObject({ sequences: 14 });
  expect([counts.lost, counts.failed, counts.duplicates, counts.repeated].every((n) => n > 0)).toBe(true);
});

describe('security S27: the address and the key of SendGrid', () => {
  it('stand in no line of the log, whatever SendGrid says, and in no table', async () => {
    const kept = await inScope(test.database.db, 'all', async (trx) => {
      const { rows } = await sql<{ all: string }>`select concat(
        (select string_agg(e::text || encode(e.message, 'escape'), ' ') from event_log e),
        (select string_agg(f::text, ' ') from effect f), (select string_agg(h::text, ' ') from handed_over h),
        (select string_agg(s::text, ' ') from suppression s), (select string_agg(l::text, ' ') from message_log l)) as all`.execute(
        trx,
      );
      return rows[0]?.all ?? '';
    });
    expect(kept).toContain('sendgrid-413');
    expect(test.lines.length).toBeGreaterThan(5);
    expect(test.lines.join('') + kept).not.toMatch(/outside\.example|planted-key|6025550134/);
  });
});
