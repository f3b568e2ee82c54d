// The trail keeps every event of every topic, also of cases that came after it.
import type { ConsumedBy } from '@leadwright/contracts/topology';
import { reaction, type TopicReaction } from '@leadwright/service/reaction';
import type { TrailRow } from '../projections/trail.ts';
import { createTrailRecorder } from './record-trail.ts';
import { consumedTopics } from './topics.ts';
import { decodeFor } from './trail-row.ts';

// It keeps bytes and understands nothing of them: no schema is too new for it.
const ANY_SCHEMA = Number.MAX_SAFE_INTEGER;

/** `write` stores rows as one block; the same rows again must replace themselves. */
export function reactionsToAll(write: (rows: TrailRow[]) => Promise<void>): Record<ConsumedBy<'audit'>, TopicReaction> {
  const { react, writingBefore } = createTrailRecorder(write);
  const reactions = consumedTopics.map(({ owner, schema }) => {
    const decode = decodeFor(schema);
    return [owner, reaction({ decode, react, schemaV: ANY_SCHEMA, storeOf: writingBefore })] as const;
  });
  return Object.fromEntries(reactions) as Record<ConsumedBy<'audit'>, TopicReaction>;
}
