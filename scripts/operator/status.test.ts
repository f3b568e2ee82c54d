import type { Status } from '@leadwright/eventsourcing/operate/status';
import { AnswerError, type Services } from './services.ts';
import { status } from './status.ts';

const now = Date.parse('2027-03-02T12:00:00Z');
const exporting = { consumer: 'billing.export', lag: 3, progressSeconds: 1, parkedStreams: 0 };
const accounts = { consumer: 'billing.accounts', lag: 1, progressSeconds: 1, parkedStreams: 0 };
const well: Status = {
  service: 'billing',
  ready: true,
  reason: null,
  versions: { product: '1.2.3', node: '24.1.0', migrations: {} },
  startedAt: '2027-03-01T00:00:00Z',
  epoch: 1,
  oldestUnsentSeconds: 0.2,
  consumers: [exporting, accounts],
  effectsUnknown: 0,
  effectsDead: 0,
  invariants: { checkedAt: '2027-03-02T11:59:00Z', accounts: 40, broken: [] },
};
const servicesOf = (answers: Record<string, Status | Error>): Services => ({
  names: Object.keys(answers),
  get: async (service) => {
    const answer = answers[service];
    if (answer instanceof Error) throw answer;
    return answer as never;
  },
  post: async () => {
    throw new Error('a status changes nothing');
  },
  send: async () => {
    throw new Error('a status sends nothing');
  },
  lines: () => {
    throw new Error('a status is one answer');
  },
});

it('prints a row for each service, and says that nothing needs anybody', async () => {
  const { lines, exitCode } = await status(servicesOf({ billing: well }), undefined, now);
  expect(lines).toEqual([
    'SERVICE  READY  VERSION  NODE    EPOCH  UNSENT  LAG  PARKED  UNKNOWN  DEAD',
    'billing  yes    1.2.3    24.1.0  1      0.2 s   4    0       0        0',
    'billing: invariants of 40 accounts checked 2027-03-02T11:59:00Z, 0 broken',
    'Nothing needs you.',
  ]);
  expect(exitCode).toBe(0);
});

const troubles: [string, Partial<Status>][] = [
  ['is not ready: relay: waits', { ready: false, reason: 'relay: waits' }],
  ['its database does not answer in time', { epoch: null }],
  ['has not published an event for 61 s', { oldestUnsentSeconds: 61 }],
  ['billing.export cannot tell its lag', { consumers: [{ ...exporting, lag: null }, accounts] }],
  [
    'billing.export has 3 records before it and handled none for 90 s',
    { consumers: [{ ...exporting, progressSeconds: 90 }, accounts] },
  ],
  [
    'billing.accounts has 2 parked: scripts/operate list',
    { consumers: [exporting, { ...accounts, parkedStreams: 2 }] },
  ],
  ['1 effects have no answer', { effectsUnknown: 1 }],
  ['2 effects were given up: scripts/operate effects, or calls', { effectsDead: 2 }],
  [
    'rule I1 is broken, 3 times: scripts/operate check',
    { invariants: { checkedAt: null, accounts: 0, broken: [{ rule: 'I1', found: 3 }] } },
  ],
  [
    'not every account was checked since 2027-03-01T11:59:00Z',
    { invariants: { checkedAt: '2027-03-01T11:59:00Z', accounts: 1, broken: [] } },
  ],
];
it.each(troubles)('exits with 3 where a service %s', async (what, change) => {
  const { lines, exitCode } = await status(servicesOf({ billing: { ...well, ...change } }), undefined, now);
  expect(lines.at(-1)).toBe(`billing: ${what}`);
  expect(exitCode).toBe(3);
});

it('a consumer that is behind and goes on needs nobody', async () => {
  const consumers = [{ ...exporting, lag: 90_000 }];
  expect((await status(servicesOf({ billing: { ...well, consumers } }), undefined, now)).exitCode).toBe(0);
});

it('shows the others where one does not answer, and exits with 1', async () => {
  const away = new AnswerError('export does not answer');
  const { lines, exitCode, json } = await status(servicesOf({ billing: well, export: away }), undefined, now);
  expect(lines).toContain('export   away   ?        ?       ?      ?       ?    ?       ?        ?');
  expect(lines.at(-1)).toBe('export: export does not answer');
  expect(exitCode).toBe(1);
  expect(json).toMatchObject({ troubles: [{ service: 'export' }] });
});

it('asks one service alone if it is named', async () => {
  const { lines } = await status(servicesOf({ billing: well, export: new Error('asked') }), 'billing', now);
  expect(lines[1]).toMatch(/^billing/);
});
