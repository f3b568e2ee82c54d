import { Loaded } from '../../../components/feedback/loaded.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { Navigate, useSearchParams } from '../../../navigation/links.ts';
import { paths, safeNext } from '../../../navigation/paths.ts';
import type { Plan } from '../../../server/api-types.ts';
import { useClientToken, usePlans, useSubscribe, useSubscription, type Subscription } from '../api.ts';
import { isOffered } from '../select-plan.tsx';
import { isSubscribed } from '../subscribed.ts';
import { Checkout } from './checkout.tsx';
import { Paid } from './paid.tsx';
import './subscribe.css';

/** `/signup` for an admin of an account: takes a plan. Who has one already goes on to `next`. */
export function SubscribePage() {
  const subscription = useSubscription();
  const token = useClientToken();
  const plans = usePlans();
  const ready =
    subscription.data && token.data && plans.data
      ? { subscription: subscription.data, clientToken: token.data.clientToken, plans: plans.data }
      : undefined;
  const all = [subscription, token, plans];
  const query = {
    data: ready,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching, error }) => isFetching && error !== null),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
  return (
    <Loaded query={query} skeleton={<Grabbing />} safe="Nothing was charged.">
      {(known) => <Subscribe {...known} />}
    </Loaded>
  );
}

function Grabbing() {
  return (
    <div className="page narrow">
      <p>One Sec, grabbing your billing information.</p>
    </div>
  );
}

type Known = { subscription: Subscription; clientToken: string; plans: readonly Plan[] };

function Subscribe({ subscription, clientToken, plans }: Known) {
  const [params, setParams] = useSearchParams();
  const call = useSubscribe();
  const next = safeNext(params.get('next'), paths.billing);
  const offered = plans.filter(isOffered);
  const wanted = params.get('plan') ?? subscription.planId;
  const plan = offered.find(({ planId }) => planId === wanted) ?? offered[0];
  if (call.outcome.is === 'done') return <Paid subscription={subscription} next={next} />;
  if (isSubscribed(subscription) && !isUnderWay(call.outcome.is)) return <Navigate to={next} replace />;
  if (plan === undefined)
    return (
      <div className="page narrow">
        <PageTitle>Subscribe</PageTitle>
        <p>No plan is on sale right now.</p>
      </div>
    );
  return (
    <Checkout
      processor={subscription.processor}
      clientToken={clientToken}
      plan={plan}
      call={call}
      onPlan={(planId) => {
        params.set('plan', planId);
        setParams(params, { replace: true });
      }}
      onToken={(cardToken) => call.run({ billing: subscription.processor, planId: plan.planId, cardToken })}
      onResult={(result) => {
        // Recurly's challenge belongs to a card's token.
        const asked = call.asked();
        if (asked === null) call.reset();
        else call.run({ ...asked, cardToken: `${asked.cardToken}/${result}` });
      }}
    />
  );
}

/** The page waits for what it asked for itself, before it believes that all was done before. */
function isUnderWay(is: string): boolean {
  return ['sending', 'unknown', 'unclear', 'confirm'].includes(is);
}
