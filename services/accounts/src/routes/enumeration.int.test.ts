// A stranger cannot find out whether an address is known: not from the answer, and not from the load on the database.
// `npm run test:faults` compares the times.
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

type MailQuery = (email: string) => ReturnType<typeof signUp>;

async function answerTo(ask: MailQuery, email: string): Promise<object> {
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
});
