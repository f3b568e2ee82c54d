// What somebody says beside the address to be found in lists: hashes from the first moment, and limited for each mailbox.
import { describedValues, type Described } from '@leadwright/leads/removal/lead-marks';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { sweep } from '../../schedules/sweep.ts';
import { codeOf, freshAddress, privacySteps } from '../../testing/privacy-steps.ts';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

const { confirm, mailed, requestOf, rows } = privacySteps(() => accounts);
const keys = [{ id: 'test', key: 'm'.repeat(32) }];
const ask = (email: string, details: object, kind = 'opt-out') =>
  accounts.post('/api/v2/request_ccpa_optout', { email, response: 'seen', kind, details });
const asked = async (email: string, details: object, kind?: string) => {
  await ask(email, details, kind);
  return confirm(await mailed(await requestOf(email)));
};
const markOf = (said: Described): (string | undefined)[] =>
  describedValues(said).flatMap(({ kind, value }) => marksOf(keys, kind, value));
const announced = async (email: string): Promise<readonly string[]> => {
  const id = await requestOf(email);
  const [event] = (await accounts.store.readAccount('system', 0, 500))
    .map((stored) => stored.event)
    .filter((stored) => stored.type === 'PrivacyRequestConfirmed' && stored.requestId === id);
  return event?.type === 'PrivacyRequestConfirmed' ? (event.marks ?? []) : [];
};
const kept = async (email: string) =>
  (
    await rows<{ lead_marks: string[]; detailed: boolean }>(
      `select lead_marks, detailed from privacy_request where email = '${email}'`,
    )
  )[0];

const zebulon = { firstName: 'Zebulon', lastName: "O'Planted", zip: '85001-1234' };
const person = { ...zebulon, zip: '85001' };

describe('security S30: what a privacy request says beside the address', () => {
  it('is announced as marks once it is confirmed: of the phone, of name and address, of name and birth', async () => {
    const email = freshAddress();
    const details = { ...zebulon, street: '12 Planted St', phone: '+1 (602) 555-0142', yearBorn: 1970, monthBorn: 7 };
    const done = await asked(email, details);
    expect(done.statusCode).toBe(200);
    const marks = await announced(email);
    expect(marks).toEqual(
      expect.arrayContaining([
        ...markOf({ phone: '6025550142' }),
        ...markOf({ ...person, street: '12 planted st.' }),
        ...markOf({ ...person, yearBorn: '1970', monthBorn: '07' }),
      ]),
    );
    expect(marks.map((mark) => mark.split(':')[0]).sort()).toEqual(['born', 'check', 'email', 'phone', 'residence']);
    expect(await kept(email)).toEqual({ lead_marks: [], detailed: true });
  });

  it('is kept as hashes from the first moment, and as none once the link has lapsed', async () => {
    const email = freshAddress();
    await ask(email, { ...zebulon, street: '12 Canarystreet', phone: '6025550143' });
    expect((await kept(email))?.lead_marks).toEqual([
      expect.stringMatching(/^phone:test:[0-9a-f]{64}$/),
      expect.stringMatching(/^residence:test:[0-9a-f]{64}$/),
    ]);
    const texts = await rows<{ row: unknown }>(
      'select to_jsonb(one) as row from privacy_request as one union all select payload from event_log',
    );
    for (const word of ['canarystreet', 'zebulon', '6025550143'])
      expect(JSON.stringify(texts).toLowerCase()).not.toContain(word);
    const id = await requestOf(email);
    await rows(`update privacy_request set received_at = received_at - interval '8 days' where id = '${id}'`);
    await sweep(accounts.database);
    expect(await rows(`select email, lead_marks from privacy_request where id = '${id}'`)).toEqual([
      { email: null, lead_marks: [] },
    ]);
  });

  it('is refused where some of it finds nobody, and means nothing to who wants to know', async () => {
    for (const details of [
      { firstName: 'Zebulon' },
      zebulon,
      { phone: '555-0142' },
      { phone: '6025550142', lastName: "O'Planted" },
      { ...zebulon, yearBorn: 1970 },
    ]) {
      const refused = await ask(freshAddress(), details);
      expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'privacy-details-incomplete']);
    }
    for (const phone of ['(415) 555-9317 x12', '+44 20 7946 0958', '555-9317', '115 555 9317']) {
      const refused = await ask(freshAddress(), { phone });
      expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'privacy-details-incomplete']);
    }
    for (const details of [{ zip: '8500' }, { monthBorn: 13 }, { phone: 'a\0' }, { nick: 'Zeb' }])
      expect((await ask(freshAddress(), details)).statusCode).toBe(400);
    const reader = freshAddress();
    expect((await asked(reader, { phone: '6025550142' }, 'access')).statusCode).toBe(200);
    expect([await announced(reader), await kept(reader)]).toEqual([[], { lead_marks: [], detailed: false }]);
  });

  it('is taken five times in 12 months from one mailbox, also where they are confirmed at once; the address alone always', async () => {
    const [name, host] = freshAddress().split('@');
    const tokens: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      const email = `${name}+${at}@${host}`;
      await ask(email, { phone: `602555010${at}` });
      tokens.push(await mailed(await requestOf(email)));
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(codeOf)).toEqual(['privacy-details-too-often', 'privacy-details-too-often']);
    expect((await asked(`${name}@${host}`, {})).statusCode).toBe(200);
    const confirmed = `email like '${name}+%' and confirmed_at is not null`;
    await rows(`update privacy_request set confirmed_at = confirmed_at - interval '400 days' where ${confirmed}`);
    expect((await asked(`${name}+again@${host}`, { phone: '6025550199' })).statusCode).toBe(200);
  });
});
