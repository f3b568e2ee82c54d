// A stranger cannot find out whether an address is known from the time that an answer takes.
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

const password = 'quiet meadow 17';
const known = 'known@example.test';

let cluster: OwnCluster;
let accounts: RunningAccounts;
let fresh = 0;
beforeAll(async () => {
  cluster = await startOwnCluster();
  accounts = await runAccounts();
  await accounts.postAs('standalone', '/internal/accounts', {
    email: known,
    name: 'Kim',
    password,
    planId: 'free-trial',
  });
}, 120_000);
afterAll(async () => {
  await accounts.stop();
  await cluster.stop();
}, 60_000);

const logIn = (email: string) => accounts.post('/api/login', { email, password: 'wrong meadow 17' });
const signUp = (email: string) => accounts.post('/api/v2/sign-ups', { email });
const reset = (email: string) => accounts.post('/api/v2/password-resets', { email });
/** An address that nobody has used before. */
const unknown = (): string => `unknown-${++fresh}@example.test`;

const measured = { bound: 0.1, step: 12, pairsMax: 240 };
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * The difference of the two medians, as a share of the smaller one. Requests alternate, and so does which comes
 * first, so that a busy machine slows both alike. It checks after every `step` pairs and stops once the difference
 * is within the bound: noise falls with more pairs, a real difference remains.
 */
async function gap(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  { bound, step, pairsMax }: { bound: number; step: number; pairsMax: number },
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let pair = 1; ; pair++) {
    const measure = [
      async () => times[0].push(await millisecondsOf(one)),
      async () => times[1].push(await millisecondsOf(other)),
    ];
    for (const turn of pair % 2 === 0 ? measure : measure.reverse()) await turn();
    if (pair % step !== 0) continue;
    const [a, b] = [median([...times[0]]), median([...times[1]])];
    const apart = Math.abs(a - b) / Math.min(a, b);
    if (apart < bound || pair >= pairsMax) return apart;
  }
}

describe.each([
  { name: 'log-in', ask: logIn },
  { name: 'sign-up', ask: signUp },
  { name: 'password reset', ask: reset },
])('$name', ({ ask }) => {
  it('takes the same time for a known address as for an unknown one: medians within 10 %', async () => {
    // Warm up first: one-time costs (prepared statements, memory pages) must not count.
    for (let i = 0; i < 5; i++) for (const email of [known, unknown()]) await ask(email);
    expect(
      await gap(
        () => ask(known),
        () => ask(unknown()),
        measured,
      ),
    ).toBeLessThan(measured.bound);
  }, 600_000);
});
