// One fault under traffic: some calm, the fault, and then as long as requests fail or orders are open.
import { setTimeout as wait } from 'node:timers/promises';
import { openBooks, wrongIn } from './books.ts';
import type { Fault, Place } from './faults/fault.ts';
import { rowOf, type Row } from './row.ts';
import { startTraffic } from './traffic.ts';

const BEFORE_MS = 8_000;
const CALM_MS = 8_000;
const RECOVERY_MS_MAX = 180_000;

/** Runs it and compares the books. `tell` gets a line for each failed request. */
export async function runFault(place: Place, fault: Fault, tell: (line: string) => void): Promise<Row> {
  const books = await openBooks(place.person, place.sources);
  const traffic = startTraffic(place.person, tell);
  await wait(BEFORE_MS);
  const began = performance.now();
  const found = await fault.make().catch((error: unknown) => [String(error)]);
  const over = performance.now();
  // A product that is away fails its requests late: as long as they may take, calm can be a wait.
  while (performance.now() - over < RECOVERY_MS_MAX) {
    await wait(1_000);
    if (performance.now() - over > CALM_MS && traffic.calmMs() > CALM_MS) break;
  }
  const seen = await traffic.stop();
  const wrong = await wrongIn(books, seen.orders).catch((error: unknown) => [String(error)]);
  return rowOf(fault.name, began, seen, [...(found ?? []), ...wrong]);
}
