// A stranger cannot find out whether an address is known: not from the answer, not from its time, and not from
// the load on the database.
import pg from 'pg';
import { runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

const password = 'quiet meadow 17';
const known = 'known@example.test';
const pending = 'pending@example.test';

let accounts: RunningAccounts;
let fresh = 0;
let asker: { accountId: string; personId: string };
beforeAll(async () => {
  accounts = await runAccounts();
  const made = { email: 'asker@example.test', name: 'Ada', password, planId: 'free-trial' };
  asker = (await accounts.postAs('standalone', '/internal/accounts', made)).json();
  await accounts.postAs('standalone', '/internal/accounts', {
    email: known,
    name: 'Kim',
    password,
    planId: 'free-trial',
  });
  await accounts.post('/api/v2/sign-ups', { email: pending });
});
afterAll(() => accounts.stop());

const logIn = (email: string) => accounts.post('/api/login', { email, password: 'wrong meadow 17' });
const signUp = (email: string) => accounts.post('/api/v2/sign-ups', { email });
const reset = (email: string) => accounts.post('/api/v2/password-resets', { email });
const changeEmail = (email: string) => {
  const token = accounts.tokenFor('gateway', 'forward', { ...asker, role: 'admin' });
  const headers = { authorization: `Bearer ${token}` };
  const payload = { currentPassword: password, email };
  return accounts.app.inject({ method: 'POST', url: '/api/v2/me/email', headers, payload });
};
/** An address that nobody has used before. */
const unknown = (): string => `unknown-${++fresh}@example.test`;

type Asked = (email: string) => ReturnType<typeof signUp>;

async function answerTo(ask: Asked, email: string): Promise<object> {
  const { statusCode, headers, body } = await ask(email);
  const { 'x-correlation-id': _, date: __, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(/"correlationId":"[^"]+"/, '') };
}

/** Every statement that the service sends during the work, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const querySpy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return querySpy.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text,
    );
  } finally {
    querySpy.mockRestore();
  }
}

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
  { name: 'log-in', ask: logIn, status: 401 },
  { name: 'sign-up', ask: signUp, status: 202 },
  { name: 'password reset', ask: reset, status: 202 },
  { name: 'e-mail change', ask: changeEmail, status: 202 },
])('security S9: $name', ({ ask, status }) => {
  it('gives a customer, a person with an unverified address and a stranger the same status, headers and body', async () => {
    const answers = [
      await answerTo(ask, known),
      await answerTo(ask, pending),
      await answerTo(ask, unknown()),
      await answerTo(ask, ` ${known.toUpperCase()} `),
    ];
    expect(answers[0]).toMatchObject({ statusCode: status });
    for (const other of answers.slice(1)) expect(other).toEqual(answers[0]);
  });

  it('sends the database the same statements for a known address as for an unknown one', async () => {
    await ask(known); // connects
    const statements = await statementsOf(() => ask(known));
    expect(statements.length).toBeGreaterThan(1);
    expect(await statementsOf(() => ask(unknown()))).toEqual(statements);
  });

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
