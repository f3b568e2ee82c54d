// What lifting says to SendGrid, against a server of our own in its place.
import { openMessages, planted, type MessagesUnderTest } from '../../channels/testing/messages-under-test.ts';
import { liftSuppression, suppressionOf } from './lift-suppression.ts';

let test: MessagesUnderTest;
let address = planted;
beforeAll(async () => {
  test = await openMessages(() => address);
});
beforeEach(() => {
  address = planted;
  test.sendgrid.readmitted.length = 0;
});
afterAll(() => test.close());

const context = { actorId: 'staff', correlationId: 'c' };
const says = (id: string, event: string, more: object = {}) =>
  test.take(test.sendgrid.webhook([{ event, sg_message_id: 'sg-x', leadwright_effect: id, ...more }]));
async function mailTo(accountId: string): Promise<string> {
  const id = await test.plan('mail', accountId);
  await test.work();
  return id;
}
const lift = (accountId: string, by: 'person' | 'super-admin') =>
  liftSuppression(test.lifting, { accountId, personId: 'p' }, { by, reason: 'works-again' }, context);
const heldBack = (accountId: string) => suppressionOf(test.lifting, { accountId, personId: 'p' });
const stateOfNext = async (accountId: string) => (await test.stateOf(await mailTo(accountId))).state;

describe('an address that bounced', () => {
  it('gets the next mail once it is lifted, SendGrid having taken it from its list', async () => {
    await says(await mailTo('l1'), 'bounce', { type: 'bounce' });
    expect([await stateOfNext('l1'), await heldBack('l1')]).toMatchObject(['failed', { kind: 'bounced' }]);
    expect(await lift('l1', 'super-admin')).toBe('lifted');
    expect(test.sendgrid.readmitted).toEqual([`bounces ${planted}`]);
    expect([await stateOfNext('l1'), await heldBack('l1')]).toEqual(['done', null]);
    expect(await lift('l1', 'super-admin')).toBe('not-suppressed');
  });

  it('is held back again where it bounces again, and not by the webhook of before that comes twice', async () => {
    const first = await mailTo('l2');
    await says(first, 'bounce', { type: 'bounce' });
    await lift('l2', 'person');
    await says(first, 'bounce', { type: 'bounce' });
    const second = await mailTo('l2');
    expect((await test.stateOf(second)).state).toBe('done');
    await says(second, 'bounce', { type: 'bounce' });
    expect(await stateOfNext('l2')).toBe('failed');
  });

  it.each([401, 429, 500])('stays held back where SendGrid answers %s', async (status) => {
    const account = `l3-${status}`;
    await says(await mailTo(account), 'bounce', { type: 'bounce' });
    test.sendgrid.next.push(status);
    await expect(lift(account, 'person')).rejects.toThrow(`SendGrid did not take it: ${status}`);
    expect(await heldBack(account)).toMatchObject({ kind: 'bounced' });
  });

  it('is lifted where SendGrid does not know it', async () => {
    await says(await mailTo('l4'), 'bounce', { type: 'bounce' });
    test.sendgrid.next.push(404);
    expect(await lift('l4', 'person')).toBe('lifted');
  });

  it('is of the account alone, and another address of the person is free', async () => {
    await says(await mailTo('l5'), 'bounce', { type: 'bounce' });
    expect([await heldBack('l6'), await lift('l6', 'super-admin')]).toEqual([null, 'not-suppressed']);
    address = `new.${planted}`;
    expect(await heldBack('l5')).toBeNull();
  });
});

describe('an address that called a mail spam', () => {
  it('is lifted by the person alone, from the list of spam reports, whatever bounced before', async () => {
    const [first, second] = [await mailTo('s1'), await mailTo('s1')];
    await says(first, 'bounce', { type: 'bounce' });
    await says(second, 'spamreport');
    expect([await lift('s1', 'super-admin'), test.sendgrid.readmitted]).toEqual(['complaint', []]);
    expect(await heldBack('s1')).toMatchObject({ kind: 'spam' });
    expect(await lift('s1', 'person')).toBe('lifted');
    expect(test.sendgrid.readmitted).toEqual([`spam_reports ${planted}`]);
    expect(await stateOfNext('s1')).toBe('done');
  });
});
