// Payments that are disputed or were taken back: what follows for the account, and how it ends.
import { accountNow } from '@leadwright/leads/rules/account-now';
import { Notice } from '../../../components/feedback/notice.tsx';
import { UnpaidPeriod } from '../../../components/subscription/unpaid-period.tsx';
import { billingDay } from '../../../components/words/billing-days.tsx';
import { formatMoney } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Usage } from '../../../server/api-types.ts';
import type { Credit } from '../own-credit.ts';

/** One sentence for each payment. Nothing where all is good. */
export function PaymentNotices({ credit, usage }: { credit: Credit | undefined; usage: Usage | undefined }) {
  if (credit === undefined) return null;
  const { disputed, owed, owedCents } = credit;
  const { unpaid, loweredTo } = usage === undefined ? { unpaid: false, loweredTo: null } : accountNow(usage);
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
            Leads or credit that were taken back for it return if the payment stands. Free leads for shared searches
            wait until it is decided.
          </p>
        </Notice>
      )}
      {(unpaid || loweredTo !== null) && (
        <Notice tone="warn">
          <UnpaidPeriod usage={usage} />
          <p>
            {unpaid
              ? 'A change of plan brings nothing back; the payment of the next period does'
              : 'The payment of the next period brings those of your plan back'}
            {disputed.length > 0 && ', or your bank, if the disputed payment stands'}.
          </p>
        </Notice>
      )}
      {owedCents > 0 && (
        <Notice tone="warn">
          <p>You owe {formatMoney(owedCents)} for leads that you used.</p>
          {owed.map((payment) => (
            <p key={keyOf(payment)}>
              {formatMoney(payment.owedCents)}: credit of your <PaymentLink payment={payment} /> paid for them, and that
              payment {wentBack(payment, disputed)}.
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

const wentBack = (payment: Credit['owed'][number], disputed: readonly Payment[]): string => {
  if (payment.because !== 'dispute') return 'was refunded';
  return disputed.some((one) => keyOf(one) === keyOf(payment)) ? 'is disputed' : 'was taken back by your bank';
};

const keyOf = ({ processor, invoiceId }: Payment): string => `${processor} ${invoiceId}`;
/** Leads to its invoice among the others. */
const PaymentLink = ({ payment }: { payment: Payment }) => (
  <Link to={paths.invoiceOf(payment.invoiceId)}>{nameOf(payment)}</Link>
);

const nameOf = ({ paidCents, issuedAt }: Payment): string =>
  `payment of ${formatMoney(paidCents)} of ${billingDay(issuedAt)}`;
