import type { ReceivedRecord, Outcome } from '@leadwright/messaging/event-bus';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { TransientError } from '@leadwright/runtime/faults/transient';
import type { GapError } from './apply-records.ts';
import type { OwnedEvent } from './internal-events.ts';
import type { OwnerClient } from './owner-client.ts';

export type GapRepair = {
  owner: OwnerClient;
  topic: string;
  gap: GapError;
  handle: (records: ReceivedRecord[]) => Promise<Outcome>;
  logger: Logger;
};

const CHUNK = 100;

/** Outside any transaction of the batch that found the gap. Throws `TransientError` while the owner lacks them too. */
export async function repairGap({ owner, topic, gap, handle, logger }: GapRepair): Promise<Outcome> {
  logger.info({ topic, accountId: gap.accountId, after: gap.after, before: gap.before }, 'fetching missing records');
  let after = gap.after;
  while (after < gap.before - 1) {
    const { events } = await owner.account(topic, gap.accountId, after, Math.min(CHUNK, gap.before - 1 - after));
    const records = events.map((event) => recordOf(topic, event));
    const last = records.at(-1);
    if (!last) throw new TransientError(`the owner of ${topic} does not show the missing records`);
    const outcome = await handleAll(records, handle);
    if (outcome.kind === 'retry') return outcome;
    after = last.accountSeq;
  }
  return { kind: 'done' };
}

// Like the bus: as a batch, else one by one. A parked record blocks its account, so the gap is closed either way.
async function handleAll(records: ReceivedRecord[], handle: GapRepair['handle']): Promise<Outcome> {
  if (records.length > 1 && (await handle(records)).kind === 'done') return { kind: 'done' };
  for (const record of records) {
    const outcome = await handle([record]);
    if (outcome.kind === 'retry') return outcome;
  }
  return { kind: 'done' };
}

/** A record that did not come by the bus has no offset. */
export function recordOf(topic: string, event: OwnedEvent): ReceivedRecord {
  return {
    topic,
    accountId: event.accountId,
    accountSeq: event.accountSeq,
    eventId: event.eventId,
    headers: event.headers,
    value: new Uint8Array(Buffer.from(event.message, 'base64')),
    partition: -1,
    offset: -1,
  };
}
