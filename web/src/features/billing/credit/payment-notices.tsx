// Payments that are disputed or were taken back: what follows for the account, and how it ends.
import { Notice } from '../../../components/feedback/notice.tsx';
import { formatDay, formatMoney } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Credit } from '../own-credit.ts';

/** One sentence for each payment. Nothing where all is good. */
export function PaymentNotices({ credit }: { credit: Credit | undefined }) {
  if (credit === undefined) return null;
  const { disputed, owed, owedCents } = credit;
  return (
    <>
      {disputed.length > 0 && (
        <Notice tone="warn">
          {disputed.map((payment) => (
            <p key={keyOf(payment)}>
              Your <PaymentLink payment={payment} /> is disputed at your bank.
            </p>
          ))}
          <p>
            The leads that were left of it are gone, and come back if the payment stands. Free leads for shared searches
            wait until it is decided.
          </p>
          <p>If it paid for the period that runs, only the owner downloads until then, 5,000 leads a file at most.</p>
        </Notice>
      )}
      {owedCents > 0 && (
        <Notice tone="warn">
          <p>You owe {formatMoney(owedCents)} for leads that you used.</p>
          {owed.map((payment) => (
            <p key={keyOf(payment)}>
              {formatMoney(payment.owedCents)}: credit of your <PaymentLink payment={payment} /> paid for them, and that
              payment {payment.because === 'dispute' ? 'is disputed or was taken back by your bank' : 'was refunded'}.
            </p>
          ))}
          <p>
            Your next payment settles it first and brings leads for the rest, be it the renewal, a change of plan or a
            new subscription. Free leads for shared searches wait until then.
          </p>
        </Notice>
      )}
    </>
  );
}

type Payment = Credit['disputed'][number];

const keyOf = ({ processor, invoiceId }: Payment): string => `${processor} ${invoiceId}`;
/** Leads to its invoice among the others. */
const PaymentLink = ({ payment }: { payment: Payment }) => (
  <Link to={paths.invoiceOf(payment.invoiceId)}>{nameOf(payment)}</Link>
);

const nameOf = ({ paidCents, issuedAt }: Payment): string =>
  `payment of ${formatMoney(paidCents)} of ${formatDay(issuedAt)}`;
