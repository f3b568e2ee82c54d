import type { Consumed } from '@leadwright/service/start-service';
import type { ConsumedBy } from '@leadwright/contracts/topology';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { consumedTopics } from '../reactions/topics.ts';
import { decodeFor, rowMaker } from '../reactions/trail-row.ts';
import { rebuildableTrail, type RebuildTrailParts } from './rebuild-trail.ts';

export function rebuildables(
  parts: Omit<RebuildTrailParts, 'sources'>,
  consumed: Record<ConsumedBy<'audit'>, Pick<Consumed, 'owner'>>,
): Rebuildable[] {
  const sources = consumedTopics.map(({ owner, topic, schema }) => ({
    topic,
    owner: consumed[owner].owner,
    rowOf: rowMaker(topic, decodeFor(schema)),
  }));
  return [rebuildableTrail({ ...parts, sources })];
}
