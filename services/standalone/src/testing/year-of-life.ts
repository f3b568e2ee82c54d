// A year that accounts live through on the sandbox's clock: they open, download, report files, change plans, pay, get money
// back and dispute payments, and two people of finance close each month. Everything goes through billing's own ports.
import { randomUUID } from 'node:crypto';
import type { BillingUnderTest } from '@leadwright/billing/testing/billing-under-test';
import type { LateFact } from '@leadwright/billing/close/projections/late-facts';
import { isBooked, newestPaidInvoice } from '@leadwright/billing/ledger/testing/booked-facts';
import { sandboxControls, type SandboxControls } from '@leadwright/billing/providers/sandbox/sandbox-controls';
import { spanOf } from '@leadwright/billing/close/domain/month';
import { eventually } from '@leadwright/testing/eventually';

type Answer = Awaited<ReturnType<BillingUnderTest['get']>>;
/** Of a month: when it was cut, and what finance downloads of it. */
export type ClosedMonth = {
  month: string;
  cutAt: string;
  figuresCsv: string;
  tie: Answer['body'];
  lateFacts: LateFact[];
};

export type YearOfLife = {
  accounts: string[];
  done: Record<string, number>;
  month(): Promise<string>;
  /** Forward to this instant, until nothing that fell due by then waits. */
  passTo(instant: string): Promise<void>;
  download(account: string, rows: number): Promise<string>;
  begin(account: string, rows: number): Promise<string>;
  finish(account: string, downloadId: string, rows: number): Promise<void>;
  report(account: string, downloadId: string): Promise<void>;
  changePlan(account: string, planId: string): Promise<void>;
  cancel(account: string): Promise<void>;
  act(account: string, act: 'dispute' | 'win-dispute'): Promise<void>;
  /** Pays so much of its newest invoice back, of 1. */
  refund(account: string, part: number): Promise<void>;
  adjust(account: string, leads: number): Promise<void>;
  /** What the account itself sees of a calendar month. */
  statement(account: string, month: string): Promise<object>;
  /** Proposes the month and compares its three sides. */
  tie(month: string): Promise<{ proposal: Answer['body']; tie: Answer['body'] }>;
  close(month: string): Promise<ClosedMonth>;
};

export const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const admin = (accountId: string) => ({ accountId, personId: `owner-of-${accountId}` });
const key = () => ({ 'idempotency-key': randomUUID() });
const months = '/api/v2/finance/months';
/** Two cores open a hundred accounts in some seconds. */
const SLOW = { deadlineMs: 120_000 };

/** Opens one account for each plan of the list. */
export async function beginYear(billing: BillingUnderTest, plans: readonly string[]): Promise<YearOfLife> {
  const life = new Life(billing);
  for (const [place, planId] of plans.entries()) await life.open(`account-${String(place).padStart(3, '0')}`, planId);
  await life.settle();
  return life;
}

class Life implements YearOfLife {
  readonly accounts: string[] = [];
  readonly done: Record<string, number> = {};
  private readonly billing: BillingUnderTest;
  private readonly controls: SandboxControls;
  private offsetMs = 0;

  constructor(billing: BillingUnderTest) {
    this.billing = billing;
    this.controls = sandboxControls({ database: billing.database, clockOffsetMs: () => this.offsetMs });
  }

  private now = (): string => new Date(Date.now() + this.offsetMs).toISOString();
  private count = (what: string): void => void (this.done[what] = (this.done[what] ?? 0) + 1);

  async open(account: string, planId: string): Promise<void> {
    const value = { ownerPersonId: `owner-of-${account}`, planId };
    await this.billing.fromAccounts(account, { case: 'accountOpened', value }, this.now());
    this.accounts.push(account);
    this.count('accounts');
  }

  async settle(): Promise<void> {
    for (const account of this.accounts)
      await eventually(
        async () => {
          const clock = await this.billing.get('/api/v2/sandbox/clock', admin(account));
          const usage = await this.billing.get('/api/v2/usage', admin(account));
          return clock.body['settled'] === true && usage.status === 200 && usage.body['planId'] !== null;
        },
        { ...SLOW, what: `what is due for ${account}` },
      );
  }

  month = async (): Promise<string> => this.now().slice(0, 7);

  async passTo(instant: string): Promise<void> {
    const moved = await this.billing.post('/api/v2/sandbox/clock', admin('account-000'), { to: instant }, key());
    expectOk(moved);
    this.offsetMs = Number(moved.body['offsetMs']);
    await this.settle();
  }

  async begin(account: string, rows: number): Promise<string> {
    const downloadId = randomUUID();
    const value = { downloadId, dictId: 'consumers', rows: BigInt(rows), multiplierHundredths: 100 };
    await this.billing.fromExport(account, { case: 'downloadRequested', value }, this.now());
    await eventually(() => this.isBooked(account, downloadId, 'reserved'), SLOW);
    return downloadId;
  }

  async finish(account: string, downloadId: string, rows: number): Promise<void> {
    const value = { downloadId, rows: BigInt(rows) };
    await this.billing.fromExport(account, { case: 'downloadCompleted', value }, this.now());
    await eventually(() => this.isBooked(account, downloadId, 'used'), SLOW);
    this.count('downloads');
  }

  async download(account: string, rows: number): Promise<string> {
    const downloadId = await this.begin(account, rows);
    await this.finish(account, downloadId, rows);
    return downloadId;
  }

  private isBooked(account: string, downloadId: string, type: string): Promise<boolean> {
    return isBooked(this.billing.database, account, { downloadId, type });
  }

  async report(account: string, downloadId: string): Promise<void> {
    const value = { downloadId, reason: 'blankFile', verdict: 'approved' };
    await this.billing.fromExport(account, { case: 'fileReported', value }, this.now());
    await eventually(() => this.isBooked(account, downloadId, 'credited'), SLOW);
    this.count('credits');
  }

  async changePlan(account: string, planId: string): Promise<void> {
    const { subscriptionId } = (await this.billing.get('/api/v2/subscription', admin(account))).body;
    const path = `/api/sandbox/subscriptions/createChange/${String(subscriptionId)}`;
    expectOk(await this.billing.post(path, admin(account), { plan_code: planId }, key()));
    this.count('plan changes');
  }

  async cancel(account: string): Promise<void> {
    const { subscriptionId } = (await this.billing.get('/api/v2/subscription', admin(account))).body;
    const path = `/api/sandbox/subscriptions/terminate/${String(subscriptionId)}`;
    expectOk(await this.billing.post(path, admin(account), undefined, key()));
    this.count('cancellations');
  }

  async act(account: string, act: 'dispute' | 'win-dispute'): Promise<void> {
    expectOk(await this.billing.post('/api/v2/sandbox/acts', admin(account), { act }, key()));
    await this.settle();
    this.count(act === 'dispute' ? 'disputes' : 'disputes won');
  }

  async refund(account: string, part: number): Promise<void> {
    const { invoiceId, cents } = await newestPaidInvoice(this.billing.database, account);
    await this.controls.refund(invoiceId, Math.floor(cents * part));
    await this.settle();
    this.count('refunds');
  }

  async adjust(account: string, leads: number): Promise<void> {
    const path = `/api/v2/finance/accounts/${account}/adjustments`;
    const body = { leads, reason: 'goodwill', note: 'for a slow week' };
    expectOk(await this.billing.post(path, fiona, body, key()));
    this.count('adjustments');
  }

  async statement(account: string, month: string): Promise<object> {
    const { from, to } = spanOf(month);
    const query = new URLSearchParams({ from, to }).toString();
    const { body } = await this.billing.get(`/api/v2/usage/statement?${query}`, admin(account));
    return body;
  }

  async tie(month: string): Promise<{ proposal: Answer['body']; tie: Answer['body'] }> {
    const proposed = await this.billing.post(`${months}/${month}/propose`, fiona, undefined, key());
    expectOk(proposed);
    const tie = await eventually(async () => {
      const { body } = await this.billing.get(`${months}/${month}/tie`, frank);
      return body['audit'] === 'compared' && body;
    }, SLOW);
    return { proposal: proposed.body, tie };
  }

  async close(month: string): Promise<ClosedMonth> {
    const { proposal, tie } = await this.tie(month);
    const pack = await this.billing.get(`${months}/${month}`, frank);
    const { proposalId, proposedAt } = proposal;
    const closed = {
      ...{ month, tie, cutAt: String(proposedAt) },
      figuresCsv: await this.billing.file(`${months}/${month}/figures-csv`, frank),
      lateFacts: (pack.body['lateFacts'] as { facts: LateFact[] }).facts,
    };
    if ((tie['differences'] as unknown[]).length === 0) {
      expectOk(await this.billing.post(`${months}/${month}/lock`, frank, { proposalId }, key()));
      this.count('closes');
    }
    return closed;
  }
}

function expectOk({ status, body }: Answer): void {
  if (status !== 200 && status !== 202) throw new Error(`the answer is ${status}: ${JSON.stringify(body)}`);
}
