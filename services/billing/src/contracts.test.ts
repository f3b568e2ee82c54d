import { describe, expect, it } from '@jest/globals';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { toMessage, type BillingStored } from './contracts.ts';
import { latticeFrom } from './kernel/domain/lattice.ts';
import { changed, factsOf } from './subscription/domain/subscription-facts.ts';

const lot = {
  lotId: 'a',
  kind: 'plan',
  priority: 50,
  category: 'paid',
  effectiveAt: '2027-01-01T00:00:00.000000Z',
  expiresAt: '2027-02-01T00:00:00.123456Z',
  source: 'plan:l:0',
  onlyDictionaries: ['consumers'],
  costCents: 9_900,
  invoiceId: 'in_1',
} as const;
const portion = { lotId: 'a', leads: 7 };
const effectiveAt = '2027-01-02T00:00:00.000000Z';

const samples: BillingStored[] = [
  {
    type: 'SubscriptionChanged',
    planId: 'free-trial',
    status: 'free-trial',
    lattice: latticeFrom('l', '2027-01-01T00:00:00.000001Z', 'UTC'),
    effectiveAt,
  },
  { type: 'LeadsGranted', leads: 9_007_199_254_740_991, ...lot, onlyDictionaries: ['consumers'] },
  {
    type: 'LeadsReserved',
    downloadId: 'd',
    dictId: 'consumers',
    rows: 5,
    multiplierHundredths: 150,
    leads: 8,
    from: [portion],
    effectiveAt,
  },
  { type: 'ReservationRefused', downloadId: 'd', reason: 'balance', leads: 8, available: 7, effectiveAt },
  { type: 'ReservationReleased', downloadId: 'd', returned: [portion], effectiveAt },
  { type: 'LeadsUsed', downloadId: 'd', rows: 5, used: [portion], returned: [portion], effectiveAt },
  { type: 'LeadsExpired', expired: [portion], reason: 'lot-ended', effectiveAt },
  { type: 'LeadsCredited', leads: 7, reason: 'bad-file', downloadId: 'd', ...lot, onlyDictionaries: [] },
  { type: 'LeadsVoided', voided: [portion], reason: 'chargeback', effectiveAt },
  { type: 'LeadsRolledOver', carried: [portion], latticeId: 'l', period: 1, effectiveAt },
  {
    type: 'PlanLeadsChanged',
    changeId: 'c',
    mode: 'H',
    latticeId: 'l',
    period: 1,
    planLeads: 500_000,
    effectiveAt,
  },
  {
    type: 'LeadsClawedBack',
    invoiceId: 'in_1',
    reason: 'refund',
    refundedCents: 100,
    paidCents: 9_900,
    leadsFunded: 50_000,
    leadsVoided: 505,
    leadsShort: 0,
    effectiveAt,
  },
];

describe('published messages', () => {
  it.each(samples)('carry $type through the wire with every number whole', (event) => {
    const bytes = toBinary(BillingEventSchema, create(BillingEventSchema, { event: toMessage(event) }));
    const received = fromBinary(BillingEventSchema, bytes).event;
    expect(received.case).toBe(event.type.charAt(0).toLowerCase() + event.type.slice(1));
    if (event.type === 'LeadsGranted' && received.case === 'leadsGranted') {
      expect(received.value).toMatchObject({
        lotId: 'a',
        leads: 9_007_199_254_740_991n,
        onlyDictionaries: ['consumers'],
      });
      expect(received.value.expiresAt).toMatchObject({ seconds: 1_801_440_000n, nanos: 123_456_000 });
    }
    if (event.type === 'LeadsCredited' && received.case === 'leadsCredited')
      expect(received.value).toMatchObject({ costCents: 9_900n, invoiceId: 'in_1', corrects: '' });
    if (received.case === 'leadsUsed')
      expect(received.value).toMatchObject({ rows: 5n, used: [{ lotId: 'a', leads: 7n }] });
  });

  it('encode an event of before costs, links and locked periods were kept to the same bytes as then', () => {
    const { costCents: _costCents, invoiceId: _invoiceId, ...terms } = lot;
    const before: BillingStored = { type: 'LeadsGranted', leads: 7, ...terms, onlyDictionaries: [] };
    const empty: BillingStored = { ...before, costCents: 0, invoiceId: null };
    const bytesOf = (event: BillingStored) =>
      toBinary(BillingEventSchema, create(BillingEventSchema, { event: toMessage(event) }));
    expect(bytesOf(before)).toEqual(bytesOf(empty));
  });

  it('name a zone only where the event says that they do', () => {
    const lattice = latticeFrom('l', '2027-01-01T00:00:00.000001Z', 'America/Phoenix');
    const event = {
      type: 'SubscriptionChanged',
      planId: 'free-trial',
      status: 'free-trial',
      lattice,
      effectiveAt,
    } as const;
    expect(toMessage(event)).toMatchObject({ value: { zone: '' } });
    const facts = factsOf(event);
    expect(toMessage(changed(facts, 'period-began', effectiveAt))).toMatchObject({
      value: { zone: 'America/Phoenix' },
    });
    const utc = { ...facts, lattice: { ...lattice, zone: 'UTC' } };
    expect(changed(utc, 'period-began', effectiveAt)).not.toHaveProperty('saysZone');
  });

  it('encode the terms of a plan that an event says, in one order, and none that came later', () => {
    const [started] = samples;
    // As events of the first version of the table say them, in an order of the database's own.
    const said = {
      ...{
        renews: true,
        carryCap: null,
        unlimited: false,
        suppressions: true,
        carriesOver: false,
        downloadLimit: 20_000,
      },
      ...{ leadsFirstPeriod: null, membersMax: 3, priceCents: 9_900, carryPeriods: null, leadsPerPeriod: 50_000 },
      ...{ lotKind: 'plan', version: 1 },
    };
    const wire = (terms: object): string[] => {
      const message = toMessage({ ...started, terms } as BillingStored);
      const value = message.value as { terms?: { values: { key: string }[] } };
      return value.terms?.values.map(({ key }) => key) ?? [];
    };
    const first = ['priceCents', 'leadsPerPeriod', 'leadsFirstPeriod', 'downloadLimit', 'membersMax', 'carriesOver'];
    const all = [...first, 'carryCap', 'carryPeriods', 'unlimited', 'suppressions', 'renews', 'lotKind'];
    expect(wire(said)).toEqual(all);
    const { suppressions: _later, ...before } = said;
    expect(wire(before)).toEqual(all.filter((key) => key !== 'suppressions'));
  });
});
