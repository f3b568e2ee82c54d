// What the quote of a change says before the click is what the change then does.
import { expect } from '@jest/globals';
import type { BillingStored } from '../../contracts.ts';
import type { ChangeRule } from '../../subscription/domain/change-figure.ts';

/** `events`: of the change. */
export function expectPromised(rules: readonly ChangeRule[], events: readonly BillingStored[]): void {
  const promised = (code: ChangeRule['code']): number => rules.find((each) => each.code === code)?.leads ?? 0;
  const added = events.flatMap((event) =>
    event.type === 'LeadsGranted' && event.lotId.startsWith('plan-change:') ? [event.leads] : [],
  );
  const gone = events.flatMap((event) =>
    event.type === 'LeadsVoided' && event.reason === 'plan-change' ? event.voided.map(({ leads }) => leads) : [],
  );
  const sum = (list: number[]): number => list.reduce((total, leads) => total + leads, 0);
  expect({ added: promised('leads-added'), gone: promised('leads-gone') }).toEqual({
    added: sum(added),
    gone: sum(gone),
  });
}
