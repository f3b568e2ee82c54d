// Billing's own pages over a database whose clock a test moves forward.
import { sql } from 'kysely';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { openTelemetry } from '@leadwright/runtime/telemetry/telemetry';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { brokenRules } from '../../close/rules/check-accounts.ts';
import { billingContract } from '../../contracts.ts';
import { readLotBalances } from '../../close/projections/lot-balances.ts';
import { listAdjustmentsRoutes } from '../../credits/routes/list-adjustments.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { getAccountStatementRoute } from '../../ledger/routes/finance/get-account-statement.ts';
import { getStatementRoute } from '../../ledger/routes/get-statement.ts';
import { openStoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { passDue } from '../../subscription/periods/pass-boundaries.ts';
import { passWhatIsDue } from '../../subscription/periods/pass-due.ts';
import { accountOverTime } from '../../subscription/testing/account-over-time.ts';
import { getBalanceRoutes } from '../../usage/routes/get-balance.ts';
import { getUsageLinesRoute } from '../../usage/routes/get-usage-lines.ts';
import { getUsageRoute } from '../../usage/routes/get-usage.ts';
import { signedInApp } from '../signed-in-app.ts';

const logger = createLogger('years', 'silent');
const iso = (at: number): string => instantOf(new Date(at).toISOString());

export type StoredYears = Awaited<ReturnType<typeof openStoredYears>>;

export async function openStoredYears() {
  let offsetMs = 0;
  const clockOffsetMs = (): number => offsetMs;
  const stored = await openStoredLedger({ connections: 4, clockOffsetMs });
  const { metrics, stop } = await openTelemetry('billing', { otlpUrl: undefined, logger });
  const { database, store } = stored;
  const clock = {
    get at() {
      return iso(Date.now() + offsetMs + 1);
    },
    set at(at: string) {
      offsetMs = Date.parse(at) - Date.now();
    },
  };
  return {
    /** Its clock begins anew. */
    account: (accountId: string) => accountOverTime({ store, accountId }, clock),
    sweep: () =>
      passDue({ database, store, metrics, logger, clockOffsetMs }, new AbortController().signal, {
        late: () => undefined,
        passed: () => undefined,
      }),
    pages: async (accountId: string) => pagesOf(await pagesApp(), accountId),
    broken: (accountId: string) =>
      database.db.transaction().execute(async (trx) => {
        await setScope(trx, 'all');
        await sql`select set_config('statement_timeout', '0', true)`.execute(trx);
        return brokenRules(trx, [accountId], {
          contract: billingContract,
          asOf: () => ({ at: new Date(Date.now() + offsetMs) }),
        });
      }),
    /** As audit reads it: what is left of each account, whoever asks. */
    served: async (accountId: string) => {
      const all = await inScope(database.db, 'all', (trx) => readLotBalances(trx, '', 1_000));
      const { lots } = all.find((each) => each.accountId === accountId) ?? { lots: [] };
      return lots.reduce((sum, { available, held }) => sum + available + held, 0);
    },
    close: async () => {
      await stop();
      await stored.close();
    },
  };

  async function pagesApp(): Promise<(accountId: string) => Promise<HttpApp>> {
    const parts = {
      database,
      store: store as never,
      clockOffsetMs,
      fourEyes: { aboveLeads: 10_000, days: 7 } as never,
    };
    return async (accountId) => {
      const app = await signedInApp(accountId);
      const due = (of: string, id: string) => passWhatIsDue(parts, of, id);
      getUsageRoute(app, parts);
      getUsageLinesRoute(app, parts);
      getBalanceRoutes(app, parts);
      getStatementRoute(app, { database, passDue: due });
      getAccountStatementRoute(app, { database, passDue: due });
      listAdjustmentsRoutes(app, parts as never);
      return app;
    };
  }
}

type Totals = Record<'opening' | 'issued' | 'credited' | 'delivered' | 'expired' | 'voided' | 'closing', number>;
type LotShown = { available: number; held: number; expiresAt: string | null };

async function pagesOf(open: (accountId: string) => Promise<HttpApp>, accountId: string) {
  const app = await open(accountId);
  const get = async <Body>(url: string): Promise<Body> => {
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body}`);
    return answer.json<Body>();
  };
  const totals = (body: Totals): Totals => {
    const { opening, issued, credited, delivered, expired, voided, closing } = body;
    return { opening, issued, credited, delivered, expired, voided, closing };
  };
  const leftIn = async (url: string): Promise<number> => {
    const { lots } = await get<{ lots: LotShown[] }>(url);
    return lots.reduce((sum, { available, held }) => sum + available + held, 0);
  };
  const span = (to: number): string => `from=2000-01-01T00:00:00Z&to=${encodeURIComponent(iso(to))}`;
  return {
    usage: () =>
      get<{ leadsRemaining: number; leadsHeld: number; leadsUsed: number; lots: LotShown[] }>('/api/v2/usage'),
    statement: async (to: number) => totals(await get<Totals>(`/api/v2/usage/statement?${span(to)}`)),
    financeStatement: async (to: number) =>
      totals(await get<Totals>(`/api/v2/finance/accounts/${accountId}/statement?${span(to)}`)),
    financeLots: async () => (await get<{ lots: LotShown[] }>(`/api/v2/finance/accounts/${accountId}/lots`)).lots,
    /** What was left then, held or not: to the account's people, and to finance. */
    balanceAt: (at: number) => leftIn(`/api/v2/usage/balance?at=${encodeURIComponent(iso(at))}`),
    financeBalanceAt: (at: number) =>
      leftIn(`/api/v2/finance/accounts/${accountId}/balance?at=${encodeURIComponent(iso(at))}`),
    close: () => app.close(),
  };
}
