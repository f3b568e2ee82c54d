// Which plan: one of the list, or so many leads a month at a price for each.
import { perRecordCents, perRecordId, perRecordName } from '@leadwright/leads/rules/per-record-plans';
import { Field, Labelled } from '../../../components/forms/field.tsx';
import { formatMoney } from '../../../components/words/format.ts';
import type { GivenPlans } from './api.ts';

const OWN = 'per-record';

export type Typed = { planId: string; leads: string; price: string };
export const nothingTyped: Typed = { planId: '', leads: '', price: '' };

export type Chosen = {
  planId: string;
  name: string;
  priceCents: number;
  leads: number;
  body: { planId: string } | { leads: number; micros: number };
  isLarge: boolean;
};

/** null: nothing that could be sent yet. */
export function chosenOf({ planId, leads, price }: Typed, given: GivenPlans): Chosen | null {
  const plan = given.plans.find((each) => each.planId === planId);
  if (plan) return { ...plan, body: { planId }, isLarge: plan.priceCents > given.aboveCents };
  const [, dollars, part = ''] = /^\$?(\d{1,3})(?:\.(\d{1,6}))?$/.exec(price.trim()) ?? [];
  const own = { leads: Number(leads.replaceAll(',', '')), micros: Number(`${dollars}${part.padEnd(6, '0')}`) };
  const agreedId = perRecordId(own);
  if (planId !== OWN || agreedId === null) return null;
  const priceCents = perRecordCents(own);
  const isCheap = own.micros < given.belowMicros || priceCents < given.belowCents;
  const isLarge = priceCents > given.aboveCents || isCheap;
  return { planId: agreedId, name: perRecordName(own), priceCents, leads: own.leads, body: own, isLarge };
}

type Props = { typed: Typed; given: GivenPlans; tried: boolean; onType: (typed: Typed) => void };

export function PlanChoice({ typed, given, tried, onType }: Props) {
  const isMissing = tried && typed.planId === '';
  const isWrong = tried && chosenOf(typed, given) === null;
  return (
    <>
      <Labelled
        label="Plan"
        help="Plans that customers cannot take by themselves."
        problem={isMissing ? 'Please choose a plan.' : undefined}
      >
        {(tied) => (
          <select
            className="input"
            {...tied}
            value={typed.planId}
            onChange={(event) => onType({ ...typed, planId: event.target.value })}
          >
            <option value="">Choose</option>
            {given.plans.map((each) => (
              <option key={each.planId} value={each.planId}>
                {each.name}, {formatMoney(each.priceCents)} a month
              </option>
            ))}
            <option value={OWN}>A price per record of its own</option>
          </select>
        )}
      </Labelled>
      {typed.planId === OWN && (
        <>
          <Field
            label="Leads a month"
            inputMode="numeric"
            value={typed.leads}
            onChange={(event) => onType({ ...typed, leads: event.target.value })}
            maxLength={12}
            autoComplete="off"
          />
          <Field
            label="Dollars for each lead"
            help="Such as 0.0012. A month has to cost whole cents."
            inputMode="decimal"
            value={typed.price}
            onChange={(event) => onType({ ...typed, price: event.target.value })}
            problem={
              isWrong
                ? 'Please type at least 1,000 leads and a price from 0.0001 to 1 that make whole cents.'
                : undefined
            }
            maxLength={10}
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}
