// Where a fault test ends this process, right after a commit. Outside a fault test nothing is armed.
import type { Projection } from '@leadwright/eventsourcing/store/projection-of';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { BillingStored } from './contracts.ts';

const points: Partial<Record<BillingStored['type'], string>> = {
  LeadsReserved: 'billing:leads-reserved',
  LeadsUsed: 'billing:leads-used',
};

// The points inside the transaction that passes a boundary stand in subscription/periods/materialise.ts.
const pointOf = (event: BillingStored): string | undefined =>
  event.type === 'SubscriptionChanged' && event.reason === 'period-began'
    ? 'billing:boundary-passed'
    : points[event.type];

export type KillPoints = { projection: Projection<BillingStored>; committed(): void };

/** `projection` notes what a transaction appends; `committed` is called after commits. */
export function createKillPoints(): KillPoints {
  const appended = new Set<string>();
  return {
    projection: async (events) => {
      for (const { event } of events) {
        const point = pointOf(event);
        if (point !== undefined) appended.add(point);
      }
    },
    committed: () => {
      for (const point of appended) crashpoint(point);
      appended.clear();
    },
  };
}
