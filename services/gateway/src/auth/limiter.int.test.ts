import type { LightMyRequestResponse as Answer } from 'fastify';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { eventually } from '@leadwright/testing/eventually';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { migrationFolders } from '../migrations.ts';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import { createRateCounters } from './limiter-store.ts';

const secret = 's'.repeat(32);
let created: TestDatabase;
let database: Database;
let upstreams: Upstreams;
let gateways: [TestGateway, TestGateway];
const person: Record<string, string> = {};

beforeAll(async () => {
  created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(created.url);
  upstreams = await startUpstreams();
  upstreams.instead.set('/api/login', (request, reply) => {
    const { password } = request.body as { password: string };
    if (password === 'nobody looks')
      return reply.code(503).send({ code: 'unavailable', message: '', correlationId: '' });
    return password === 'right'
      ? { ok: true }
      : reply.code(401).send({ code: 'wrong-credentials', message: '', correlationId: '' });
  });
  gateways = [
    await buildGateway(upstreams, { counters: createRateCounters(database, secret) }),
    await buildGateway(upstreams, { counters: createRateCounters(database, secret) }),
  ];
  for (const name of ['ann', 'bob']) person[name] = await signAccess({ sub: name });
  person['cay'] = await signAccess({ sub: 'cay', account: 'account-2' });
  person['eve'] = await signAccess({ sub: 'eve', account: 'account-2' });
});
afterEach(() => database.pool.query('delete from rate_counter'));
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await upstreams.stop();
  await database.close();
  await created.drop();
});

let turn = 0;
/** Alternates between the two gateways. */
function ask(url: string, payload: object, who?: string, remoteAddress = '10.0.0.1'): Promise<Answer> {
  const gateway = gateways[turn++ % 2] ?? gateways[0];
  return gateway.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: who === undefined ? {} : { authorization: `Bearer ${person[who]}` },
  });
}
const logIn = (email: string, password: string, address?: string) =>
  ask('/api/login', { email, password }, undefined, address);

function expectLimited(answer: Answer, code: string, windowSeconds: number): void {
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, code]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(windowSeconds);
  expect(Object.keys(answer.json<object>()).sort()).toEqual(['code', 'correlationId', 'message']);
}

const perPerson: [string, string, number, string][] = [
  ['counts', '/api/v2/searches/count', 120, 'too-many-counts'],
  ['facets', '/api/v2/searches/facets', 40, 'too-many-counts'],
  ['searches', '/api/v2/searches/preview', 60, 'too-many-searches'],
  ['downloads', '/api/v2/downloads', 10, 'too-many-downloads'],
];

const endPauses = () => database.pool.query(`update rate_counter set not_before = now() where not_before < ends_at`);

describe('security S8: two gateways together', () => {
  it.each(perPerson)('allow a person %s up to the limit and not one more', async (_, url, max, code) => {
    for (let i = 0; i < max; i++) expect((await ask(url, {}, 'ann')).statusCode).toBe(200);
    expectLimited(await ask(url, {}, 'ann'), code, 60);
    expectLimited(await ask(url, {}, 'ann'), code, 60);
    expect((await ask(url, {}, 'bob')).statusCode).toBe(200);
  });

  it('allow a person five wishes for another address in an hour, and a mailbox three', async () => {
    const wish = (who: string, email: string) => ask('/api/v2/me/email', { currentPassword: 'x', email }, who);
    for (let i = 0; i < 3; i++) expect((await wish('ann', ' Same@example.test')).statusCode).toBe(200);
    expectLimited(await wish('bob', 'same@example.test'), 'too-many-attempts', 3600);
    for (let i = 0; i < 2; i++) expect((await wish('ann', `other-${i}@example.test`)).statusCode).toBe(200);
    expectLimited(await wish('ann', 'another@example.test'), 'too-many-attempts', 3600);
    expect((await wish('bob', 'another@example.test')).statusCode).toBe(200);
  });

  it('allow a mailbox three resets of the password in an hour', async () => {
    const reset = (email: string, address: string) => ask('/api/v2/password-resets', { email }, undefined, address);
    for (let i = 0; i < 3; i++) expect((await reset('owner@example.test', `10.9.0.${i}`)).statusCode).toBe(200);
    expectLimited(await reset('Owner@example.test ', '10.9.0.9'), 'too-many-attempts', 3600);
    expect((await reset('other@example.test', '10.9.0.9')).statusCode).toBe(200);
  });

  it('let a link that holds pass whatever was guessed from its network, and count it for itself alone', async () => {
    upstreams.instead.set('/api/v2/password-resets/check-link', (request) => ({
      usable: (request.body as { token: string }).token.startsWith('good'),
    }));
    const check = (token: string) => ask('/api/v2/password-resets/check-link', { token });
    for (let i = 0; i < 20; i++) expect((await check(`guess-${i}`)).statusCode).toBe(200);
    expectLimited(await check('guess'), 'too-many-attempts', 60);
    for (let i = 0; i < 60; i++) expect((await check('good-1')).statusCode).toBe(200);
    expectLimited(await check('good-1'), 'too-many-requests', 60);
    expect((await check('good-2')).statusCode).toBe(200);
    await database.pool.query(`update rate_counter set ends_at = now() - interval '1 millisecond'`);
    expect((await check('good-1')).statusCode).toBe(200);
  });

  it('count every address of one mailbox as one, as its provider delivers', async () => {
    const reset = (email: string) => ask('/api/v2/password-resets', { email });
    for (const email of ['jo.doe@gmail.com', 'jodoe+1@googlemail.com', 'J.O.D.O.E@gmail.com'])
      expect((await reset(email)).statusCode).toBe(200);
    expectLimited(await reset('jodoe+new@gmail.com'), 'too-many-attempts', 3600);
    expect((await reset('jo.smith@gmail.com')).statusCode).toBe(200);
  });

  it('security S9: allow an account 30 invitations an hour, whoever of it asks, those sent again among them', async () => {
    const invite = (who: string) => ask('/api/v2/team/invitations', { email: 'x@example.test' }, who);
    for (let i = 0; i < 15; i++) {
      expect((await invite('ann')).statusCode).toBe(200);
      expect((await ask('/api/v2/team/invitations/p/resend', {}, 'bob')).statusCode).toBe(200);
    }
    for (const who of ['ann', 'bob']) expectLimited(await invite(who), 'too-many-requests', 3600);
    expect((await invite('eve')).statusCode).toBe(200);
  });

  it('allow an account ten guesses at a promotion’s code a minute, looked up or taken; a plan without one is no guess', async () => {
    const create = (who: string, code?: string) =>
      ask('/api/sandbox/subscriptions/create', code === undefined ? {} : { promotion_code: code }, who);
    const look = (who: string, code: string) =>
      gateways[0].app.inject({
        method: 'GET',
        url: `/api/v2/promotion?code=${code}`,
        headers: { authorization: `Bearer ${person[who]}` },
      });
    for (let i = 0; i < 5; i++) {
      expect((await look('cay', `GUESS-${i}`)).statusCode).toBe(200);
      expect((await create('eve', `GUESS-${i}`)).json()).toMatchObject({ code: 'bot-check-missing' });
    }
    for (const who of ['cay', 'eve']) {
      expectLimited(await look(who, 'GUESS-11'), 'too-many-attempts', 60);
      expectLimited(await create(who, 'GUESS-11'), 'too-many-attempts', 60);
    }
    expect((await create('eve')).json()).toMatchObject({ code: 'bot-check-missing' });
    expect((await look('ann', 'GUESS-11')).statusCode).toBe(200);
  });

  it('take a maximum from the configuration, and the default for limits that it does not name', async () => {
    const own = await buildGateway(upstreams, {
      counters: createRateCounters(database, secret),
      limitMaxima: { downloads: 2 },
    });
    const post = (url: string) =>
      own.app.inject({ method: 'POST', url, payload: {}, headers: { authorization: `Bearer ${person['bob']}` } });
    for (let i = 0; i < 2; i++) expect((await post('/api/v2/downloads')).statusCode).toBe(200);
    expectLimited(await post('/api/v2/downloads'), 'too-many-downloads', 60);
    for (let i = 0; i < 3; i++) expect((await post('/api/v2/searches/count')).statusCode).toBe(200);
    await own.stop();
  });

  it('refuse every log-in to an account after five wrong passwords from any address, even with the right one', async () => {
    for (let i = 0; i < 5; i++) {
      await endPauses();
      expect((await logIn('Owner@example.test', 'wrong', `10.0.0.${i}`)).statusCode).toBe(401);
    }
    await endPauses();
    expectLimited(await logIn(' owner@EXAMPLE.test', 'right', '10.0.0.9'), 'too-many-attempts', 900);
    expect((await logIn('other@example.test', 'right')).statusCode).toBe(200);
  });

  it('clear the count of wrong passwords after a successful log-in', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) {
        await endPauses();
        expect((await logIn('owner@example.test', 'wrong', `10.0.${round}.1`)).statusCode).toBe(401);
      }
      await endPauses();
      expect((await logIn('owner@example.test', 'right', `10.0.${round}.1`)).statusCode).toBe(200);
    }
  });

  it('do not count an attempt that ends in 5xx, and keep the earlier guesses', async () => {
    const wrong = async () => {
      await endPauses();
      return (await logIn('owner@example.test', 'wrong', `10.6.${turn}.1`)).statusCode;
    };
    for (let i = 0; i < 4; i++) expect(await wrong()).toBe(401);
    await endPauses();
    for (let i = 0; i < 6; i++)
      expect((await logIn('owner@example.test', 'nobody looks', `10.6.${turn}.1`)).statusCode).toBe(503);
    expect(await wrong()).toBe(401);
    expect(await wrong()).toBe(429);
  });

  it('lengthen the pause from the third wrong password on, and do not count attempts within a pause', async () => {
    const waits: number[] = [];
    for (let i = 0; i < 5; i++) {
      await endPauses();
      expect((await logIn('owner@example.test', 'wrong', `10.2.0.${i}`)).statusCode).toBe(401);
      if (i < 2) continue;
      const early = await logIn('owner@example.test', 'right', `10.2.1.${i}`);
      expectLimited(early, 'too-many-attempts', 900);
      waits.push(Number(early.headers['retry-after']));
    }
    expect(waits.slice(0, 2)).toEqual([1, 2]);
    expect(waits[2]).toBeGreaterThan(890);
  });

  it('lock nobody out: the right password works after the pause or the window, and resets the count', async () => {
    const wrong = async (times: number) => {
      for (let i = 0; i < times; i++)
        expect((await logIn('owner@example.test', 'wrong', `10.3.0.${i}`)).statusCode).toBe(401);
    };
    await wrong(3);
    expect((await logIn('owner@example.test', 'right', '10.3.1.1')).statusCode).toBe(429);
    expect(
      await eventually(
        async () => (await logIn('owner@example.test', 'right', `10.3.2.${turn % 200}`)).statusCode === 200,
      ),
    ).toBe(true);
    await wrong(3);
    await database.pool.query(`update rate_counter set ends_at = now() - interval '1 millisecond'`);
    await wrong(2);
    expect((await logIn('owner@example.test', 'right', '10.3.1.2')).statusCode).toBe(200);
  });

  it('allow no more concurrent guesses than consecutive ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => logIn('owner@example.test', 'wrong', `10.4.0.${i}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(3).fill(401),
      ...Array<number>(9).fill(429),
    ]);
  });

  it('allow one network address ten counts of homeowners a minute', async () => {
    const teaser = (remoteAddress: string) =>
      (gateways[turn++ % 2] ?? gateways[0]).app.inject({ url: '/api/v2/teaser?zip=85001', remoteAddress });
    for (let i = 0; i < 10; i++) expect((await teaser('10.5.0.1')).statusCode).toBe(200);
    expectLimited(await teaser('10.5.0.1'), 'too-many-requests', 60);
    expect((await teaser('10.5.0.2')).statusCode).toBe(200);
  });

  it('allow one network address 20 log-ins a minute over all accounts', async () => {
    for (let i = 0; i < 20; i++) expect((await logIn(`person-${i}@example.test`, 'wrong')).statusCode).toBe(401);
    expectLimited(await logIn('one-more@example.test', 'right'), 'too-many-attempts', 60);
    expect((await logIn('one-more@example.test', 'right', '10.0.0.2')).statusCode).toBe(200);
  });

  it('count the addresses of one IPv6 /64 as one, and one IPv4 address the same in every notation', async () => {
    for (let i = 0; i < 20; i++)
      expect((await logIn(`person-${i}@example.test`, 'wrong', `2001:db8:1:2:${i}::1`)).statusCode).toBe(401);
    expectLimited(await logIn('one-more@example.test', 'right', '2001:db8:1:2:ffff::1'), 'too-many-attempts', 60);
    expect((await logIn('one-more@example.test', 'right', '2001:db8:1:3::1')).statusCode).toBe(200);
    for (let i = 0; i < 20; i++)
      expect(
        (await logIn(`other-${i}@example.test`, 'wrong', i % 2 === 0 ? '10.8.0.1' : '::ffff:10.8.0.1')).statusCode,
      ).toBe(401);
    expectLimited(await logIn('one-more@example.test', 'right', '10.8.0.1'), 'too-many-attempts', 60);
  });

  it('send one mailbox at most five sign-up mails an hour', async () => {
    const signUp = () => ask('/api/v2/sign-ups', { email: 'ann@example.test' }, undefined, `10.1.${turn}.1`);
    for (let i = 0; i < 5; i++) expect((await signUp()).statusCode).toBe(200);
    expectLimited(await signUp(), 'too-many-attempts', 3600);
  });

  it('send one number three codes in ten minutes and ten a day, in whatever notation, whoever asks', async () => {
    const start = (sms_to: string, who = 'ann') => ask('/api/start_verification', { sms_to }, who);
    const notations = ['(602) 555-0134', '+1 602 555 0134', '602.555.0134'];
    for (let round = 0; round < 3; round++) {
      for (const each of notations) expect((await start(each)).statusCode).toBe(200);
      expectLimited(await start('16025550134', 'bob'), 'too-many-codes', 600);
      await database.pool.query(`update rate_counter set ends_at = now() where ends_at < now() + interval '1 hour'`);
    }
    expect((await start('6025550134', 'bob')).statusCode).toBe(200);
    expectLimited(await start('6025550134', 'bob'), 'too-many-codes', 86_400);
    expect((await start('6025550135', 'bob')).statusCode).toBe(200);
  });

  it('let an account ask for twenty codes a day, to whatever numbers', async () => {
    for (let i = 10; i < 30; i++)
      expect((await ask('/api/start_verification', { sms_to: `60255501${i}` }, 'ann')).statusCode).toBe(200);
    expectLimited(await ask('/api/start_verification', { sms_to: '6025550199' }, 'ann'), 'too-many-codes', 86_400);
    expect((await ask('/api/start_verification', { sms_to: '6025550199' }, 'cay')).statusCode).toBe(200);
  });

  it('count every one of many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/api/v2/downloads', {}, 'ann')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  });

  it('begin a new window when the old one has ended', async () => {
    for (let i = 0; i < 11; i++) await ask('/api/v2/downloads', {}, 'ann');
    await database.pool.query(`update rate_counter set ends_at = now() - interval '1 millisecond'`);
    expect((await ask('/api/v2/downloads', {}, 'ann')).statusCode).toBe(200);
  });

  it("ignore a browser's own X-Forwarded-For", async () => {
    const spoofed = (i: number) =>
      gateways[0].app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: `p${i}@example.test`, password: 'wrong' },
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': `9.9.9.${i}` },
      });
    for (let i = 0; i < 20; i++) expect((await spoofed(i)).statusCode).toBe(401);
    expect((await spoofed(21)).statusCode).toBe(429);
  });

  it('store no address and no e-mail in the table, and delete windows that have ended', async () => {
    await logIn('canary@example.test', 'wrong', '10.77.77.77');
    const { rows } = await database.pool.query<{ row: string }>(
      `select encode(key, 'escape') || c::text as row from rate_counter c`,
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toMatch(/canary|77\.77/);
    await database.pool.query(`update rate_counter set ends_at = now() - interval '1 second'`);
    await createRateCounters(database, secret).sweep();
    expect((await database.pool.query('select 1 from rate_counter')).rowCount).toBe(0);
  });
});

describe('a gateway that cannot reach its counters', () => {
  it('security S28: refuses limited requests and forwards all others', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:9/nothing', { max: 1 });
    const gateway = await buildGateway(upstreams, { counters: createRateCounters(away, secret) });
    const limited = await gateway.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'a@example.test', password: 'right' },
    });
    const free = await gateway.app.inject({ url: '/api/v2/plans' });
    await gateway.stop();
    await away.close();
    expect([limited.statusCode, limited.json<{ code: string }>().code, free.statusCode]).toEqual([
      503,
      'unavailable',
      200,
    ]);
  });
});
