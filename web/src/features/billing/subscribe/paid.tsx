import { useEffect } from 'react';
import { Icon } from '../../../components/layout/icon.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { useFocusTitle } from '../../../components/pages/use-focus-title.ts';
import { billingDay } from '../../../components/words/billing-days.tsx';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Subscription } from '../api.ts';

/** After the payment: what was bought, and where to go on. */
export function Paid({ subscription, next }: { subscription: Subscription; next: string }) {
  const { planName, periodEnd, isFreeTrial } = subscription;
  const focusTitle = useFocusTitle();
  // The form in which it was paid is gone.
  useEffect(focusTitle, [focusTitle]);
  return (
    <div className="page narrow">
      <PageTitle title="Payment successful!">
        <span className="paid-mark">
          <Icon name="check" />
        </span>
        Payment successful!
      </PageTitle>
      {planName !== null && !isFreeTrial && (
        <p>
          You are on {planName}.{periodEnd !== null && ` The next payment is due on ${billingDay(periodEnd)}.`}
        </p>
      )}
      <p className="actions">
        <Link className="button primary large" to={next === paths.billing ? paths.search : next}>
          {next === paths.billing ? 'Search leads' : 'Continue'}
        </Link>
        <Link className="button large" to={paths.usage}>
          See your leads
        </Link>
      </p>
    </div>
  );
}
