import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { VerifyAccountProfile } from '../../../components/company-profile/verify-account-profile.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { formatMoney } from '../../../components/words/format.ts';
import type { Plan } from '../../../server/api-types.ts';
import { CardForm } from '../card-form/card-form.tsx';
import { ConfirmPayment } from '../card-form/confirm-payment.tsx';
import type { BillingCall } from '../billing-call.ts';
import { PlanCard } from '../plan-card.tsx';
import { SelectPlan } from '../select-plan.tsx';
import { OnTheStatement } from '../on-the-statement.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PromotionField } from './promotion-field.tsx';
import type { Promotion } from './promotion.ts';
import { WhatFollows } from './what-follows.tsx';

type Props = {
  processor: string;
  clientToken: string;
  plan: Plan;
  /** What the code offers; absent: a plan of the list. */
  promotion: Promotion | undefined;
  /** Where a code is typed. */
  code: Omit<ComponentProps<typeof PromotionField>, 'busy'>;
  call: Pick<BillingCall<never>, 'outcome' | 'reset' | 'lookAgain'>;
  onPlan: (planId: string) => void;
  onToken: (cardToken: string) => void;
  onResult: (resultToken: string) => void;
};

/** The plan, the card, and what became of the payment. What was typed stays until it is paid. */
export function Checkout(props: Props) {
  const { processor, clientToken, plan, promotion, code, call, onPlan, onToken, onResult } = props;
  const [choosing, setChoosing] = useState(false);
  const [verified, setVerified] = useState(false);
  const { outcome } = call;
  const busy = ['sending', 'unknown', 'unclear'].includes(outcome.is);
  const confirming = outcome.is === 'confirm';
  const price = formatMoney(plan.priceCents ?? 0);
  return (
    <div className="page subscribe">
      <PageTitle>Subscribe</PageTitle>
      <div className="subscribe-parts">
        <section className="subscribe-plan" aria-labelledby="subscribe-plan">
          <h2 id="subscribe-plan">Your plan</h2>
          <PlanCard plan={plan}>
            <button
              type="button"
              className="button"
              aria-disabled={busy || confirming}
              onClick={() => {
                if (!busy && !confirming) setChoosing(true);
              }}
            >
              Change
            </button>
          </PlanCard>
          <WhatFollows plan={plan} promotion={promotion} />
          <PromotionField {...code} busy={busy || confirming} />
        </section>
        <section className="subscribe-card">
          {verified || outcome.is !== 'none' ? (
            <CardPart
              {...{ processor, clientToken, call, price, onToken, onResult }}
              busy={busy || code.looking}
              cameOn={verified}
            />
          ) : (
            <VerifyAccountProfile onDone={() => setVerified(true)} />
          )}
        </section>
      </div>
      <SelectPlan
        title="Subscribe"
        open={choosing}
        onClose={() => setChoosing(false)}
        currentPlanId={plan.planId}
        onChoose={(chosen) => {
          onPlan(chosen.planId);
          setChoosing(false);
        }}
      />
    </div>
  );
}

type CardPartProps = Omit<Props, 'plan' | 'promotion' | 'code' | 'onPlan'> & {
  busy: boolean;
  price: string;
  cameOn: boolean;
};

function CardPart({ processor, clientToken, call, busy, price, onToken, onResult, cameOn }: CardPartProps) {
  const { outcome } = call;
  const confirming = outcome.is === 'confirm';
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of the step before is gone.
  useEffect(() => {
    if (cameOn) heading.current?.focus();
  }, [cameOn]);
  return (
    <>
      {outcome.is === 'confirm' && (
        <ConfirmPayment
          processor={processor}
          clientToken={clientToken}
          clientSecret={outcome.clientSecret}
          onAnswered={call.lookAgain}
          onResult={onResult}
          onGivenUp={call.reset}
        />
      )}
      {/* Kept while the bank asks, so that nothing has to be typed again. */}
      <div className="subscribe-form" hidden={confirming}>
        <h2 ref={heading} tabIndex={-1}>
          Your card
        </h2>
        <OnTheStatement />
        <PaymentNote outcome={outcome} lookAgain={call.lookAgain} />
        <CardForm
          processor={processor}
          clientToken={clientToken}
          submitLabel={`Subscribe for ${price} a month`}
          busy={busy || confirming}
          onToken={onToken}
        />
      </div>
    </>
  );
}
