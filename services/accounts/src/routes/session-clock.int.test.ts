// What a sandbox's clock, which somebody moves forward, changes about log-ins: nothing.
import { cookieOf, runAccounts, type RunningAccounts } from '../testing/running-accounts.ts';

const DAY_MS = 86_400_000;
const email = 'owner@example.test';
const password = 'quiet meadow 17';
let accounts: RunningAccounts;
let accountId: string;
let offsetMs = 0;

beforeAll(async () => {
  accounts = await runAccounts({ clockOffsetMs: () => offsetMs });
  const opened = await accounts.postAs('standalone', '/internal/accounts', {
    email,
    name: 'Olivia',
    password,
    planId: 'team-unlimited',
  });
  ({ accountId } = opened.json<{ accountId: string }>());
});
beforeEach(() => {
  offsetMs = 0;
});
afterAll(() => accounts.stop());

const logIn = async (): Promise<string> => cookieOf(await accounts.post('/api/login', { email, password }));
const refresh = (cookie: string) => accounts.post('/api/v2/sessions/refresh', undefined, cookie);
const answerOf = async <Row extends object>(query: string): Promise<Row> => {
  const results = (await accounts.database.pool.query(
    `begin; select set_config('leadwright.scope', 'all', true); ${query}; commit`,
  )) as unknown as { rows: Row[] }[];
  const row = results[2]?.rows[0];
  if (!row) throw new Error('a query of one row answered none');
  return row;
};

describe('a session, when the clock of a sandbox is moved', () => {
  it('from before lives on 40 days later, and its token is renewed', async () => {
    const cookie = await logIn();
    offsetMs = 40 * DAY_MS;
    const second = await refresh(cookie);
    expect(second.statusCode).toBe(200);
    expect((await refresh(cookieOf(second))).statusCode).toBe(200);
  });

  it('gives a retry the same token, also when the clock moved between the two', async () => {
    const cookie = await logIn();
    const first = cookieOf(await refresh(cookie));
    offsetMs = 40 * DAY_MS;
    expect(cookieOf(await refresh(cookie))).toBe(first);
  });

  it('from after lives no longer than any other: it began by real time, and its event is recorded at the moved time', async () => {
    offsetMs = 40 * DAY_MS;
    await logIn();
    const { real, ahead } = await answerOf<{ real: boolean; ahead: boolean }>(
      `select s.started_at <= now() as real, e.recorded_at > now() + interval '39 days' as ahead
       from event_log e join session s on s.id = e.payload ->> 'sessionId'
       where e.account_id = '${accountId}' and e.type = 'SessionStarted' order by e.pos desc limit 1`,
    );
    expect({ real, ahead }).toEqual({ real: true, ahead: true });
    const tokens = await answerOf<{ latest: boolean }>(`select max(issued_at) <= now() as latest from refresh_token`);
    expect(tokens).toEqual({ latest: true });
  });
});
