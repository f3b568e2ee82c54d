import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { LiveHub } from '../live/live-hub.ts';

const HEARTBEAT_MS = 15_000;
// With the 3 s that an answer about a session is kept, a stream outlives its session by 4.5 s at most.
const SESSION_CHECK_MS = 1500;

export function heartbeatWork({ hub }: { hub: LiveHub }): PeriodicWork {
  return {
    name: 'heartbeat',
    everyMs: HEARTBEAT_MS,
    jitter: 0,
    runsIn: 'each',
    failure: 'live streams were not kept awake',
    round: () => hub.heartbeat(),
  };
}

export function checkSessionsWork({ hub }: { hub: LiveHub }): PeriodicWork {
  return {
    name: 'check of sessions',
    everyMs: SESSION_CHECK_MS,
    jitter: 0,
    runsIn: 'each',
    failure: 'sessions of live streams were not checked',
    // Not awaited: one slow answer must not delay the check of the other streams. A failed one ends its stream.
    round: () => void hub.checkSessions(),
  };
}
