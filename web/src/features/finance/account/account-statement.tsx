import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { PeriodTotals } from '../../../components/words/period-totals.tsx';
import { useAccountStatement, type Filter } from '../api.ts';

/** The totals of an account in the days of the filter; without days, over its whole history. */
export function AccountStatement({ accountId, filter: { from, to } }: { accountId: string; filter: Filter }) {
  const statement = useAccountStatement(accountId, { from, to });
  const days =
    from === '' && to === ''
      ? 'the whole history'
      : `${from === '' ? 'the start' : from} to ${to === '' ? 'today' : to}`;
  return (
    <section aria-labelledby="account-statement-title">
      <h2 id="account-statement-title">Statement of the account</h2>
      <Loaded query={statement} skeleton={<Bone height={200} />} safe="Nothing was changed.">
        {(totals) => <PeriodTotals caption={`Leads over ${days}`} totals={totals} />}
      </Loaded>
    </section>
  );
}
