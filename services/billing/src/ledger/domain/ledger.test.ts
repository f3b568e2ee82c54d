import { describe, expect, it } from '@jest/globals';
import type { LeadsReserved } from './events/holds.ts';
import type { LeadsGranted } from './events/lots-made.ts';
import type { LedgerEvent } from './ledger-events.ts';
import { ledger, type LedgerCommand } from './ledger.ts';
import type { LotTerms } from './lots.ts';

const at = (day: number, time = '12:00:00'): string => `2027-03-${String(day).padStart(2, '0')}T${time}.000000Z`;

const terms = (lotId: string, more: Partial<LotTerms> = {}): LotTerms => ({
  lotId,
  kind: 'plan',
  priority: 50,
  category: 'paid',
  effectiveAt: at(1),
  expiresAt: at(31),
  source: `plan:l:${lotId}`,
  onlyDictionaries: [],
  costCents: 0,
  invoiceId: null,
  ...more,
});
const granted = (lotId: string, leads: number, more: Partial<LotTerms> = {}): LeadsGranted => ({
  type: 'LeadsGranted',
  leads,
  ...terms(lotId, more),
});
const asked = (downloadId: string, rows: number, more = {}) => ({
  downloadId,
  dictId: 'consumers',
  rows,
  multiplierHundredths: 100,
  effectiveAt: at(10),
  ...more,
});
const reserved = (downloadId: string, rows: number, from: Record<string, number>, more = {}): LeadsReserved => {
  const portions = Object.entries(from).map(([lotId, leads]) => ({ lotId, leads }));
  return {
    type: 'LeadsReserved',
    ...asked(downloadId, rows, more),
    leads: portions.reduce((sum, { leads }) => sum + leads, 0),
    from: portions,
  };
};
const reserve = (downloadId: string, rows: number, more = {}, plan = {}): LedgerCommand => ({
  type: 'ReserveLeads',
  request: asked(downloadId, rows, more),
  downloadLimit: 5_000,
  unlimited: false,
  ...plan,
});
const portions = (from: Record<string, number>) => Object.entries(from).map(([lotId, leads]) => ({ lotId, leads }));

function given(...events: LedgerEvent[]) {
  const state = events.reduce(ledger.evolve, ledger.initial);
  return {
    state,
    when: (command: LedgerCommand) => {
      const decision = ledger.decide(command, state);
      return {
        then: (...expected: LedgerEvent[]) => expect(decision).toEqual({ accepted: true, events: expected }),
        thenRefused: (refusal: object) => expect(decision).toEqual({ accepted: false, refusal }),
      };
    },
  };
}

describe('granting', () => {
  it('issues a lot with its terms', () => {
    given()
      .when({ type: 'GrantLeads', lot: terms('a'), leads: 100 })
      .then(granted('a', 100));
  });
  it('changes nothing when the same lot is granted again', () => {
    given(granted('a', 100))
      .when({ type: 'GrantLeads', lot: terms('a'), leads: 100 })
      .then();
  });
  it('refuses a live lot with other terms and names the field', () => {
    given(granted('a', 100))
      .when({ type: 'GrantLeads', lot: terms('a', { priority: 1 }), leads: 100 })
      .thenRefused({ code: 'lot-differs', lotId: 'a', field: 'priority' });
  });
  it('refuses a lot of nothing', () => {
    given()
      .when({ type: 'GrantLeads', lot: terms('a'), leads: 0 })
      .thenRefused({ code: 'grant-not-positive', lotId: 'a' });
  });
});

describe('reserving', () => {
  it('holds ceil(rows x multiplier) leads and keeps how they were computed', () => {
    given(granted('a', 100))
      .when(reserve('d', 33, { multiplierHundredths: 150 }))
      .then(reserved('d', 33, { a: 50 }, { multiplierHundredths: 150 }));
  });
  it('holds and uses nothing for the rows of a file that is checked again', () => {
    const free = { multiplierHundredths: 0 };
    given()
      .when(reserve('d', 33, free))
      .then(reserved('d', 33, {}, free));
    given(granted('a', 100), reserved('d', 33, {}, free))
      .when({ type: 'UseLeads', downloadId: 'd', rows: 32, at: at(11) })
      .then({ type: 'LeadsUsed', downloadId: 'd', rows: 32, used: [], returned: [], effectiveAt: at(10) });
  });
  it('draws by priority, then restricted, then soonest to expire, then promotional, then oldest, then first granted', () => {
    const lots = [
      granted('last-granted-first', 1, { expiresAt: null }),
      granted('same-but-later', 1, { expiresAt: null }),
      granted('younger', 1, { expiresAt: null, effectiveAt: at(2) }),
      granted('promotional', 1, { expiresAt: null, category: 'promotional', effectiveAt: at(3) }),
      granted('expires', 1, { expiresAt: at(30) }),
      granted('expires-sooner', 1, { expiresAt: at(20) }),
      granted('restricted', 1, { onlyDictionaries: ['consumers'], expiresAt: null }),
      granted('restricted-elsewhere', 1, { onlyDictionaries: ['businesses'] }),
      granted('prior', 1, { priority: 10, expiresAt: null }),
    ];
    given(...lots)
      .when(reserve('d', 8))
      .then(
        reserved('d', 8, {
          prior: 1,
          restricted: 1,
          'expires-sooner': 1,
          expires: 1,
          promotional: 1,
          'last-granted-first': 1,
          'same-but-later': 1,
          younger: 1,
        }),
      );
  });
  it('counts a lot from its start to just before its end', () => {
    const lot = granted('a', 5, { effectiveAt: at(10), expiresAt: at(20) });
    given(lot)
      .when(reserve('d', 5, { effectiveAt: at(10) }))
      .then(reserved('d', 5, { a: 5 }, { effectiveAt: at(10) }));
    given(lot)
      .when(reserve('d', 5, { effectiveAt: at(20) }))
      .then({
        type: 'ReservationRefused',
        downloadId: 'd',
        reason: 'balance',
        leads: 5,
        available: 0,
        effectiveAt: at(20),
      });
    given(lot)
      .when(reserve('d', 5, { effectiveAt: at(9) }))
      .then({
        type: 'ReservationRefused',
        downloadId: 'd',
        reason: 'balance',
        leads: 5,
        available: 0,
        effectiveAt: at(9),
      });
  });
  it('charges a hold at exactly the boundary to the new period (S5)', () => {
    const old = granted('old', 50, { expiresAt: at(15, '15:00:00') });
    const fresh = granted('fresh', 50, { effectiveAt: at(15, '15:00:00') });
    given(old, fresh)
      .when(reserve('d', 10, { effectiveAt: at(15, '15:00:00') }))
      .then(reserved('d', 10, { fresh: 10 }, { effectiveAt: at(15, '15:00:00') }));
  });
  it('refuses as a whole what is more than the balance, counting what is on hold', () => {
    given(granted('a', 100), reserved('first', 60, { a: 60 }))
      .when(reserve('d', 41))
      .then({
        type: 'ReservationRefused',
        downloadId: 'd',
        reason: 'balance',
        leads: 41,
        available: 40,
        effectiveAt: at(10),
      });
  });
  it('refuses more rows than the download limit, whatever they cost', () => {
    given(granted('a', 100))
      .when(reserve('d', 5_001, { multiplierHundredths: 1 }))
      .then({
        type: 'ReservationRefused',
        downloadId: 'd',
        reason: 'download-limit',
        leads: 51,
        available: 100,
        effectiveAt: at(10),
      });
  });
  it('refuses any row without a plan, whose limit is none', () => {
    given(granted('a', 100))
      .when(reserve('d', 1, {}, { downloadLimit: 0 }))
      .then({
        type: 'ReservationRefused',
        downloadId: 'd',
        reason: 'no-plan',
        leads: 1,
        available: 100,
        effectiveAt: at(10),
      });
  });
  it('refuses to reserve nothing', () => {
    given(granted('a', 100))
      .when(reserve('d', 0))
      .then({
        type: 'ReservationRefused',
        downloadId: 'd',
        reason: 'nothing-asked',
        leads: 0,
        available: 100,
        effectiveAt: at(10),
      });
  });
  it('changes nothing when the same reservation is asked for again, even if nothing is left', () => {
    given(granted('a', 10), reserved('d', 10, { a: 10 }))
      .when(reserve('d', 10))
      .then();
  });
  it('refuses a second reservation for the same download with another size', () => {
    given(granted('a', 100), reserved('d', 10, { a: 10 }))
      .when(reserve('d', 11))
      .thenRefused({ code: 'reservation-differs', downloadId: 'd', field: 'rows' });
  });
  it('grants an unlimited plan what it lacks as a lot of its own, and only that', () => {
    const fill = granted('unlimited:d', 30, { source: 'unlimited:d', expiresAt: null, effectiveAt: at(10) });
    given(granted('a', 70))
      .when(reserve('d', 100, {}, { unlimited: true }))
      .then(fill, reserved('d', 100, { a: 70, 'unlimited:d': 30 }));
    given(granted('a', 70))
      .when(reserve('d', 70, {}, { unlimited: true }))
      .then(reserved('d', 70, { a: 70 }));
  });
  it('refuses a cost that is not an exact number', () => {
    expect(() => given().when(reserve('d', 2 ** 52))).toThrow(RangeError);
  });
});

describe('using', () => {
  it('charges what was delivered and returns the rest to its lots (S3)', () => {
    given(granted('a', 50_000), reserved('d', 5_000, { a: 5_000 }))
      .when({ type: 'UseLeads', downloadId: 'd', rows: 4_321, at: at(11) })
      .then({
        type: 'LeadsUsed',
        downloadId: 'd',
        rows: 4_321,
        used: portions({ a: 4_321 }),
        returned: portions({ a: 679 }),
        effectiveAt: at(10),
      });
  });
  it('charges with the multiplier of the reservation, rounded up (S7)', () => {
    given(granted('a', 10_000), reserved('d', 1_500, { a: 3_000 }, { multiplierHundredths: 200 }))
      .when({ type: 'UseLeads', downloadId: 'd', rows: 1_499, at: at(11) })
      .then({
        type: 'LeadsUsed',
        downloadId: 'd',
        rows: 1_499,
        used: portions({ a: 2_998 }),
        returned: portions({ a: 2 }),
        effectiveAt: at(10),
      });
  });
  it('unwinds the recorded choice in reverse', () => {
    given(granted('a', 10), granted('b', 10), reserved('d', 15, { a: 10, b: 5 }))
      .when({ type: 'UseLeads', downloadId: 'd', rows: 8, at: at(11) })
      .then({
        type: 'LeadsUsed',
        downloadId: 'd',
        rows: 8,
        used: portions({ a: 8 }),
        returned: portions({ a: 2, b: 5 }),
        effectiveAt: at(10),
      });
  });
  it('uses in the period of the reservation and expires at once what returns to a lot that ended (S4)', () => {
    const lot = granted('a', 50_000, { expiresAt: at(15, '15:00:00') });
    const hold = reserved('d', 5_000, { a: 5_000 }, { effectiveAt: at(15, '14:59:59') });
    const ended: LedgerEvent = {
      type: 'LeadsExpired',
      expired: portions({ a: 45_000 }),
      reason: 'lot-ended',
      effectiveAt: at(15, '15:00:00'),
    };
    const next = granted('b', 50_000, { effectiveAt: at(15, '15:00:00') });
    given(lot, hold, ended, next)
      .when({ type: 'UseLeads', downloadId: 'd', rows: 4_000, at: at(15, '15:05:00') })
      .then(
        {
          type: 'LeadsUsed',
          downloadId: 'd',
          rows: 4_000,
          used: portions({ a: 4_000 }),
          returned: portions({ a: 1_000 }),
          effectiveAt: at(15, '14:59:59'),
        },
        { type: 'LeadsExpired', expired: portions({ a: 1_000 }), reason: 'lot-ended', effectiveAt: at(15, '15:00:00') },
      );
  });
  it('expires at once what returns to a lot that only filled an unlimited plan', () => {
    const fill = granted('unlimited:d', 30, { source: 'unlimited:d', expiresAt: null });
    given(granted('a', 70), fill, reserved('d', 100, { a: 70, 'unlimited:d': 30 }))
      .when({ type: 'UseLeads', downloadId: 'd', rows: 60, at: at(11) })
      .then(
        {
          type: 'LeadsUsed',
          downloadId: 'd',
          rows: 60,
          used: portions({ a: 60 }),
          returned: portions({ a: 10, 'unlimited:d': 30 }),
          effectiveAt: at(10),
        },
        { type: 'LeadsExpired', expired: portions({ 'unlimited:d': 30 }), reason: 'fill-lot', effectiveAt: at(10) },
      );
  });
  it('refuses more rows than were reserved', () => {
    given(granted('a', 100), reserved('d', 10, { a: 10 }))
      .when({ type: 'UseLeads', downloadId: 'd', rows: 11, at: at(11) })
      .thenRefused({ code: 'used-above-hold', downloadId: 'd', rows: 11, rowsHeld: 10 });
  });
  it('refuses a download that holds nothing', () => {
    given(granted('a', 100))
      .when({ type: 'UseLeads', downloadId: 'd', rows: 1, at: at(11) })
      .thenRefused({ code: 'reservation-unknown', downloadId: 'd' });
  });
});

describe('releasing', () => {
  const released: LedgerEvent = {
    type: 'ReservationReleased',
    downloadId: 'd',
    returned: portions({ a: 10 }),
    effectiveAt: at(11),
  };
  it('returns the whole hold to the same lots', () => {
    given(granted('a', 100), reserved('d', 10, { a: 10 }))
      .when({ type: 'ReleaseReservation', downloadId: 'd', at: at(11) })
      .then(released);
  });
  it('changes nothing for a download that holds nothing, as after a refusal', () => {
    given(granted('a', 100))
      .when({ type: 'ReleaseReservation', downloadId: 'd', at: at(11) })
      .then();
    given(granted('a', 100), reserved('d', 10, { a: 10 }), released)
      .when({ type: 'ReleaseReservation', downloadId: 'd', at: at(11) })
      .then();
  });
  it('expires at once what returns to a lot that ended meanwhile, as an entry of its own', () => {
    given(granted('a', 10, { expiresAt: at(20) }), reserved('d', 10, { a: 10 }))
      .when({ type: 'ReleaseReservation', downloadId: 'd', at: at(21) })
      .then(
        { ...released, effectiveAt: at(21) },
        { type: 'LeadsExpired', expired: portions({ a: 10 }), reason: 'lot-ended', effectiveAt: at(21) },
      );
  });
  it('voids what returns to a lot that was voided meanwhile', () => {
    const voided: LedgerEvent = {
      type: 'LeadsVoided',
      voided: portions({ a: 90 }),
      reason: 'chargeback',
      effectiveAt: at(10),
    };
    given(granted('a', 100), reserved('d', 10, { a: 10 }), voided)
      .when({ type: 'ReleaseReservation', downloadId: 'd', at: at(11) })
      .then(released, { type: 'LeadsVoided', voided: portions({ a: 10 }), reason: 'chargeback', effectiveAt: at(11) });
  });
});

describe('crediting', () => {
  const lot = terms('c', { kind: 'credit', source: 'd:credit' });
  const credited: LedgerEvent = { type: 'LeadsCredited', leads: 4_000, reason: 'bad-file', downloadId: 'd', ...lot };
  const credit: LedgerCommand = {
    type: 'CreditLeads',
    lot,
    leads: 4_000,
    leadsMax: 4_000,
    reason: 'bad-file',
    downloadId: 'd',
  };
  it('brings a new lot linked to the download', () => {
    given().when(credit).then(credited);
  });
  it('changes nothing the second time', () => {
    given(credited).when(credit).then();
  });
  it('refuses more than the download used', () => {
    given()
      .when({ ...credit, leads: 4_001 })
      .thenRefused({ code: 'credit-above-use', leads: 4_001, leadsMax: 4_000 });
  });
  it('refuses a credit of nothing', () => {
    given()
      .when({ ...credit, leads: 0 })
      .thenRefused({ code: 'grant-not-positive', lotId: 'c' });
  });
});

describe('expiring, voiding, rolling over', () => {
  it('expires what is available of each lot that ended, never what is on hold', () => {
    given(granted('a', 100, { expiresAt: at(20) }), granted('b', 5), reserved('d', 30, { a: 30 }))
      .when({ type: 'ExpireLots', at: at(20) })
      .then({ type: 'LeadsExpired', expired: portions({ a: 70 }), reason: 'lot-ended', effectiveAt: at(20) });
  });
  it('expires nothing twice', () => {
    given(granted('a', 100, { expiresAt: at(20) }), {
      type: 'LeadsExpired',
      expired: portions({ a: 100 }),
      reason: 'lot-ended',
      effectiveAt: at(20),
    })
      .when({ type: 'ExpireLots', at: at(21) })
      .then();
  });
  it('voids only what is still available (S13)', () => {
    given(granted('a', 10_000), reserved('d', 4_000, { a: 4_000 }))
      .when({ type: 'VoidLot', lotId: 'a', reason: 'promo-misuse', at: at(11) })
      .then({
        type: 'LeadsVoided',
        voided: portions({ a: 6_000 }),
        reason: 'promo-misuse',
        corrects: 'a',
        effectiveAt: at(11),
      });
  });
  it('changes nothing at the second void, and refuses to void a lot that is used up or ended', () => {
    const voided: LedgerEvent = { type: 'LeadsVoided', voided: portions({ a: 0 }), reason: 'x', effectiveAt: at(11) };
    given(granted('a', 10), reserved('d', 10, { a: 10 }), voided)
      .when({ type: 'VoidLot', lotId: 'a', reason: 'x', at: at(12) })
      .then();
    given(granted('a', 10))
      .when({ type: 'VoidLot', lotId: 'a', reason: 'x', at: at(31) })
      .thenRefused({ code: 'lot-spent', lotId: 'a' });
    given()
      .when({ type: 'VoidLot', lotId: 'a', reason: 'x', at: at(12) })
      .thenRefused({ code: 'lot-spent', lotId: 'a' });
  });
  it('states what a boundary carries: available leads of plan lots that live on', () => {
    const lots = [
      granted('keeps', 10, { expiresAt: null }),
      granted('promo', 5, { kind: 'promo' }),
      granted('ends', 7, { expiresAt: at(20) }),
    ];
    given(...lots)
      .when({ type: 'PassBoundary', latticeId: 'l', period: 1, at: at(20), capLeads: null })
      .then(
        { type: 'LeadsExpired', expired: portions({ ends: 7 }), reason: 'lot-ended', effectiveAt: at(20) },
        {
          type: 'LeadsRolledOver',
          carried: portions({ keeps: 10 }),
          latticeId: 'l',
          period: 1,
          effectiveAt: at(20),
        },
      );
    given()
      .when({ type: 'PassBoundary', latticeId: 'l', period: 1, at: at(20), capLeads: null })
      .then();
  });
  it('moves nothing by a refusal or a carry-over', () => {
    const { state } = given(granted('a', 10));
    expect(
      ledger.evolve(state, {
        type: 'LeadsRolledOver',
        carried: portions({ a: 10 }),
        latticeId: 'l',
        period: 1,
        effectiveAt: at(20),
      }),
    ).toBe(state);
    expect(
      ledger.evolve(state, {
        type: 'ReservationRefused',
        downloadId: 'd',
        reason: 'balance',
        leads: 1,
        available: 0,
        effectiveAt: at(2),
      }),
    ).toBe(state);
  });
});

describe('a repeat of a business id', () => {
  const again = (command: LedgerCommand, ...first: LedgerEvent[]) =>
    expect(ledger.checkRepeat?.(command, first) ?? null);
  const refused: LedgerEvent = {
    type: 'ReservationRefused',
    downloadId: 'd',
    reason: 'balance',
    leads: 10,
    available: 0,
    effectiveAt: at(10),
  };
  const used: LedgerEvent = {
    type: 'LeadsUsed',
    downloadId: 'd',
    rows: 7,
    used: portions({ a: 7 }),
    returned: portions({ a: 3 }),
    effectiveAt: at(10),
  };
  const use = (rows: number): LedgerCommand => ({ type: 'UseLeads', downloadId: 'd', rows, at: at(12) });

  it.each([
    ['dictId', { dictId: 'businesses' }],
    ['multiplierHundredths', { multiplierHundredths: 50 }],
    ['effectiveAt', { effectiveAt: at(11) }],
  ])('names the field of a reservation that differs: %s', (field, more) => {
    again(reserve('d', 10, more), reserved('d', 10, { a: 10 })).toEqual({
      code: 'reservation-differs',
      downloadId: 'd',
      field,
    });
  });
  it('says nothing of a reservation that is the same, also behind the lot that filled an unlimited plan', () => {
    const fill = granted('unlimited:d', 3, { source: 'unlimited:d' });
    again(reserve('d', 10), reserved('d', 10, { a: 10 })).toBeNull();
    again(reserve('d', 10), fill, reserved('d', 10, { a: 7, 'unlimited:d': 3 })).toBeNull();
    again(reserve('d', 11), fill, reserved('d', 10, { a: 7, 'unlimited:d': 3 })).toEqual({
      code: 'reservation-differs',
      downloadId: 'd',
      field: 'rows',
    });
  });
  it('names what differs from a reservation that was refused', () => {
    again(reserve('d', 10), refused).toBeNull();
    again(reserve('d', 11), refused).toEqual({ code: 'reservation-differs', downloadId: 'd', field: 'rows' });
    again(reserve('d', 10, { effectiveAt: at(11) }), refused).toEqual({
      code: 'reservation-differs',
      downloadId: 'd',
      field: 'effectiveAt',
    });
  });
  it('names the rows of a charge that differ', () => {
    again(use(7), used).toBeNull();
    again(use(8), used).toEqual({ code: 'use-differs', downloadId: 'd', field: 'rows' });
  });
  it('names the terms or the leads of a grant or a credit that differ, when the lot is long gone too', () => {
    again({ type: 'GrantLeads', lot: terms('a'), leads: 100 }, granted('a', 100)).toBeNull();
    again({ type: 'GrantLeads', lot: terms('a'), leads: 99 }, granted('a', 100)).toEqual({
      code: 'lot-differs',
      lotId: 'a',
      field: 'leads',
    });
    again(
      { type: 'GrantLeads', lot: terms('a', { onlyDictionaries: ['businesses'] }), leads: 100 },
      granted('a', 100),
    ).toEqual({ code: 'lot-differs', lotId: 'a', field: 'onlyDictionaries' });
    const credited: LedgerEvent = { type: 'LeadsCredited', leads: 5, reason: 'share', downloadId: null, ...terms('c') };
    again(
      { type: 'CreditLeads', lot: terms('c'), leads: 5, leadsMax: null, reason: 'manual', downloadId: null },
      credited,
    ).toEqual({ code: 'lot-differs', lotId: 'c', field: 'reason' });
  });
  it('is nothing new for a void or a release: the first answer stands, whatever the reason and the time', () => {
    again(
      { type: 'VoidLot', lotId: 'a', reason: 'another', at: at(20) },
      { type: 'LeadsVoided', voided: portions({ a: 5 }), reason: 'first', effectiveAt: at(12) },
    ).toBeNull();
    again(
      { type: 'ReleaseReservation', downloadId: 'd', at: at(20) },
      { type: 'ReservationReleased', downloadId: 'd', returned: portions({ a: 5 }), effectiveAt: at(12) },
    ).toBeNull();
  });
  it('is known of a void by its lot alone, whoever asks', () => {
    expect(ledger.deduplicationKey?.({ type: 'VoidLot', lotId: 'a', reason: 'x', at: at(12) })).toBe('a:voided');
    expect(ledger.deduplicationKey?.(use(1))).toBeNull();
  });
});

describe('the state', () => {
  it('holds live lots and open holds only', () => {
    const { state } = given(granted('a', 10), reserved('d', 10, { a: 10 }), {
      type: 'LeadsUsed',
      downloadId: 'd',
      rows: 10,
      used: portions({ a: 10 }),
      returned: [],
      effectiveAt: at(10),
    });
    expect(state).toMatchObject({ lots: [], holds: [] });
  });
});
