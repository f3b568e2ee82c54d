import { formatMoney } from '../../../components/words/format.ts';
import type { Credit } from '../own-credit.ts';

/** Money that came back as credit, never below 0, beside what is owed; nothing where there is neither. */
export function CreditRow({ credit }: { credit: Credit | undefined }) {
  if (credit === undefined || (credit.leftCents <= 0 && credit.owedCents === 0)) return null;
  const { leftCents, owedCents } = credit;
  return (
    <section className="billing-row" aria-labelledby="credit">
      <h2 id="credit">Credit</h2>
      <div className="billing-value">
        <p className="billing-main">{formatMoney(Math.max(0, leftCents))}</p>
        {leftCents > 0 && <p>It pays your next invoices before your card does.</p>}
        {owedCents > 0 && <p>{formatMoney(owedCents)} is owed beside it.</p>}
      </div>
    </section>
  );
}
