// Two calendar months that accounts of several plans live through: renewals with roll-over, downloads of which some
// deliver less than they asked for, credits and adjustments.
import type { BillingUnderTest } from '@leadwright/billing/testing/billing-under-test';
import { beginYear } from '@leadwright/standalone/testing/year-of-life';

const plans = ['team-unlimited', 'rollover-50k', 'individual-unlimited'] as const;
/** The second month brings an account about a hundred entries of the ledger. */
const DOWNLOADS = [6, 17] as const;

/** `accounts` of them. Answers the two months; both are over. */
export async function liveTwoMonths(billing: BillingUnderTest, accounts: number): Promise<string[]> {
  const life = await beginYear(
    billing,
    Array.from({ length: accounts }, (_, place) => plans[place % plans.length] ?? plans[0]),
  );
  const months: string[] = [];
  for (const [n, downloads] of DOWNLOADS.entries()) {
    const month = await life.month();
    months.push(month);
    await Promise.all(
      life.accounts.map(async (account, place) => {
        for (let turn = 0; turn < downloads; turn += 1) {
          const asked = 40 + ((place * 37 + turn * 101 + n) % 300);
          const downloadId = await life.begin(account, asked);
          await life.finish(account, downloadId, asked - 1 - (turn % 7));
          if (turn === place % 11) await life.report(account, downloadId);
        }
        if (place % 5 === n) await life.adjust(account, place % 2 === 0 ? 75 : -12);
      }),
    );
    await life.passTo(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 3, 9)).toISOString());
  }
  return months;
}
