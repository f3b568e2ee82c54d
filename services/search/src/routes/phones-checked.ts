// What people are told of do-not-call flags: when the numbers were checked, and until when one may call by them.
import { callableUntil } from '@leadwright/leads/rules/callable';
import { isMadeUp } from '@leadwright/leads/imports/version-source';
import { registryDay, scrubbedKinds } from '../datasets/do-not-call/scrub-due.ts';
import type { ActiveDataset } from '../projections/active-dataset.ts';
import type { CheckedAgainst } from '../projections/do-not-call.ts';

export type PhonesChecked = {
  madeUp?: true;
  checkedOn?: string;
  callableUntil?: string;
  against?: CheckedAgainst[];
};

/** Undefined where a kind of leads says nothing of numbers that may not be called. */
export function phonesChecked({ dictId, source, checked = [] }: ActiveDataset): PhonesChecked | undefined {
  if (!scrubbedKinds.some((each) => each.dictId === dictId)) return undefined;
  const checkedOn = registryDay(checked);
  return {
    ...(isMadeUp(source) ? { madeUp: true as const } : {}),
    ...(checkedOn === undefined ? {} : { checkedOn, callableUntil: callableUntil(checkedOn) }),
    ...(checked.length === 0 ? {} : { against: checked }),
  };
}
