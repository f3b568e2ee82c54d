import { createMetrics } from '@leadwright/runtime/telemetry/metrics';
import pg from 'pg';
import { watchPrivacyRequests } from '../../schedules/privacy-metrics.ts';
import { markRequests } from '../../schedules/mark-requests.ts';
import { sweep } from '../../schedules/sweep.ts';
import { codeOf, freshAddress, privacySteps } from '../../testing/privacy-steps.ts';
import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

const { ask, carriedOut, check, confirm, confirmed, mailed, open, requestOf, rows, staffAsk } = privacySteps(
  () => accounts,
);
type Row = { id: string; email: string | null; outcome: string | null; answered_by: string | null; marks: string[] };
const rowOf = async (id: string): Promise<Row> =>
  (await rows<Row>(`select * from privacy_request where id = '${id}'`))[0] as Row;
const shift = (id: string, days: number) =>
  rows(`update privacy_request set received_at = received_at - interval '${days} days',
    confirmed_at = confirmed_at - interval '${days} days', due_at = due_at - interval '${days} days',
    answered_at = answered_at - interval '${days} days',
    link_expires_at = link_expires_at - interval '${days} days' where id = '${id}'`);

/** Every statement that the service sends during the work, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const querySpy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return querySpy.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : (statement as unknown as pg.QueryConfig).text,
    );
  } finally {
    querySpy.mockRestore();
  }
}

describe('security S9: a privacy request', () => {
  it('gets the same answer by the same statements whether the address is known or not', async () => {
    const known = await open();
    const answers = [await ask(known.email), await ask(freshAddress())];
    const seen = answers.map(({ statusCode, body }) => [statusCode, body]);
    expect(seen).toEqual([
      [200, '{"received":true}'],
      [200, '{"received":true}'],
    ]);
    const statements = [await statementsOf(() => ask(known.email)), await statementsOf(() => ask(freshAddress()))];
    expect(statements[0]).toEqual(statements[1]);
    expect(statements[0]?.join('\n')).not.toMatch(/from person/);
  });
});

describe('security S30: a privacy request', () => {
  it('waits for its answer only once the mailed link is followed, and is due 45 days after it was received', async () => {
    const email = freshAddress();
    await ask(` ${email.toUpperCase()} `, 'delete');
    const id = await requestOf(email);
    const listed = async () =>
      (await staffAsk('GET', '')).json<{ requests: { requestId: string; daysLeft: number; email: string }[] }>()
        .requests;
    expect((await listed()).map(({ requestId }) => requestId)).not.toContain(id);
    const token = await mailed(id);
    expect((await check(token)).json()).toEqual({ usable: true, kind: 'delete' });
    await shift(id, 5);
    const done = await confirm(token);
    expect([done.statusCode, done.json<{ kind: string }>().kind]).toEqual([200, 'delete']);
    expect((await listed()).find(({ requestId }) => requestId === id)).toMatchObject({
      email,
      daysLeft: 39,
      uid: null,
    });
  });

  it('is confirmed by no link that is used, replaced, expired or invented', async () => {
    const [used, replaced, old] = [freshAddress(), freshAddress(), freshAddress()];
    for (const email of [used, replaced, old]) await ask(email);
    const usedToken = await mailed(await requestOf(used));
    await confirm(usedToken);
    const replacedToken = await mailed(await requestOf(replaced));
    await mailed(await requestOf(replaced));
    const oldToken = await mailed(await requestOf(old));
    await shift(await requestOf(old), 8);
    for (const token of [usedToken, replacedToken, oldToken, 'x'.repeat(43)]) {
      const answer = await confirm(token);
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'privacy-link-not-usable']);
      expect((await check(token)).json()).toEqual({ usable: false, kind: null });
    }
  });

  it('is confirmed once by two clicks at the same time', async () => {
    const email = freshAddress();
    await ask(email);
    const token = await mailed(await requestOf(email));
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('for access is answered twice in 12 months for one mailbox, also where they are confirmed at once', async () => {
    const [name, host] = freshAddress().split('@');
    const tokens: string[] = [];
    for (const part of ['', '+a', '+b']) {
      const email = `${name}${part}@${host}`;
      await ask(email, 'access');
      tokens.push(await mailed(await requestOf(email)));
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && codeOf(refused)).toBe('third-access-request');
    const kept = await rows<{ outcome: string | null }>(
      `select outcome from privacy_request where email like '${name}%' order by outcome nulls last`,
    );
    expect(kept.map(({ outcome }) => outcome)).toEqual(['third-access-request', null, null]);
    const first = await requestOf(`${name}@${host}`);
    await shift(first, 400);
    const second = await requestOf(`${name}+a@${host}`);
    await shift(second, 400);
    await ask(`${name}+c@${host}`, 'access');
    expect((await confirm(await mailed(await requestOf(`${name}+c@${host}`)))).statusCode).toBe(200);
  });

  it('to opt out, or to be deleted, tells notification of the whole mailbox once it is confirmed, and stays so', async () => {
    const optedOut = async (email: string): Promise<unknown> =>
      (await accounts.postAs('notification', '/internal/opted-out', { email })).json();
    for (const kind of ['opt-out', 'delete']) {
      const email = freshAddress();
      await ask(email, kind);
      expect(await optedOut(email)).toEqual({ optedOut: false });
      const id = await confirmed(email, kind);
      const [name, host] = email.split('@');
      for (const spelling of [email, `${name}+news@${host}`, email.toUpperCase()])
        expect(await optedOut(spelling)).toEqual({ optedOut: true });
      await staffAsk('POST', `/${id}/answer`, { outcome: 'exempt' });
      expect(await optedOut(email)).toEqual({ optedOut: true });
    }
    const reader = freshAddress();
    await confirmed(reader, 'access');
    expect(await optedOut(reader)).toEqual({ optedOut: false });
  });

  it('is extended once to 90 days, and answered once, by a super-admin who is kept as evidence', async () => {
    const id = await confirmed(freshAddress(), 'opt-out');
    const extend = () => staffAsk('POST', `/${id}/extend`, { reason: 'hard-to-find' });
    const dueIn = async (): Promise<number> =>
      await rows<{ days: string }>(
        `select extract(day from due_at - received_at) as days from privacy_request where id = '${id}'`,
      ).then(([row]) => Number(row?.days));
    expect(await dueIn()).toBe(45);
    expect((await extend()).statusCode).toBe(200);
    expect(await dueIn()).toBe(90);
    const again = await extend();
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'privacy-request-extended-before']);
    const refusedFor = async (outcome: string): Promise<unknown> => {
      const refused = await staffAsk('POST', `/${id}/answer`, { outcome });
      return [refused.statusCode, codeOf(refused)];
    };
    expect(await refusedFor('done')).toEqual([409, 'leads-not-removed-yet']);
    await carriedOut(id);
    for (const outcome of ['done', 'nothing-held'])
      expect(await refusedFor(outcome)).toEqual([409, 'privacy-outcome-not-true']);
    expect(await rowOf(id)).toMatchObject({ outcome: null });
    expect((await staffAsk('POST', `/${id}/answer`, { outcome: 'exempt' })).statusCode).toBe(204);
    const answeredTwice = await staffAsk('POST', `/${id}/answer`, { outcome: 'exempt' });
    expect([answeredTwice.statusCode, codeOf(answeredTwice)]).toEqual([409, 'privacy-request-not-open']);
    expect(await rowOf(id)).toMatchObject({ outcome: 'exempt', answered_by: 'ada' });
    const unknown = await staffAsk('POST', '/nothing/answer', { outcome: 'exempt' });
    expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'privacy-request-unknown']);
  });

  it('is done only once search has taken out what it found and no account is left, else not found', async () => {
    const known = await open();
    const answered = async (id: string, outcome: string): Promise<unknown> => {
      const answer = await staffAsk('POST', `/${id}/answer`, { outcome });
      return answer.statusCode === 204 ? 'said' : codeOf(answer);
    };
    const listed = async (id: string) =>
      (await staffAsk('GET', ''))
        .json<{ requests: { requestId: string }[] }>()
        .requests.find((each) => each.requestId === id);
    const id = await confirmed(known.email, 'delete');
    expect(await listed(id)).toMatchObject({ leads: null, erased: false });
    await carriedOut(id, 4);
    expect(await listed(id)).toMatchObject({ leads: 4, erased: false });
    expect(await answered(id, 'done')).toBe('privacy-account-remains');
    expect((await staffAsk('POST', `/${id}/erase-person`)).statusCode).toBe(204);
    expect(await listed(id)).toMatchObject({ leads: 4, erased: true });
    expect(await answered(id, 'not-found')).toBe('privacy-outcome-not-true');
    expect(await answered(id, 'done')).toBe('said');
    const nobody = await confirmed(freshAddress(), 'opt-out');
    await carriedOut(nobody, 0);
    expect(await answered(nobody, 'done')).toBe('privacy-outcome-not-true');
    expect(await answered(nobody, 'not-found')).toBe('said');
  });

  it('that was confirmed before leads could be looked for is announced once more, with its marks', async () => {
    const id = await confirmed(freshAddress(), 'opt-out');
    const marksOf = async (): Promise<number[]> =>
      (await accounts.store.readAccount('system', 0, 500)).flatMap(({ event }) =>
        event.type === 'PrivacyRequestConfirmed' && event.requestId === id ? [event.marks?.length ?? 0] : [],
      );
    const parts = { ...accounts, leadMarkKeys: [{ id: 'test', key: 'm'.repeat(32) }] };
    await markRequests(parts);
    expect(await marksOf()).toEqual([2]);
    // As the log has it from before.
    await rows(`update event_log set payload = payload - 'marks' where payload->>'requestId' = '${id}'
      and type = 'PrivacyRequestConfirmed'`);
    await rows(`update head set code_version = 1 where stream_id = 'privacy-request-${id}'`);
    await markRequests(parts);
    await markRequests(parts);
    expect(await marksOf()).toEqual([0, 2]);
  });

  it('announces marks of its address, which nobody can read, to who looks for its leads, and none for access', async () => {
    const announced = async (kind: string): Promise<string[]> => {
      const id = await confirmed('some.one+news@gmail.com', kind);
      const [event] = (await accounts.store.readAccount('system', 0, 500))
        .map((stored) => stored.event)
        .filter((stored) => stored.type === 'PrivacyRequestConfirmed' && stored.requestId === id);
      return event?.type === 'PrivacyRequestConfirmed' ? [...(event.marks ?? [])] : [];
    };
    const [check, asGiven, asDelivered, ...more] = await announced('opt-out');
    expect(more).toEqual([]);
    expect(check).toMatch(/^check:test:[0-9a-f]{64}$/);
    for (const mark of [asGiven, asDelivered]) expect(mark).toMatch(/^email:test:[0-9a-f]{64}$/);
    expect(asGiven).not.toBe(asDelivered);
    expect(await announced('access')).toEqual([]);
  });

  it('tells notification whether it is open and whether its address has an account now', async () => {
    const known = await open();
    const told = async (id: string): Promise<unknown> =>
      (
        await accounts.internal.inject({
          url: `/internal/privacy-requests/${id}`,
          headers: { authorization: `Bearer ${accounts.tokenFor('notification', 'internal')}` },
        })
      ).json();
    const id = await confirmed(known.email, 'delete');
    expect(await told(id)).toMatchObject({ isOpen: true, hasAccount: true });
    expect((await staffAsk('POST', `/${id}/erase-person`)).statusCode).toBe(204);
    expect(await told(id)).toMatchObject({ isOpen: true, hasAccount: false, leads: null });
    await carriedOut(id, 3);
    expect(await told(id)).toMatchObject({ isOpen: true, leads: 3 });
    await staffAsk('POST', `/${id}/answer`, { outcome: 'done' });
    expect(await told(id)).toMatchObject({ isOpen: false });
  });

  it('keeps its address while it needs it, and the evidence without the address for ever', async () => {
    const lapsed = freshAddress();
    await ask(lapsed);
    const lapsedId = await requestOf(lapsed);
    const waitingId = await confirmed(freshAddress(), 'delete');
    const answeredId = await confirmed(freshAddress(), 'delete');
    await carriedOut(answeredId);
    await staffAsk('POST', `/${answeredId}/answer`, { outcome: 'exempt' });
    const addresses = async () =>
      Promise.all([lapsedId, waitingId, answeredId].map(async (id) => (await rowOf(id)).email !== null));
    await sweep(accounts.database);
    expect(await addresses()).toEqual([true, true, true]);
    for (const id of [lapsedId, waitingId, answeredId]) await shift(id, 8);
    await sweep(accounts.database);
    expect(await addresses()).toEqual([false, true, false]);
    expect(await rowOf(answeredId)).toMatchObject({
      outcome: 'exempt',
      marks: [expect.stringMatching(/^address:/)],
    });
    const gone = await accounts.internal.inject({
      url: `/internal/privacy-requests/${answeredId}`,
      headers: { authorization: `Bearer ${accounts.tokenFor('notification', 'internal')}` },
    });
    expect([gone.statusCode, codeOf(gone)]).toEqual([404, 'privacy-request-unknown']);
  });

  it('is counted as overdue once its day is over and nobody has answered', async () => {
    // A scrape is kept for a second, so each reading makes its own.
    const overdue = async (): Promise<number> => {
      const metrics = createMetrics('accounts');
      watchPrivacyRequests(metrics, accounts.database);
      return Number(/privacy_requests_overdue_records\S* (\d+)/.exec(await metrics.scrape())?.[1]);
    };
    const before = await overdue();
    const id = await confirmed(freshAddress(), 'delete');
    expect(await overdue()).toBe(before);
    await shift(id, 46);
    expect(await overdue()).toBe(before + 1);
    await carriedOut(id);
    await staffAsk('POST', `/${id}/answer`, { outcome: 'exempt' });
    expect(await overdue()).toBe(before);
  });

  it('puts no address into the log', async () => {
    const email = `canary.${freshAddress()}`;
    await confirmed(email, 'access');
    expect(
      await rows(`select count(*)::int as found from event_log
        where payload::text ~* 'canary' or encode(message, 'escape') ~* 'canary'`),
    ).toEqual([{ found: 0 }]);
  });
});
