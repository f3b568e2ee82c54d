import { createLiveSessions } from './live-sessions.ts';

const GONE_MS_MAX = 5_000;
const session = { sessionId: 's', accountId: 'a' };

/** Accounts on a clock of the test: the session is live until `endsAt`. */
function accountsUntil(endsAt: number, now: () => number) {
  const asked: number[] = [];
  const isLive = async (): Promise<boolean> => {
    asked.push(now());
    return now() < endsAt;
  };
  return { asked, isLive };
}

// Each ends the session in the transaction of its cause, so that for a gateway they are one thing: from then on
// accounts answers that the session is over.
const triggers = ['log-out', 'password change', 'removal', 'disable', 'role change', 'e-mail change'];

describe.each(triggers)('security S5: after a %s', () => {
  it('access is gone at each of two gateways within five seconds, at whatever moment they asked last', async () => {
    // The two asked at different moments before the end: every tenth of a second that a cached answer can be old.
    const late: number[] = [];
    for (let age = 0; age <= 3_000; age += 100) {
      let at = 0;
      const now = () => at;
      const endsAt = 10_000;
      const accounts = accountsUntil(endsAt, now);
      const gateways = [createLiveSessions(accounts, now), createLiveSessions(accounts, now)] as const;
      at = endsAt - age - 1;
      await gateways[0].isLive(session);
      at = endsAt - 1;
      await gateways[1].isLive(session);
      const dead: number[] = [];
      for (const gateway of gateways) {
        // Somebody clicks ten times a second, which keeps nothing alive.
        for (at = endsAt; await gateway.isLive(session); at += 100) expect(at - endsAt).toBeLessThan(GONE_MS_MAX);
        dead.push(at - endsAt);
      }
      late.push(Math.max(...dead));
    }
    expect(Math.max(...late)).toBeLessThan(GONE_MS_MAX);
    expect(Math.max(...late)).toBeGreaterThan(0);
  });
});

describe('the answers about sessions', () => {
  it('count from when they were asked for, not from when they came: a slow one is not kept longer', async () => {
    let at = 0;
    const answers: ((live: boolean) => void)[] = [];
    const live = createLiveSessions({ isLive: () => new Promise((answer) => answers.push(answer)) }, () => at);
    const first = live.isLive(session);
    at = 2_000;
    answers[0]?.(true);
    expect(await first).toBe(true);
    at = 3_001;
    void live.isLive(session);
    expect(answers).toHaveLength(2);
  });

  it('security S28: are never guessed: while accounts is away nobody gets in, and a failure is not kept', async () => {
    const failing = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(true);
    const live = createLiveSessions({ isLive: failing }, () => 0);
    await expect(live.isLive(session)).rejects.toThrow('away');
    expect(await live.isLive(session)).toBe(true);
  });

  it('of one account say nothing about a session of the same name in another', async () => {
    const live = createLiveSessions({ isLive: async ({ accountId }) => accountId === 'a' }, () => 0);
    expect(await live.isLive(session)).toBe(true);
    expect(await live.isLive({ ...session, accountId: 'b' })).toBe(false);
  });
});
