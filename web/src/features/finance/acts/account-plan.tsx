// Puts the account on a plan that nobody takes by themselves.
import { useRef, useState } from 'react';
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { formatDay, formatLeads, formatMoney } from '../../../components/words/format.ts';
import { ActDone } from './act-done.tsx';
import { ActForm } from './act-form.tsx';
import { useGivenPlans, useGivePlan, usePlanQuote, type GivenPlans } from './api.ts';
import { chosenOf, nothingTyped, PlanChoice, type Chosen } from './plan-choice.tsx';
import { planWords } from './quote-words.ts';

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
  const [typed, setTyped] = useState(nothingTyped);
  const [tried, setTried] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const chosen = chosenOf(typed, given);
  const quote = usePlanQuote(accountId, isOpen && chosen ? chosen.planId : null);
  return (
    <>
      <p>{planNow(given)}</p>
      {given.starts === null ? (
        <p className="help">It cannot be put on another plan now. {given.because}</p>
      ) : !isOpen ? (
        <div className="finance-filter-buttons">
          <button type="button" className="button" onClick={() => setIsOpen(true)}>
            Put it on another plan
          </button>
        </div>
      ) : (
        <ActForm
          isWrong={chosen === null || quote.data === undefined}
          onTry={() => setTried(true)}
          follows={
            chosen && (
              <>
                <Follows chosen={chosen} given={given} />
                {quote.data && planWords(quote.data).map((words) => <p key={words}>{words}</p>)}
                {quote.error !== null && <Failed error={quote.error} safe="Nothing was booked." />}
              </>
            )
          }
          button={chosen?.isLarge === true ? 'Propose this plan' : 'Put the account on this plan'}
          busy={give.isPending}
          onSend={(why) =>
            chosen &&
            give.mutate(
              { ...chosen.body, ...why },
              {
                onSuccess: () => {
                  setIsOpen(false);
                  setTyped(nothingTyped);
                  setTried(false);
                  // The form that had the focus goes away.
                  done.current?.focus();
                },
              },
            )
          }
        >
          <PlanChoice typed={typed} given={given} tried={tried} onType={setTyped} />
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

type FollowsProps = { chosen: Chosen; given: GivenPlans };

/** What the customer will pay, when, by what, and who else has to agree. */
function Follows({ chosen, given }: FollowsProps) {
  const { starts, periodEnd, card, aboveCents, belowCents } = given;
  const charged =
    starts === 'now'
      ? `${formatMoney(chosen.priceCents)} is charged at once${card === null ? '' : ` to the card that ends in ${card}`}, and each month from then on.`
      : `From ${periodEnd === null ? 'the end of the running period' : formatDay(periodEnd)} on the customer pays ${formatMoney(chosen.priceCents)} a month. Until then nothing changes.`;
  return (
    <>
      <p>
        {chosen.name}. {charged} It brings {formatLeads(chosen.leads)} a month.
      </p>
      {chosen.isLarge && (
        <p className="help">
          Above {formatMoney(aboveCents)} or below {formatMoney(belowCents)} a month, and for leads below the price
          list, another person of finance has to agree. Nothing happens before.
        </p>
      )}
    </>
  );
}
