import { expect, it } from '@jest/globals';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import type { AdjustmentEvent } from '../../credits/domain/adjustment.ts';
import { differingRows, type StoredTables } from './stored-tables.ts';
import { TablesOfEvents } from './tables-of-events.ts';

const proposed: AdjustmentEvent = {
  ...{ type: 'AdjustmentProposed', adjustmentId: 'z', proposedById: 'fiona', needsApproval: false, expiresAt: null },
  ...{ action: 'zone', zone: 'Asia/Kolkata', startsAt: '2027-02-15T17:00:00.000001Z', leads: 0, lotId: null },
  ...{ corrects: null, reason: 'agreement', note: 'n', effectiveAt: '2027-01-20T10:00:00.000000Z' },
};

it('says from when on a time zone counts, to the microsecond, and finds a row that says another moment', () => {
  const said = new TablesOfEvents('a');
  said.see({ event: proposed, streamId: 'adjustment-z', accountSeq: 1 } as unknown as StoredEvent);
  const own = said.adjustments.get('z');
  const found = (startsAt: string | null) => {
    const none = { heads: [], entries: null, balance: null, lots: new Map(), invoices: new Map(), plans: new Map() };
    const stored: StoredTables = { ...none, adjustments: new Map([['z', { ...own, starts_at: startsAt }]]) };
    return differingRows('a', stored, said).map(({ detail }) => detail);
  };
  expect(found('2027-02-15T17:00:00.000001Z')).toEqual([]);
  for (const other of ['2027-02-15T17:00:00.000000Z', null])
    expect(found(other)).toEqual([
      `the adjustment z has starts_at ${other ?? 'none'}, and its events say 2027-02-15T17:00:00.000001Z`,
    ]);
});
