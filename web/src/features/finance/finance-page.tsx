// Finance's view of billing: every event, by filters that stand in the address, so that a view can be sent on.
import { Bone, Failed, Loaded } from '../../components/feedback/loaded.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useSearchParams } from '../../navigation/links.ts';
import { filterNames, saveEvents, useFinanceEvents, type Filter } from './api.ts';
import { AccountZone } from './acts/account-zone.tsx';
import { AccountRefunds } from './acts/account-refunds.tsx';
import { AccountPlan } from './acts/account-plan.tsx';
import { AccountAdjustments } from './adjustments/account-adjustments.tsx';
import { Proposals } from './adjustments/proposals.tsx';
import { AccountName } from './account-name.tsx';
import { AccountCredit } from './account/account-credit.tsx';
import { AccountLeads } from './account/account-leads.tsx';
import { AccountStatement } from './account/account-statement.tsx';
import { FileReports } from './file-reports.tsx';
import { Owed } from './owed.tsx';
import { GivenPromotions } from './promotions/given-promotions.tsx';
import { EventsTable } from './events-table.tsx';
import { FilterForm } from './filter-form.tsx';
import './finance.css';

export function FinancePage() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Filter;
  const events = useFinanceEvents(filter);
  const saving = useAction(() => saveEvents(filter));
  const show = (next: Filter) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  return (
    <div className="page">
      <PageTitle>Finance</PageTitle>
      <Proposals onAccount={(account) => show({ ...filter, account })} />
      <Owed onAccount={(account) => show({ ...filter, account })} />
      <FilterForm key={params.toString()} filter={filter} onShow={show} />
      {filter.account !== '' && (
        <p className="finance-about">
          <AccountName accountId={filter.account} />
        </p>
      )}
      {filter.account !== '' && (
        <AccountLeads key={`leads ${filter.account}`} accountId={filter.account} filter={filter} />
      )}
      {filter.account !== '' && <AccountStatement accountId={filter.account} filter={filter} />}
      {filter.account !== '' && <AccountCredit accountId={filter.account} />}
      {filter.account !== '' && <AccountPlan key={`plan ${filter.account}`} accountId={filter.account} />}
      {filter.account !== '' && <AccountRefunds key={`refunds ${filter.account}`} accountId={filter.account} />}
      {filter.account !== '' && <AccountZone key={`zone ${filter.account}`} accountId={filter.account} />}
      <GivenPromotions key={`promotions ${filter.account}`} accountId={filter.account} />
      {filter.account !== '' && <AccountAdjustments key={filter.account} accountId={filter.account} />}
      {filter.account !== '' && <FileReports accountId={filter.account} />}
      <section className="finance-events" aria-labelledby="events-title">
        <div className="finance-bar">
          <h2 id="events-title">Events</h2>
          <button
            type="button"
            className="button"
            aria-disabled={saving.pending}
            onClick={() => {
              if (!saving.pending) void saving.run(undefined);
            }}
          >
            Download CSV
          </button>
        </div>
        {saving.error !== null && <Failed error={saving.error} safe="Nothing was changed." />}
        <Loaded query={events} skeleton={<Bone height={320} />} safe="Nothing was changed.">
          {(found) => (
            <EventsTable
              events={found}
              fetching={events.isFetchingNextPage}
              more={events.hasNextPage ? () => void events.fetchNextPage() : null}
              onAccount={(account) => show({ ...filter, account })}
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}
