import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Icon } from '../../components/layout/icon.tsx';
import { DaysIn } from '../../components/words/billing-days.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useMay, useSession } from '../../server/session.ts';
import { useInvoices, useRefreshInvoices } from './api.ts';
import { InvoiceBackfill } from './invoice-backfill.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import './invoices.css';

export function InvoicesPage() {
  const session = useSession();
  const invoices = useInvoices();
  const refresh = useRefreshInvoices();
  const mayRefreshAny = useMay('refresh-any-invoices');
  return (
    <>
      <PageTitle>Invoices</PageTitle>
      <div className="invoices-bar">
        <button
          type="button"
          className="button"
          aria-disabled={refresh.isPending}
          onClick={() => !refresh.isPending && refresh.mutate(undefined)}
        >
          <Icon name="refresh" size={16} /> {refresh.isPending ? 'Refreshing…' : 'Refresh invoices'}
        </button>
        <p className="help">Missing an invoice? Refresh invoices by clicking above</p>
      </div>
      {refresh.isSuccess && <Notice tone="ok">These are all your invoices.</Notice>}
      {refresh.isError && <Failed error={refresh.error} safe="Your invoices are safe." />}
      {mayRefreshAny && session.state === 'in' && <InvoiceBackfill accountId={session.person.accountId} />}
      {invoices.isError && (
        <Failed error={invoices.error} safe="Your invoices are safe." retry={() => invoices.refetch()} />
      )}
      {invoices.isPending ? (
        <p className="invoices-waiting" role="status">
          Getting your Invoices. Hold tight!
        </p>
      ) : (
        <div className="invoices">
          <InvoicesTable
            invoices={invoices.data ?? []}
            failed={invoices.isError}
            more={invoices.hasNextPage ? () => void invoices.fetchNextPage() : null}
            fetching={invoices.isFetchingNextPage}
          />
          <DaysIn />
        </div>
      )}
    </>
  );
}
