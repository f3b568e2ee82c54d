import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { NoLongerActiveNotice, PastDueNotice } from '../../../components/subscription/subscription-notices.tsx';
import { useCancel, useChangeCard, useChangePlan, useReactivate, useSubscription, type Subscription } from '../api.ts';
import { isSubscribed } from '../subscribed.ts';
import { CancelRow, EndNotice } from './cancelling.tsx';
import { NextCharge } from './next-charge.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PlanRow } from './plan-row.tsx';
import './billing-page.css';

export function BillingPage() {
  const subscription = useSubscription();
  return (
    <>
      <PageTitle>Billing &amp; Payment</PageTitle>
      <Loaded query={subscription} skeleton={<Skeleton />} safe="Nothing was charged.">
        {(current) => <Billing subscription={current} />}
      </Loaded>
    </>
  );
}

function Billing({ subscription }: { subscription: Subscription }) {
  // Here and not in the dialogs: a call that a reload cut off is looked up whatever is open.
  const card = useChangeCard();
  const plan = useChangePlan();
  const cancel = useCancel();
  const reactivate = useReactivate();
  const { isPastDue, isCancelled } = subscription;
  const isPaying = isSubscribed(subscription);
  return (
    <>
      {isPastDue && <PastDueNotice />}
      {isCancelled && <NoLongerActiveNotice />}
      <EndNotice subscription={subscription} cancel={cancel} reactivate={reactivate} />
      <div className="billing-rows">
        <PlanRow subscription={subscription} call={plan} />
        <PaymentMethod subscription={subscription} call={card} />
        {isPaying && <NextCharge subscription={subscription} />}
        {(isPaying || cancel.outcome.is !== 'none') && (
          <CancelRow subscription={subscription} cancel={cancel} reactivate={reactivate} />
        )}
      </div>
    </>
  );
}

function Skeleton() {
  return (
    <div className="bones">
      <p>One Sec, grabbing your billing information.</p>
      <Bone height={96} />
      <Bone height={72} />
      <Bone height={72} />
    </div>
  );
}
