import { raiseClockOffset } from '@leadwright/eventsourcing/store/clock-offset';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { SandboxClockMoved } from '../domain/sandbox-clock.ts';

/** Keeps the largest offset in clock_offset, from which the next start reads it. A repeat changes nothing. */
export const projectClock = projectionOf<SandboxClockMoved>({
  SandboxClockMoved: ({ offsetMs }, _stored, db) => raiseClockOffset(db, offsetMs),
});
