// The check itself: an unbroken chain from the account's first event, lots that never go below zero, and totals
// that are the fold of the events.
import { createHash } from 'node:crypto';
import { ledgerEvents, otherEvents } from './ledger.mjs';
import { fieldsOf, instant, messages, text, whole } from './wire.mjs';

const META = 1;
const FIRST_PREV_HASH = '0'.repeat(64);

/** `take` each line of the file, then `end`. Throws what shows that this is no statement file. */
export function createCheck() {
  let statement;
  const state = { seq: 0, hash: FIRST_PREV_HASH, lots: new Map(), totals: noTotals(), problems: [] };
  return {
    take(line) {
      const json = JSON.parse(line);
      if (statement === undefined) statement = headOf(json);
      else takeEvent(state, statement, json);
    },
    end() {
      if (statement === undefined) throw new Error('the file is empty');
      const { seq, hash, totals, problems } = state;
      if (seq !== statement.through)
        problems.push(`the events end at ${seq}, the statement knows ${statement.through}`);
      totals.closing =
        totals.opening + totals.issued + totals.credited - totals.delivered - totals.expired - totals.voided;
      for (const [name, leads] of Object.entries(totals)) {
        const stated = statement.totals[name];
        if (stated !== leads) problems.push(`${name} is stated as ${stated}, the events make it ${leads}`);
      }
      return { statement, problems, events: seq, lastHash: hash };
    },
  };
}

const noTotals = () => ({ opening: 0, issued: 0, credited: 0, delivered: 0, expired: 0, voided: 0, closing: 0 });

function headOf(json) {
  if (json.format !== 'leadwright-statement') throw new Error('this is not a statement file');
  if (json.version !== 1) throw new Error(`this program reads version 1, not ${json.version}`);
  return json;
}

function takeEvent(state, statement, { seq, prevHash, hash, message }) {
  const { problems } = state;
  const bytes = Buffer.from(message, 'base64');
  if (seq !== state.seq + 1) problems.push(`event ${seq} follows event ${state.seq}`);
  if (prevHash !== state.hash) problems.push(`event ${seq} does not continue the chain`);
  const made = createHash('sha256').update(Buffer.from(prevHash, 'hex')).update(bytes).digest('hex');
  if (made !== hash) problems.push(`event ${seq} was changed: its hash is another`);
  Object.assign(state, { seq, hash });

  const fields = fieldsOf(bytes);
  const [meta] = messages(fields, META);
  if (meta === undefined) throw new Error(`event ${seq} has no envelope`);
  if (text(meta, 2) !== statement.accountId) problems.push(`event ${seq} belongs to another account`);
  if (whole(meta, 3) !== seq) problems.push(`event ${seq} says that it is event ${whole(meta, 3)}`);
  const times = { effectiveAt: instant(meta, 6), recordedAt: instant(meta, 7) };
  for (const number of fields.keys()) {
    if (number === META || otherEvents.has(number)) continue;
    const known = ledgerEvents.get(number);
    if (known === undefined) throw new Error(`event ${seq} is of a kind that this program does not know (${number})`);
    const [name, movementsOf] = known;
    const [event] = messages(fields, number);
    for (const movement of movementsOf(event)) move(state, statement, { seq, name, ...times, ...movement });
  }
}

function move({ lots, totals, problems }, { from, to, knownAt, locked = [] }, movement) {
  const { seq, name, effectiveAt, recordedAt, total, available, held, of } = movement;
  // What a locked month did not know counts from its end on.
  const countsFrom = locked.reduce(
    (at, { endsAt, through }) => (through < seq && endsAt > at ? endsAt : at),
    effectiveAt,
  );
  const counts = countsFrom < to && (knownAt === null || recordedAt < knownAt);
  for (const { lotId, leads } of of) {
    const lot = lots.get(lotId) ?? { available: 0, held: 0 };
    lot.available += available * leads;
    lot.held += held * leads;
    lots.set(lotId, lot);
    if (leads < 0 || lot.available < 0 || lot.held < 0)
      problems.push(`${name}, event ${seq}, takes more than lot ${lotId} has`);
    if (!counts) continue;
    if (countsFrom < from) totals.opening += (available + held) * leads;
    else if (total !== null) totals[total] += leads;
  }
}
