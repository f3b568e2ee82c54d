import { Loaded } from '../../../components/feedback/loaded.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { Link, Navigate, useSearchParams } from '../../../navigation/links.ts';
import { paths, safeNext } from '../../../navigation/paths.ts';
import type { Plan } from '../../../server/api-types.ts';
import { useClientToken, usePlans, useSubscribe, useSubscription, type Subscription } from '../api.ts';
import { isOffered } from '../select-plan.tsx';
import { isSubscribed } from '../subscribed.ts';
import { Checkout } from './checkout.tsx';
import { Paid } from './paid.tsx';
import { usePromotion } from './promotion.ts';
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

type SubscribeProps = { subscription: Subscription; clientToken: string; plans: readonly Plan[] };

function Subscribe({ subscription, clientToken, plans }: SubscribeProps) {
  const [params, setParams] = useSearchParams();
  const call = useSubscribe();
  const next = safeNext(params.get('next'), paths.billing);
  const offered = plans.filter(isOffered);
  const wanted = params.get('plan') ?? subscription.planId;
  const code = params.get('promotion') || null;
  const isPaid = call.outcome.is === 'done' || (isSubscribed(subscription) && !isUnderWay(call.outcome.is));
  const offer = usePromotion(isPaid ? null : code);
  // Of an answer that is not valid any more, nothing is shown.
  const promotion = offer.error === null ? offer.data : undefined;
  const looking = offer.isFetching && promotion === undefined;
  const plan = promotion?.plan ?? offered.find(({ planId }) => planId === wanted) ?? offered[0];
  const onCode = (typed: string | null) => {
    if (typed !== null && typed === code) return void offer.refetch();
    if (typed === null) params.delete('promotion');
    else params.set('promotion', typed);
    setParams(params, { replace: true });
  };
  if (call.outcome.is === 'done') return <Paid subscription={subscription} next={next} />;
  if (isSubscribed(subscription) && !isUnderWay(call.outcome.is))
    return code === null ? <Navigate to={next} replace /> : <NoPromotion />;
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
      promotion={promotion}
      code={{ code, error: looking ? null : offer.error, looking, onCode }}
      onPlan={(planId) => {
        params.set('plan', planId);
        params.delete('promotion');
        setParams(params, { replace: true });
      }}
      onToken={(cardToken) =>
        call.run({
          billing: subscription.processor,
          planId: plan.planId,
          ...(promotion && { code: promotion.code }),
          cardToken,
        })
      }
      onResult={(result) => {
        // Recurly's challenge belongs to a card's token.
        const asked = call.asked();
        if (asked === null) call.reset();
        else call.run({ ...asked, cardToken: `${asked.cardToken}/${result}` });
      }}
    />
  );
}

/** A link of a promotion, opened by who pays for a plan already. */
function NoPromotion() {
  return (
    <div className="page narrow">
      <PageTitle title="Promotion">You have a plan already</PageTitle>
      <p>A promotion begins a subscription, and you have one. Nothing was changed.</p>
      <p>
        <Link className="button" to={paths.billing}>
          See your plan
        </Link>
      </p>
    </div>
  );
}

/** The page waits for what it asked for itself, before it believes that all was done before. */
function isUnderWay(is: string): boolean {
  return ['sending', 'unknown', 'unclear', 'confirm'].includes(is);
}
