import { demoAccounts } from './demo-accounts.ts';
import { seededLeads, seededPeople } from './seed-config.ts';

const none = { SEED_DEMO: false };

it('opens nobody of the demo and makes no leads where that is said', () => {
  expect([seededPeople({ SEED_DEMO: true }), seededPeople({ SEED_DEMO: false })]).toEqual([demoAccounts, []]);
  expect([seededLeads(none), seededLeads({ ...none, SEED_DEMO: true })]).toEqual([undefined, { leads: {} }]);
});

it('makes leads that are asked for, and the first super-admin with a password that nobody knows', () => {
  expect(seededLeads({ ...none, SEED_LEADS: 'consumers=5' })).toEqual({ leads: { consumers: 5 } });
  const [admin, ...others] = seededPeople({ SEED_DEMO: false, SEED_ADMIN_EMAIL: 'ada@leads.example' });
  expect([admin, others]).toMatchObject([{ email: 'ada@leads.example', staff: 'super-admin' }, []]);
  expect(demoAccounts.map(({ password }) => password)).not.toContain(admin?.password);
});
