import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@leadwright/testing/eventually';
import { ledgerViolations } from './ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from './testing/billing-under-test.ts';
import { planNamed } from './plans/testing/plan-named.ts';

const trial = planNamed('free-trial');
const leads = trial.leadsFirstPeriod;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(async () => {
  await billing.stop();
});

const usage = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body;

const requested = (downloadId: string, rows: number, multiplierHundredths = 100) =>
  ({
    case: 'downloadRequested',
    value: { downloadId, dictId: 'consumers', rows: BigInt(rows), multiplierHundredths },
  }) as const;
const completed = (downloadId: string, rows: number) =>
  ({ case: 'downloadCompleted', value: { downloadId, rows: BigInt(rows) } }) as const;
const failed = (downloadId: string) => ({ case: 'downloadFailed', value: { downloadId, reason: 'no-rows' } }) as const;

async function opened(accountId: string, planId: string): Promise<void> {
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'person-1', planId } });
  await eventually(async () => expect(await usage(accountId)).toMatchObject({ planId }));
}

const becomes = (accountId: string, expected: object) =>
  eventually(async () => expect(await usage(accountId)).toMatchObject(expected));

describe('opening an account', () => {
  it('starts the plan it names and grants its leads: a trial lot that never expires', async () => {
    await opened('trial', 'free-trial');
    expect(await usage('trial')).toEqual({
      planId: 'free-trial',
      planName: 'Free trial',
      live: true,
      cancelled: false,
      pastDue: false,
      cancelling: false,
      freeTrial: true,
      accessEndsAt: null,
      nextPlanId: null,
      billing_cycle_anchor: expect.any(Number),
      nextBoundaryAt: null,
      status: 'free-trial',
      trialRefused: null,
      payment: 'good',
      unpaid: false,
      lowered: null,
      seats: 1,
      noSeat: false,
      leads,
      leadsRemaining: leads,
      leadsHeld: 0,
      leadsUsed: 0,
      lowLeads: 10,
      downloadLimit: trial.downloadLimit,
      unlimited: false,
      includesRollover: false,
      periodStart: expect.any(String),
      periodEnd: null,
      zone: 'UTC',
      version: 2,
      lots: [
        {
          lotId: expect.stringMatching(/^plan:.*:0$/),
          kind: 'trial',
          leads,
          available: leads,
          held: 0,
          used: 0,
          expiresAt: null,
          earned: false,
        },
      ],
    });
    await eventually(() => expect(billing.published('trial')).toEqual(['SubscriptionChanged', 'LeadsGranted']));
  });

  it('gives a Team plan its leads until the next billing day', async () => {
    await opened('team', 'team-unlimited');
    const body = await usage('team');
    const { leadsFirstPeriod: given, downloadLimit } = planNamed('team-unlimited');
    expect(body).toMatchObject({ leads: given, leadsRemaining: given, downloadLimit, status: 'live' });
    expect((body['lots'] as { expiresAt: string }[])[0]?.expiresAt).toBe(body['periodEnd']);
  });

  it('changes nothing when it is received twice', async () => {
    await opened('twice', 'free-trial');
    const record = await billing.fromAccounts('twice', {
      case: 'memberJoined',
      value: { personId: 'p', role: 'download' },
    });
    await billing.bus.publish([{ ...record, accountSeq: 1 }, record]);
    await opened('after-twice', 'free-trial');
    expect(await usage('twice')).toMatchObject({ leadsRemaining: leads, version: 2 });
  });
});

describe('a download', () => {
  it('holds what was asked, charges what was delivered and returns the rest', async () => {
    await opened('path', 'free-trial');
    await billing.fromExport('path', requested('d1', 60));
    await becomes('path', { leadsRemaining: leads - 60, leadsHeld: 60, leadsUsed: 0 });
    await billing.fromExport('path', completed('d1', 45));
    await becomes('path', { leadsRemaining: leads - 45, leadsHeld: 0, leadsUsed: 45 });
    await eventually(() =>
      expect(billing.published('path')).toEqual(['SubscriptionChanged', 'LeadsGranted', 'LeadsReserved', 'LeadsUsed']),
    );
  });

  it('is refused above the limit of the plan or the balance, and gives everything back when it fails', async () => {
    await opened('refused', 'free-trial');
    const most = Math.min(leads, trial.downloadLimit);
    await billing.fromExport('refused', requested('r1', trial.downloadLimit + 1));
    await billing.fromExport('refused', requested('r2', 60));
    await billing.fromExport('refused', requested('r3', leads - 60 + 1));
    await billing.fromExport('refused', failed('r2'));
    await billing.fromExport('refused', failed('r3'));
    await billing.fromExport('refused', requested('r4', most));
    await becomes('refused', { leadsRemaining: leads - most, leadsHeld: most });
    await eventually(() =>
      expect(billing.published('refused').slice(2)).toEqual([
        'ReservationRefused',
        'LeadsReserved',
        'ReservationRefused',
        'ReservationReleased',
        'LeadsReserved',
      ]),
    );
  });

  it('is never refused for the balance on the unlimited plan, and no lot goes below zero', async () => {
    await opened('center', 'call-center-unlimited');
    const more = planNamed('call-center-unlimited').leadsFirstPeriod + 10_000;
    await billing.fromExport('center', requested('u1', more));
    await becomes('center', { leadsRemaining: 0, leadsHeld: more, unlimited: true });
    await billing.fromExport('center', completed('u1', more - 1_000));
    await becomes('center', { leadsRemaining: 0, leadsHeld: 0, leadsUsed: more - 1_000 });
    await eventually(() => expect(billing.published('center').slice(-1)).toEqual(['LeadsExpired']));
  });

  it('is refused for an account without a plan', async () => {
    await billing.fromExport('nobody', requested('n1', 1));
    await eventually(() => expect(billing.published('nobody')).toEqual(['ReservationRefused']));
    expect(await usage('nobody')).toMatchObject({
      planId: null,
      status: 'none',
      leads: 0,
      leadsRemaining: 0,
      downloadLimit: 0,
    });
  });

  it('charges once however often it is received', async () => {
    await opened('again', 'free-trial');
    const ask = await billing.fromExport('again', requested('a1', 50));
    const done = await billing.fromExport('again', completed('a1', 50));
    await billing.bus.publish([ask, done, done, ask]);
    await billing.fromExport('again', failed('a1'));
    await billing.fromExport('again', requested('a2', 50));
    await becomes('again', { leadsRemaining: leads - 100, leadsHeld: 50, leadsUsed: 50 });
  });
});

describe('the entries of an account', () => {
  type Entry = {
    id: string;
    type: string;
    leads: number;
    balance: number;
    eventId: string;
    downloadId?: string;
    actorId: string;
  };
  const entries = async (accountId: string, query = '') =>
    (await billing.get(`/api/v2/usage/entries${query}`, { accountId })).body as { entries: Entry[]; next?: string };

  it('show every movement with the balance after it, newest first, page by page', async () => {
    await opened('pages', 'free-trial');
    await billing.fromExport('pages', requested('p1', 60));
    await billing.fromExport('pages', completed('p1', 45));
    await becomes('pages', { leadsUsed: 45 });
    const all = (await entries('pages')).entries;
    expect(all.map(({ type, leads, balance, downloadId }) => [type, leads, balance, downloadId])).toEqual([
      ['returned', 15, leads - 45, 'p1'],
      ['used', -45, leads - 60, 'p1'],
      ['reserved', -60, leads - 60, 'p1'],
      ['granted', leads, leads, undefined],
    ]);
    expect(new Set(all.map(({ eventId }) => eventId)).size).toBe(3);
    expect(all[0]?.actorId).toBe('service:billing');
    const first = await entries('pages', '?limit=2');
    const second = await entries('pages', `?limit=2&before=${first.next}`);
    expect([...first.entries, ...second.entries]).toEqual(all);
    expect(second.next).toBeUndefined();
  });

  it('refuse a page that is not one', async () => {
    const { status, body } = await billing.get('/api/v2/usage/entries?limit=0', { accountId: 'pages' });
    expect([status, body['code']]).toEqual([400, 'invalid-request']);
    expect((await billing.get('/api/v2/usage/entries?before=x', { accountId: 'pages' })).status).toBe(400);
  });
});

describe('the statement of an account', () => {
  type Shown = {
    id: string;
    kind: string;
    leads: number;
    state?: string;
    setAside?: number;
    returned?: number;
    downloadId?: string;
    entries: object[];
  };
  const lines = async (accountId: string, query = '') =>
    (await billing.get(`/api/v2/usage/lines${query}`, { accountId })).body as { lines: Shown[]; next?: string };
  const brief = ({ kind, downloadId, leads, state, setAside, returned }: Shown) => [
    kind,
    downloadId,
    leads,
    state,
    setAside,
    returned,
  ];

  it('has one line for each download: set aside while it runs, then what it cost and what came back', async () => {
    await opened('lines', 'free-trial');
    await billing.fromExport('lines', requested('l1', 60));
    await billing.fromExport('lines', requested('l2', 30));
    await becomes('lines', { leadsHeld: 90 });
    expect((await lines('lines')).lines.map(brief)).toEqual([
      ['download', 'l2', -30, 'running', 30, 0],
      ['download', 'l1', -60, 'running', 60, 0],
      ['granted', undefined, leads, undefined, undefined, undefined],
    ]);
    await billing.fromExport('lines', completed('l1', 45));
    await billing.fromExport('lines', failed('l2'));
    await becomes('lines', { leadsHeld: 0, leadsUsed: 45 });
    const all = (await lines('lines')).lines;
    expect(all.slice(0, 2).map(brief)).toEqual([
      ['download', 'l2', 0, 'released', 30, 30],
      ['download', 'l1', -45, 'charged', 60, 15],
    ]);
    const first = await lines('lines', '?limit=2');
    const second = await lines('lines', `?limit=2&before=${first.next}`);
    expect([...first.lines, ...second.lines]).toEqual(all);
    expect(second.next).toBeUndefined();
  });

  it('shows nothing that only a machine reads: no actor, no lot, no event, no reason of the ledger', async () => {
    const text = JSON.stringify(await lines('lines'));
    for (const inner of [
      'service:',
      'plan:',
      'download-completed',
      'download-requested',
      'eventId',
      'lotId',
      'actorId',
    ])
      expect(text).not.toContain(inner);
  });

  it('refuses a page that is not one', async () => {
    expect((await billing.get('/api/v2/usage/lines?limit=0', { accountId: 'lines' })).status).toBe(400);
    expect((await billing.get('/api/v2/usage/lines?before=x', { accountId: 'lines' })).status).toBe(400);
  });
});

describe('who may ask', () => {
  it.each(['/api/v2/usage', '/api/v2/usage/entries', '/api/v2/usage/lines'])(
    '%s answers members only, each for their own account',
    async (path) => {
      await opened(`own${path}`, 'free-trial');
      expect((await billing.get(path, null)).status).toBe(401);
      expect((await billing.get(path, { personId: 'anonymous', role: null })).status).toBe(401);
      expect((await billing.get(path, { accountId: null })).status).toBe(403);
      expect((await billing.get(path, { accountId: `own${path}`, role: 'download' })).status).toBe(200);
      const other = await billing.get(path, { accountId: 'other' });
      expect(other.status).toBe(200);
      expect(JSON.stringify(other.body)).not.toContain('plan:');
    },
  );

  it('lets anybody compare the public plans', async () => {
    const { status, body } = await billing.get('/api/v2/plans', { personId: 'anonymous', accountId: null, role: null });
    expect(status).toBe(200);
    expect((body['plans'] as { planId: string }[]).map(({ planId }) => planId)).toEqual([
      'individual-unlimited',
      'team-unlimited',
      'rollover-50k',
    ]);
  });

  it('opens its log at the internal port alone', async () => {
    for (const path of ['/internal/events', '/internal/streams', '/metrics']) {
      expect((await billing.get(path, {})).status).toBe(404);
    }
    expect((await fetch(`${billing.internalUrl}/internal/events`)).status).toBe(401);
  });

  it('is ready while its database, relay and bus work', async () => {
    await eventually(async () => expect((await fetch(`${billing.url}/health/ready`)).status).toBe(200));
  });
});

describe('after all of it', () => {
  it('the stored ledger breaks no rule', async () => {
    expect(await ledgerViolations(billing.database.db)).toEqual([]);
  });
});
