import { formatMoney } from '../../../components/words/format.ts';
import type { Credit } from '../own-credit.ts';

/** Money that came back as credit; nothing where there is none. */
export function CreditRow({ credit }: { credit: Credit | undefined }) {
  if (credit === undefined || credit.leftCents === 0) return null;
  return (
    <section className="billing-row" aria-labelledby="credit">
      <h2 id="credit">Credit</h2>
      <div className="billing-value">
        <p className="billing-main">{formatMoney(credit.leftCents)}</p>
        <p>It pays your next invoices before your card does.</p>
      </div>
    </section>
  );
}
