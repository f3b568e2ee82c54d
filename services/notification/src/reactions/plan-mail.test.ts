import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { AccountEvent } from '@leadwright/contracts/accounts/v1/account_events';
import { planMail } from './plan-mail.ts';

const received = (replay: boolean) =>
  ({
    replay,
    eventId: 'e1',
    accountId: 'a1',
    context: { actorId: 'service:notification', correlationId: 'c1' },
  }) as Received<AccountEvent>;
const touched = new Error('the database was asked');
const tx = {
  get db(): never {
    throw touched;
  },
} as unknown as WriteTransaction;

describe('planning a mail', () => {
  it('does nothing in a rebuild', async () => {
    await expect(planMail(received(true), tx, { template: 'sign-up', personId: 'p1' })).resolves.toBeUndefined();
  });
  it('stores the mail otherwise', async () => {
    await expect(planMail(received(false), tx, { template: 'sign-up', personId: 'p1' })).rejects.toBe(touched);
  });
});
