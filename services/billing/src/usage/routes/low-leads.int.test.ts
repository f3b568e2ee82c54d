import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { signedInApp } from '../../testing/signed-in-app.ts';
import { getUsageRoute } from './get-usage.ts';
import { setLowLeadsRoute } from './low-leads.ts';

let stored: StoredLedger;
let app: HttpApp;
beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
  app = await signedInApp('a');
  const parts = { database: stored.database, store: stored.store, clockOffsetMs: () => 0 };
  setLowLeadsRoute(app, parts);
  getUsageRoute(app, parts);
});
afterAll(async () => {
  await app.close();
  await stored.close();
});

const set = async (body: object) => {
  const { statusCode, body: text } = await app.inject({ method: 'PUT', url: '/api/v2/usage/low-leads', body });
  return { status: statusCode, body: JSON.parse(text) as unknown };
};
const shown = async () => (await app.inject({ url: '/api/v2/usage' })).json<{ lowLeads: number }>().lowLeads;

describe('the number at which an account is told that few leads are left', () => {
  it('is what was said last, in usage too, and a repeat makes no event', async () => {
    expect(await shown()).toBe(0);
    for (const leads of [2_500, 2_500, 0, 700]) {
      expect(await set({ leads })).toEqual({ status: 200, body: { leads } });
      expect(await shown()).toBe(leads);
    }
    const events = (await stored.store.readAccount('a', 0, 10)).map(({ event }) => event);
    expect(events).toEqual([2_500, 0, 700].map((leads) => ({ type: 'LowLeadsNoticeSet', leads })));
  });

  it.each([[{}], [{ leads: -1 }], [{ leads: 1.5 }], [{ leads: 100_000_001 }], [{ leads: 1, more: 1 }]])(
    'is refused as %j',
    async (body) => {
      expect(await set(body)).toMatchObject({ status: 400 });
      expect(await shown()).toBe(700);
    },
  );
});
