import type { Current } from './current-subscription.ts';
import { idOfPath, ownSubscription } from './own-subscription.ts';

const unknown = expect.objectContaining({ status: 404, code: 'subscription-unknown' }) as Error;
const withId = (subscriptionId: string) => ({ subscription: { subscriptionId } }) as Current;

describe('the id of a subscription in an address', () => {
  it.each([
    ['sub_1', 'sub_1'],
    ['sub_1', 'uuid-sub_1'],
    // Recurly's ids begin with the prefix.
    ['uuid-5f0c', 'uuid-5f0c'],
    ['uuid-5f0c', '5f0c'],
  ])("names %s as '%s'", (id, inPath) => {
    const subscriptionId = idOfPath({ subscriptionId: inPath });
    expect(ownSubscription(withId(id), subscriptionId)).toEqual({ subscriptionId: id });
  });

  it.each(['sub_2', 'uuid-sub_2', '', 'uuid-'])("does not name another: '%s'", (inPath) => {
    expect(() => ownSubscription(withId('sub_1'), idOfPath({ subscriptionId: inPath }))).toThrow(unknown);
  });

  it('names none where the account has none', () => {
    expect(() => ownSubscription({ ...withId('sub_1'), subscription: null }, 'sub_1')).toThrow(unknown);
  });
});
