// What each command of the model test does: what the naive model does with it, and what the ledger must answer.
import type { LedgerCommand } from '../domain/ledger.ts';
import type { LotTerms } from '../domain/lots.ts';
import { addLot, availableAt, costOf, empty, endHold, takeUnits, type Model, type ModelHold } from './ledger-model.ts';

const begin = Date.parse('2027-01-01T00:00:00.000Z');
export const instant = (seconds: number): string =>
  `${new Date(begin + seconds * 1000).toISOString().slice(0, 19)}.000000Z`;

/** The ledger's command (null: time passes), the answer it owes, and the model's own move. */
export type Planned = { command: LedgerCommand | null; cause?: string; expected: string; move: () => void };

export type Step = {
  name: string;
  /** null: not possible now. */
  plan: (model: Model) => Planned | null;
};

export const pick = <Value>(list: Value[], index: number): Value | undefined => list[index % Math.max(list.length, 1)];
const nothing = (): void => undefined;

type GrantShape = { leads: number; priority: number; life: number | null; restricted: boolean; paid: boolean };

export const invoiceOf = (lotId: string): string => `invoice-${lotId}`;

export function termsOf(
  id: string,
  model: Model,
  { priority, life, restricted, paid }: GrantShape,
  kind: LotTerms['kind'],
): LotTerms {
  return {
    lotId: id,
    kind,
    priority,
    category: paid ? 'paid' : 'promotional',
    effectiveAt: instant(model.now),
    expiresAt: life === null ? null : instant(model.now + life),
    source: `test:${id}`,
    onlyDictionaries: restricted ? ['businesses'] : [],
    costCents: kind === 'plan' ? 100 : 0,
    invoiceId: kind === 'plan' ? invoiceOf(id) : null,
  };
}

export function brings(shape: GrantShape, as: 'grant' | 'credit'): Step['plan'] {
  return (model) => {
    const id = `lot-${model.made}`;
    const lot = termsOf(id, model, shape, as === 'grant' ? 'plan' : 'credit');
    const end = shape.life === null ? null : model.now + shape.life;
    const move = (): void => {
      model.made += 1;
      model.answered.add(id);
      addLot(
        model,
        {
          id,
          start: model.now,
          end,
          priority: shape.priority,
          dict: shape.restricted ? 'businesses' : null,
          paid: shape.paid,
          plan: as === 'grant',
          fill: false,
        },
        shape.leads,
      );
    };
    return as === 'grant'
      ? { command: { type: 'GrantLeads', lot, leads: shape.leads }, cause: id, expected: 'LeadsGranted', move }
      : {
          command: {
            type: 'CreditLeads',
            lot,
            leads: shape.leads,
            leadsMax: shape.leads,
            reason: 'bad-file',
            downloadId: null,
          },
          cause: id,
          expected: 'LeadsCredited',
          move,
        };
  };
}

type ReserveShape = { rows: number; multiplier: number; businesses: boolean; late: number; unlimited: boolean };
const LIMIT = 25;

export function reserves({ rows, multiplier, businesses, late, unlimited }: ReserveShape): Step['plan'] {
  return (model) => {
    const id = `download-${model.made}`;
    const dict = businesses ? 'businesses' : 'consumers';
    const at = Math.max(0, model.now - late);
    const cost = costOf(rows, multiplier);
    const lacking = Math.max(0, cost - availableAt(model, at, dict));
    const answer =
      rows === 0
        ? 'nothing-asked'
        : rows > LIMIT
          ? 'download-limit'
          : lacking === 0
            ? 'LeadsReserved'
            : unlimited
              ? 'LeadsGranted LeadsReserved'
              : 'balance';
    const asked = { downloadId: id, dictId: dict, rows, multiplierHundredths: multiplier, effectiveAt: instant(at) };
    return {
      command: { type: 'ReserveLeads', request: asked, downloadLimit: LIMIT, unlimited },
      cause: id,
      expected: answer,
      move: () => {
        model.made += 1;
        model.answered.add(id);
        if (!answer.endsWith('LeadsReserved')) return;
        if (lacking > 0)
          addLot(
            model,
            {
              id: `unlimited:${id}`,
              start: at,
              end: null,
              priority: 50,
              dict: null,
              paid: true,
              plan: true,
              fill: true,
            },
            lacking,
          );
        model.holds.set(id, { rows, multiplier, dict, at, units: takeUnits(model, cost, at, dict) });
      },
    };
  };
}

const holdAt = (model: Model, index: number): [string, ModelHold] | undefined => pick([...model.holds], index);

export function reservesAgain(index: number, extraRows: number): Step['plan'] {
  return (model) => {
    const found = holdAt(model, index);
    if (!found) return null;
    const [id, { rows, multiplier, dict, at }] = found;
    const asked = {
      downloadId: id,
      dictId: dict,
      rows: rows + extraRows,
      multiplierHundredths: multiplier,
      effectiveAt: instant(at),
    };
    return {
      command: { type: 'ReserveLeads', request: asked, downloadLimit: LIMIT, unlimited: false },
      expected: extraRows === 0 ? '' : 'reservation-differs',
      move: nothing,
    };
  };
}

/** What a return adds to the answer: one entry for each portion whose lot is over. */
function afterwards(model: Model, units: string[]): string {
  return [...new Set(units)]
    .map((id) => {
      const lot = model.lots.get(id);
      if (lot?.voided) return ' LeadsVoided';
      return lot?.fill || lot?.ended || (lot && lot.end !== null && lot.end <= model.now) ? ' LeadsExpired' : '';
    })
    .join('');
}

export function uses(index: number, share: number): Step['plan'] {
  return (model) => {
    const found = holdAt(model, index);
    if (!found) return null;
    const [downloadId, { rows: held, multiplier, units }] = found;
    const rows = Math.min(held, Math.round((held * share) / 10));
    const cost = costOf(rows, multiplier);
    return {
      command: { type: 'UseLeads', downloadId, rows, at: instant(model.now) },
      cause: `${downloadId}:used`,
      expected: `LeadsUsed${afterwards(model, units.slice(cost))}`,
      move: () => {
        model.answered.add(`${downloadId}:used`);
        endHold(model, downloadId, cost);
      },
    };
  };
}

export function usesTooMuch(index: number): Step['plan'] {
  return (model) => {
    const found = holdAt(model, index);
    return found === undefined
      ? null
      : {
          command: { type: 'UseLeads', downloadId: found[0], rows: found[1].rows + 1, at: instant(model.now) },
          expected: 'used-above-hold',
          move: nothing,
        };
  };
}

export function releases(index: number): Step['plan'] {
  return (model) => {
    const found = holdAt(model, index);
    if (!found) return null;
    const [downloadId, { units }] = found;
    return {
      command: { type: 'ReleaseReservation', downloadId, at: instant(model.now) },
      cause: `${downloadId}:released`,
      expected: `ReservationReleased${afterwards(model, units)}`,
      move: () => endHold(model, downloadId, 0),
    };
  };
}

/** A download that is over: what ends it again finds nothing, or was answered. */
export function endsAgain(index: number, how: 'UseLeads' | 'ReleaseReservation'): Step['plan'] {
  return (model) => {
    const downloadId = pick(
      [...model.answered].filter((id) => /^download-\d+$/.test(id) && !model.holds.has(id)),
      index,
    );
    if (downloadId === undefined) return null;
    const at = instant(model.now);
    return how === 'UseLeads'
      ? { command: { type: how, downloadId, rows: 1, at }, expected: 'reservation-unknown', move: nothing }
      : { command: { type: how, downloadId, at }, expected: '', move: nothing };
  };
}

export const expires: Step['plan'] = (model) => {
  const over = [...model.lots.values()].filter(
    (lot) => lot.end !== null && lot.end <= model.now && lot.units.available > 0,
  );
  return {
    command: { type: 'ExpireLots', at: instant(model.now) },
    expected: over.map(() => 'LeadsExpired').join(' '),
    move: () => over.forEach((lot) => empty(lot, 'expired')),
  };
};

export function voids(index: number): Step['plan'] {
  return (model) => {
    const lot = pick([...model.lots.values()], index);
    if (!lot) return null;
    const id = `${lot.id}:voided`;
    const over = lot.ended || (lot.end !== null && lot.end <= model.now);
    const spent = over || lot.units.available + lot.units.held === 0;
    return {
      command: { type: 'VoidLot', lotId: lot.id, reason: 'test', at: instant(model.now) },
      // The first void stands for ever, also when the lot is spent by now.
      expected: model.answered.has(id) ? '' : spent ? 'lot-spent' : lot.voided ? '' : 'LeadsVoided',
      move: () => {
        if (spent || lot.voided || model.answered.has(id)) return;
        model.answered.add(id);
        empty(lot, 'voided');
        lot.voided = true;
      },
    };
  };
}

export const waits =
  (seconds: number): Step['plan'] =>
  (model) => ({
    command: null,
    expected: '',
    move: () => {
      model.now += seconds;
    },
  });
