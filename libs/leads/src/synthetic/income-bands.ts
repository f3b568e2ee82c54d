// The source is some years old, with other bands: it gives the differences between states, `nationwide` the totals.
import { stateIncomes } from '@leadwright/reference/incomes';
import { states } from '@leadwright/reference/places';
import { consumers } from '../dictionaries/consumers.ts';
import { itemShares } from './item-shares.ts';

// Shares of the whole country by band; our guess for today.
const nationwide = itemShares(consumers, 'income', 8, 7, 7.5, 11, 16, 12.5, 10, 7, 9, 5, 7);

export const incomeValues = nationwide.map(([value]) => value);

// The source's bands within each of ours: its two lowest are one, and its two highest closed ones are divided.
const sourceBands = [[0, 1], [2], [3], [4], [5], [6], [7], [7], [8], [9], [9]];
const rounds = 50;

/** Cumulated to the upper end of each band but the last; the country's if there is no figure. */
export function incomesUpTo(state: string): readonly number[] {
  return known().get(state) ?? upTo(nationwide.map(([, part]) => part));
}

let cumulated: ReadonlyMap<string, readonly number[]> | undefined;

function known(): ReadonlyMap<string, readonly number[]> {
  return (cumulated ??= new Map([...adjusted()].map(([state, parts]) => [state, upTo(parts)])));
}

// Alternately scales bands to the country's totals and states to 1; the differences between states remain.
function adjusted(): Map<string, number[]> {
  const people = new Map(states().map(({ code, people: count }) => [code, count]));
  const parts = new Map(
    [...stateIncomes()].map(([state, source]) => [
      state,
      sourceBands.map((bands) => bands.reduce((sum, band) => sum + (source[band] ?? 0), 0)),
    ]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [state, own] of parts) parts.set(state, shares(own));
    const all = nationwide.map((_share, band) =>
      [...parts].reduce((sum, [state, own]) => sum + (own[band] ?? 0) * (people.get(state) ?? 0), 0),
    );
    for (const [state, own] of parts)
      parts.set(
        state,
        own.map((part, band) => (part * (nationwide[band]?.[1] ?? 0)) / (all[band] ?? 1)),
      );
  }
  return parts;
}

function shares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}

function upTo(parts: readonly number[]): number[] {
  let sum = 0;
  return shares(parts)
    .slice(0, -1)
    .map((part) => (sum += part));
}

/** SQL of a place's cumulated share at the end of a band, by the band's index from 0. */
export const incomeUpTo = (place: number): string => `income_up_to_${place}`;

export const incomesUpToColumns = incomeValues
  .slice(0, -1)
  .map((_value, place) => `income_up_to[${place + 1}] AS ${incomeUpTo(place)}`)
  .join(', ');
