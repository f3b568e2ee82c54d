// Checks all data of the product, at any moment and once it is quiet (docs/invariants.md). It reads stored rows instead
// of the product's answers, so it also finds a service that misreports itself.
import { eventually } from '../eventually.ts';
import { downloadViolations } from './downloads.ts';
import { ledgerViolations } from './ledger.ts';
import { behind, logViolations, uncheckedFiles } from './log.ts';
import type { Acknowledged } from '../people/load.ts';
import type { Sources } from './sources.ts';
import type { CheckOptions, Violation } from './violation.ts';

/** Checks the invariants that docs/invariants.md gives to `e2e`. No violations: an empty list. */
export async function violations(sources: Sources, options: CheckOptions): Promise<Violation[]> {
  return [
    ...(await logViolations(sources, options)),
    ...(await ledgerViolations(sources)),
    ...(await downloadViolations(sources, options)),
    ...(options.acknowledged ? await unkept(sources, options.acknowledged) : []),
  ];
}

/** Fails with the first violations. Needs a quiet product unless `quiet` is false. */
export async function expectInvariants(sources: Sources, options: CheckOptions = { quiet: true }): Promise<void> {
  const found = await violations(sources, options);
  expect({ violations: found.length, first: found.slice(0, 10) }).toEqual({ violations: 0, first: [] });
}

/**
 * Waits until all events are published and handled, all mails sent, all downloads ended and their files checked.
 * Returns milliseconds; throws with what is pending.
 */
export async function untilQuiet(sources: Sources, seconds = 60): Promise<number> {
  const began = performance.now();
  await eventually(
    async () => [...(await behind(sources)), ...(await uncheckedFiles(sources))],
    (list) => list.length === 0,
    seconds,
  );
  return performance.now() - began;
}

// I15: an acknowledged command is in the log once, a refused one is not.
async function unkept(sources: Sources, { accepted, refused }: Acknowledged): Promise<Violation[]> {
  const answers = await sources.query<{ key: string; id: string | null }>(
    'export',
    "select key, response->>'id' as id from command_log",
  );
  const requested = await sources.query<{ id: string; count: string }>(
    'export',
    "select payload->>'downloadId' as id, count(*) as count from event_log where type = 'DownloadRequested' group by 1",
  );
  const idOf = new Map(answers.map(({ key, id }) => [key, id]));
  const countOf = new Map(requested.map(({ id, count }) => [id, Number(count)]));
  return [
    ...accepted
      .filter(({ id }) => countOf.get(id) !== 1)
      .map(({ id }) => `acknowledged download ${id} is in the log ${countOf.get(id) ?? 0} times`),
    ...accepted
      .filter(({ key, id }) => idOf.get(key) !== id)
      .map(({ key, id }) => `the answer under ${key} is ${String(idOf.get(key))}, not ${id}`),
    ...refused.filter(({ key }) => idOf.has(key)).map(({ key }) => `the refused ${key} took effect`),
  ].map((detail) => ({ rule: 'I15', detail }));
}
