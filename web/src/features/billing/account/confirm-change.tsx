// The last question before a change of plan: exactly what is charged now, and when the plan begins.
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { Dialog } from '../../../components/layout/dialog.tsx';
import { billingDay } from '../../../components/words/billing-days.tsx';
import { formatMoney } from '../../../components/words/format.ts';
import type { Plan, Usage } from '../../../server/api-types.ts';
import { get } from '../../../server/client.ts';
import { ServerProblem } from '../../../server/problem.ts';
import { useUsage } from '../../../server/usage.ts';
import { useClientToken, type Subscription, type useChangePlan } from '../api.ts';
import { ConfirmPayment } from '../card-form/confirm-payment.tsx';
import { CallNote } from './call-note.tsx';
import { cardName } from './card-words.ts';
import { payingWords } from '../own-credit.ts';
import { isDebt, ruleWords, type Quote } from './change-words.ts';
import { isBusy, useOnePress, useWhenDone } from './is-busy.ts';

type Timing = Quote['timing'];

// Asked again each time: the sum falls as the period passes. Without `timing` the server chooses.
function useQuote(planId: string, timing: Timing | undefined) {
  const query = { plan_code: planId, ...(timing === undefined ? {} : { timeframe: timing }) };
  return useQuery({
    queryKey: ['change-quote', query],
    queryFn: ({ signal }) => get('/api/v2/subscription/change-quote', { query, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

type Props = {
  subscription: Subscription;
  plan: Plan;
  call: ReturnType<typeof useChangePlan>;
  /** `pays`: the card is charged at once. `timing`: where it is not what the server chooses. `quoted`: as it was asked. */
  onConfirm: (planId: string, pays: boolean, asked: { timing: Timing | undefined; quoted: Quote['quoted'] }) => void;
  onClose: () => void;
};

export function ConfirmChange({ subscription, plan, call, onConfirm, onClose }: Props) {
  // Only whoever goes down is asked when; the end of the period comes first.
  const [isNow, setNow] = useState(false);
  const isDown = (plan.priceCents ?? 0) < (subscription.priceCents ?? 0);
  const timing = isDown && isNow ? 'now' : undefined;
  const usage = useUsage().data;
  const quote = useQuote(plan.planId, timing);
  const busy = isBusy(call);
  const once = useOnePress(call);
  useAskAgain(call, quote.refetch);
  useWhenDone(call, onClose);
  return (
    <Dialog title={`Change to ${plan.name}?`} open onClose={onClose}>
      {isDown && <WhenChoice subscription={subscription} isNow={isNow} onChoose={setNow} />}
      <Loaded query={quote} skeleton={<Bone height={96} />} safe="Nothing was charged.">
        {(asked) => (
          <>
            <ul className="billing-facts">
              {sentences(asked, { subscription, plan, usage }).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <CallNote call={call} safe="Nothing was charged." />
            <BankQuestion subscription={subscription} call={call} />
            <p className="actions">
              <button
                type="button"
                className="button primary"
                aria-disabled={busy}
                onClick={() =>
                  !busy && once(() => onConfirm(plan.planId, isPaying(asked), { timing, quoted: asked.quoted }))
                }
              >
                {busy ? 'One moment…' : buttonWords(asked, plan.planId === subscription.planId)}
              </button>
              <button type="button" className="button" onClick={onClose}>
                Keep {subscription.planName}
              </button>
            </p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Once the sums that were asked about hold no more. */
function useAskAgain({ outcome }: Pick<Props['call'], 'outcome'>, ask: () => Promise<unknown>): void {
  const error = outcome.is === 'refused' ? outcome.error : null;
  const isOver = error instanceof ServerProblem && error.code === 'quote-over';
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (isOver) void latest.current();
  }, [isOver, outcome]);
}

type WhenProps = Pick<Props, 'subscription'> & { isNow: boolean; onChoose: (isNow: boolean) => void };

function WhenChoice({ subscription: { periodEnd }, isNow, onChoose }: WhenProps) {
  const choice = (label: string, now: boolean) => (
    <label className="choice">
      <input type="radio" name="when-to-change" checked={isNow === now} onChange={() => onChoose(now)} />
      {label}
    </label>
  );
  const day = periodEnd === null ? '' : `, on ${billingDay(periodEnd)}`;
  return (
    <fieldset className="choices">
      <legend className="only-heard">When the plan changes</legend>
      {choice(`At the end of the period${day}`, false)}
      {choice('Now', true)}
    </fieldset>
  );
}

/** Where the bank asks its cardholder about the difference. */
function BankQuestion({ subscription: { processor }, call }: Pick<Props, 'subscription' | 'call'>) {
  const { outcome } = call;
  const token = useClientToken();
  if (outcome.is !== 'confirm' || token.data === undefined) return null;
  return (
    <ConfirmPayment
      processor={processor}
      clientToken={token.data.clientToken}
      clientSecret={outcome.clientSecret}
      onAnswered={call.lookAgain}
      // Recurly's result belongs to a new card: the card is changed first, then the plan.
      onResult={call.reset}
      onGivenUp={call.reset}
    />
  );
}

type About = Pick<Props, 'subscription' | 'plan'> & { usage: Usage | undefined };

function sentences(quote: Quote, { subscription: { planId, planName, card }, plan, usage }: About): string[] {
  const { nextChargeAt, nextChargeCents } = quote;
  const paying = payingWords(nextChargeCents, quote.credit, plan);
  if (plan.planId === planId)
    return [
      `You stay on ${plan.name}. The change that was planned is taken back.`,
      'Nothing is charged now.',
      `The next charge is ${formatMoney(nextChargeCents)} on ${billingDay(nextChargeAt)}.`,
      ...paying,
    ];
  if (quote.timing === 'at-renewal')
    return [
      'Nothing is charged now.',
      `You keep ${planName ?? 'your plan'} until ${billingDay(nextChargeAt)}. On that day ${plan.name} begins.`,
      `From then on ${formatMoney(nextChargeCents)} is charged a month.`,
      ...paying,
      ...ruleWords({ ...quote, rules: quote.rules.filter((rule) => !isDebt(rule)) }),
    ];
  const payer = card === null ? 'your card' : cardName(card);
  return [
    beginsWords(plan, usage, billingDay(nextChargeAt)),
    ...nowWords(quote, payer),
    ...ruleWords(quote),
    `From ${billingDay(nextChargeAt)} on, ${formatMoney(nextChargeCents)} is charged a month.`,
    'Payments are not refunded.',
  ];
}

/** In a period that is not paid for, what the plan has more than that comes later. */
function beginsWords({ name, membersMax, downloadLimit }: Plan, usage: Usage | undefined, day: string): string {
  if (usage?.unpaid !== true) return `${name} begins now.`;
  const later = [
    ...(membersMax > usage.seats ? ['seats'] : []),
    ...(downloadLimit > usage.downloadLimit ? ['larger files'] : []),
  ].join(' and ');
  return `${name} begins now.${later === '' ? '' : ` This period is not paid for, so its ${later} come on ${day}.`}`;
}

function nowWords(quote: Quote, payer: string): string[] {
  const byCredit = quote.chargeNowByCreditCents > 0 ? formatMoney(quote.chargeNowByCreditCents) : null;
  if (isPaying(quote))
    return [
      `${chargeWords(quote)} is charged now to ${payer}: the difference for the rest of your period.`,
      ...(byCredit === null ? [] : [`${byCredit} more is paid from your credit.`]),
    ];
  return [
    byCredit === null
      ? 'Nothing is charged now.'
      : `${byCredit} is paid from your credit: the difference for the rest of your period.`,
  ];
}

const isPaying = ({ timing, chargeNowCents }: Quote): boolean => timing === 'now' && chargeNowCents !== 0;

function chargeWords({ chargeNowCents, chargeAtMostCents }: Quote): string {
  return chargeNowCents === null ? `At most ${formatMoney(chargeAtMostCents)}` : formatMoney(chargeNowCents);
}

function buttonWords(quote: Quote, takesBack: boolean): string {
  if (takesBack) return 'Take the change back';
  if (quote.timing === 'at-renewal') return `Change on ${billingDay(quote.nextChargeAt)}`;
  if (!isPaying(quote)) return 'Change now';
  return quote.chargeNowCents === null
    ? 'Pay the difference and change'
    : `Pay ${formatMoney(quote.chargeNowCents)} and change`;
}
