// The super-admin's part: reads invoices of an earlier provider into the account that is open.
import { useState } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useBackfill, type Backfilled } from './api.ts';

type From = Backfilled['from'];

export function InvoiceBackfill({ accountId }: { accountId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="invoice-backfill" aria-label="Invoice Refresh">
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Invoice Refresh
      </button>
      {open && <BackfillForm accountId={accountId} />}
    </section>
  );
}

function BackfillForm({ accountId }: { accountId: string }) {
  const [ids, setIds] = useState<Record<From, string>>({ Braintree: '', Recurly: '' });
  const [missing, setMissing] = useState<From | null>(null);
  const backfill = useBackfill(accountId);
  const start = (from: From) => {
    if (backfill.isPending) return;
    backfill.reset();
    // As specified, either button looks at the first field.
    const isMissing = ids.Braintree.trim() === '';
    setMissing(isMissing ? from : null);
    if (!isMissing) backfill.mutate({ from, customerId: ids[from].trim() });
  };
  return (
    <div className="invoice-backfill-form">
      {(['Braintree', 'Recurly'] as const).map((from) => (
        <div key={from} className="invoice-backfill-row">
          <Field
            label={`${from} Customer Id`}
            value={ids[from]}
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => setIds({ ...ids, [from]: target.value })}
          />
          <button type="button" className="button" aria-disabled={backfill.isPending} onClick={() => start(from)}>
            Backfill {from} invoices
          </button>
        </div>
      ))}
      {missing === 'Braintree' && <Notice tone="bad">Please add a Braintree Customer Id.</Notice>}
      {missing === 'Recurly' && <Notice tone="bad">Please add a Recurly Customer Id</Notice>}
      {backfill.isSuccess && <Notice tone="ok">{done[backfill.variables.from]}</Notice>}
      {backfill.isError && <Notice tone="bad">{failed[backfill.variables.from]}</Notice>}
    </div>
  );
}

const done: Record<From, string> = {
  Braintree: 'Backfilled Braintree Invoices.',
  Recurly: 'Backfilled Recurly Invoices.',
};
const failed: Record<From, string> = {
  Braintree: 'Error refreshing Braintree Invoices. Check console.',
  Recurly: 'Error refreshing Recurly Invoices. Check console.',
};
