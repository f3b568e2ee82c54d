// Puts the account on a plan that nobody takes by themselves.
import { useRef, useState } from 'react';
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { Labelled } from '../../../components/forms/field.tsx';
import { formatDay, formatLeads, formatMoney } from '../../../components/words/format.ts';
import { ActDone } from './act-done.tsx';
import { ActForm } from './act-form.tsx';
import { useGivenPlans, useGivePlan, type GivenPlans } from './api.ts';

export function AccountPlan({ accountId }: { accountId: string }) {
  const given = useGivenPlans(accountId);
  return (
    <section className="finance-adjustments" aria-labelledby="account-plan-title">
      <h2 id="account-plan-title" tabIndex={-1}>
        Plan of the account
      </h2>
      <Loaded query={given} skeleton={<Bone height={120} />} safe="Nothing was changed.">
        {(found) => <GivePlan accountId={accountId} given={found} />}
      </Loaded>
    </section>
  );
}

function GivePlan({ accountId, given }: { accountId: string; given: GivenPlans }) {
  const give = useGivePlan(accountId);
  const [isOpen, setIsOpen] = useState(false);
  const [planId, setPlanId] = useState('');
  const [tried, setTried] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const plan = given.plans.find((each) => each.planId === planId);
  const isLarge = plan !== undefined && plan.priceCents > given.aboveCents;
  return (
    <>
      <p>{planNow(given)}</p>
      {given.starts === null ? (
        <p className="help">It cannot be put on another plan now. {given.because}</p>
      ) : !isOpen ? (
        <button type="button" className="button" onClick={() => setIsOpen(true)}>
          Put it on another plan
        </button>
      ) : (
        <ActForm
          isWrong={plan === undefined}
          onTry={() => setTried(true)}
          follows={plan && <Follows plan={plan} given={given} isLarge={isLarge} />}
          button={isLarge ? 'Propose this plan' : 'Put the account on this plan'}
          busy={give.isPending}
          onSend={(why) =>
            give.mutate(
              { planId, ...why },
              {
                onSuccess: () => {
                  setIsOpen(false);
                  setPlanId('');
                  setTried(false);
                  // The form that had the focus goes away.
                  done.current?.focus();
                },
              },
            )
          }
        >
          <Labelled
            label="Plan"
            help="Plans that customers cannot take by themselves."
            problem={tried && plan === undefined ? 'Please choose a plan.' : undefined}
          >
            {(tied) => (
              <select className="input" {...tied} value={planId} onChange={(event) => setPlanId(event.target.value)}>
                <option value="">Choose</option>
                {given.plans.map((each) => (
                  <option key={each.planId} value={each.planId}>
                    {each.name}, {formatMoney(each.priceCents)} a month
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        </ActForm>
      )}
      {give.error !== null && <Failed error={give.error} safe="Nothing was booked." />}
      <div ref={done} tabIndex={-1}>
        {give.data !== undefined && give.error === null && (
          <ActDone act={give.data}>Booked. The customer sees it on the billing page.</ActDone>
        )}
      </div>
    </>
  );
}

function planNow({ planName, nextPlanName, periodEnd }: GivenPlans): string {
  if (planName === null) return 'No subscription runs.';
  if (nextPlanName === null || periodEnd === null) return `Now: ${planName}.`;
  return `Now: ${planName}; from ${formatDay(periodEnd)} on: ${nextPlanName}.`;
}

type FollowsProps = { plan: GivenPlans['plans'][number]; given: GivenPlans; isLarge: boolean };

/** What the customer will pay, when, by what, and who else has to agree. */
function Follows({ plan, given, isLarge }: FollowsProps) {
  const { starts, periodEnd, card, aboveCents } = given;
  const charged =
    starts === 'now'
      ? `${formatMoney(plan.priceCents)} is charged at once${card === null ? '' : ` to the card that ends in ${card}`}, and each month from then on.`
      : `From ${periodEnd === null ? 'the end of the running period' : formatDay(periodEnd)} on the customer pays ${formatMoney(plan.priceCents)} a month. Until then nothing changes.`;
  return (
    <>
      <p>
        {charged} The plan brings {formatLeads(plan.leads)} a month.
      </p>
      {isLarge && (
        <p className="help">
          Above {formatMoney(aboveCents)} a month, another person of finance has to agree. Nothing happens before.
        </p>
      )}
    </>
  );
}
