import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { Dialog } from '../../../components/layout/dialog.tsx';
import type { Plan } from '../../../server/api-types.ts';
import { usePlans, type Subscription } from '../api.ts';
import { PlanCard } from '../plan-card.tsx';
import { SelectPlan } from '../select-plan.tsx';
import { ContactSupport } from './contact-support.tsx';

type Props = { subscription: Subscription; open: boolean; onClose: () => void; onChoose: (plan: Plan) => void };

/** All plans, compared; while upgrades go through support, the cheaper ones alone and whom to write to. */
export function ChoosePlan({ subscription, open, onClose, onChoose }: Props) {
  const { contactSupport, planId, priceCents, supportEmail } = subscription;
  const plans = usePlans();
  if (!contactSupport)
    return (
      <SelectPlan title="Select a plan" open={open} onClose={onClose} currentPlanId={planId} onChoose={onChoose} />
    );
  const isCheaper = (plan: Plan) => plan.priceCents !== null && plan.priceCents < (priceCents ?? 0);
  return (
    <Dialog title="Select a plan" open={open} onClose={onClose}>
      <ContactSupport email={supportEmail} />
      <Loaded query={plans} skeleton={<Bone height={240} />}>
        {(all) => (
          <div className="plan-choice">
            {all.filter(isCheaper).map((plan) => (
              <PlanCard key={plan.planId} plan={plan}>
                <button type="button" className="button" onClick={() => onChoose(plan)}>
                  Choose {plan.name}
                </button>
              </PlanCard>
            ))}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
