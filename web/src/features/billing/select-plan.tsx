import { useState } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Dialog } from '../../components/layout/dialog.tsx';
import { PlansCompared } from '../../components/plans/plans-compared.tsx';
import type { Plan } from '../../server/api-types.ts';
import { usePlans } from './api.ts';
import { PlanCard } from './plan-card.tsx';

type Props = {
  /** 'Subscribe' before there is a subscription, else 'Select a plan'. */
  title: 'Select a plan' | 'Subscribe';
  open: boolean;
  onClose: () => void;
  currentPlanId: string | null;
  /** The dialog stays open; close it when the choice is made. */
  onChoose: (plan: Plan) => void;
  busy?: boolean;
};

/** The public plans to choose from, compared line by line. A plan that is not public is not among them. */
export function SelectPlan({ title, open, onClose, currentPlanId, onChoose, busy = false }: Props) {
  const plans = usePlans();
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <Loaded
        query={plans}
        skeleton={<Bone height={320} />}
        isEmpty={(all) => !all.some(isOffered)}
        empty={<p>No plan is on sale right now.</p>}
      >
        {(all) => (
          <Choice
            plans={all.filter(isOffered)}
            marked={title === 'Subscribe' ? 'Your choice' : 'Your plan'}
            {...{ currentPlanId, onChoose, busy }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

/** A plan that anybody may take has a price; the server publishes no other plan as public. */
export function isOffered(plan: Plan): boolean {
  return plan.priceCents !== null;
}

type ChoiceProps = Pick<Props, 'currentPlanId' | 'onChoose'> & {
  plans: readonly Plan[];
  /** What is said of the current plan: chosen for now, or the one that is paid for. */
  marked: string;
  busy: boolean;
};

function Choice({ plans, marked, currentPlanId, onChoose, busy }: ChoiceProps) {
  const [compared, setCompared] = useState(true);
  return (
    <>
      <div className="plan-choice">
        {plans.map((plan) => {
          const current = plan.planId === currentPlanId;
          return (
            <PlanCard key={plan.planId} plan={plan} {...(current ? { note: marked } : {})}>
              <button
                type="button"
                className="button"
                aria-disabled={busy}
                onClick={() => {
                  if (!busy) onChoose(plan);
                }}
              >
                {current ? `Keep ${plan.name}` : `Choose ${plan.name}`}
              </button>
            </PlanCard>
          );
        })}
      </div>
      <div>
        <button type="button" className="link" aria-expanded={compared} onClick={() => setCompared(!compared)}>
          {compared ? 'Hide the comparison' : 'Compare the plans'}
        </button>
      </div>
      {compared && <PlansCompared plans={plans} />}
    </>
  );
}
