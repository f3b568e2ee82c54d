// Apart from the other notices, which every page loads: this one stands in the settings.
import { accountNow } from '@leadwright/leads/rules/account-now';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Usage } from '../../server/api-types.ts';
import { useMay } from '../../server/session.ts';
import { Notice } from '../feedback/notice.tsx';
import { UnpaidPeriod } from './unpaid-period.tsx';

/** What a page says of payments that went back or are owed; the billing page says it with its sums. */
export function PaymentState({ usage }: { usage: Usage }) {
  const mayPay = useMay('manage-billing');
  const { payment, unpaid, loweredTo } = accountNow(usage);
  if (payment === 'good' && !unpaid && loweredTo === null) return null;
  const link = mayPay ? (
    <Link className="button" to={paths.billing}>
      See what follows
    </Link>
  ) : null;
  return (
    <Notice tone="warn" action={link}>
      {payment === 'disputed' && (
        <p>
          A payment of this account is disputed at its bank. Leads or credit that were taken back for it return if the
          payment stands.
        </p>
      )}
      {payment === 'owing' && <p>This account owes for leads that it used. The next payment settles that first.</p>}
      <UnpaidPeriod usage={usage} />
    </Notice>
  );
}
