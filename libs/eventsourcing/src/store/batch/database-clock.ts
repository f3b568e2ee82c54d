export type DatabaseClock = {
  /** The database's time when it answered, ISO 8601 in UTC with microseconds. Call it as soon as the answer is there. */
  learn(iso: string): void;
  /** Null if what was learned is too old. Late by the way of the answer, and never early. */
  estimate(): string | null;
};

/** `maxAgeMs` bounds how far the two clocks may have drifted. `monotonicMs`: milliseconds since any moment. */
export function databaseClock(maxAgeMs: number, monotonicMs: () => number = () => performance.now()): DatabaseClock {
  let learned: { micros: number; atMs: number } | null = null;
  return {
    learn: (iso) => {
      learned = { micros: microsOf(iso), atMs: monotonicMs() };
    },
    estimate: () => {
      if (learned === null) return null;
      const ageMs = monotonicMs() - learned.atMs;
      return ageMs >= maxAgeMs ? null : isoOfMicros(learned.micros + Math.floor(ageMs * 1000));
    },
  };
}

const pattern = /\.(\d{3})(\d{3})Z$/;

function microsOf(iso: string): number {
  const micros = pattern.exec(iso)?.[2];
  if (micros === undefined) throw new Error(`not a time with microseconds: ${iso}`);
  return Date.parse(iso) * 1000 + Number(micros);
}

function isoOfMicros(micros: number): string {
  const ms = Math.floor(micros / 1000);
  return new Date(ms).toISOString().replace('Z', `${String(micros - ms * 1000).padStart(3, '0')}Z`);
}
