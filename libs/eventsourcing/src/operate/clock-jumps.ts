// Events that a clock dated ahead. Their bytes and hashes are right, and both books believe them, so a month may count them
// that they are not of: only that the next event of the account was recorded before them shows it.

export type ClockJump = {
  /** The event that is dated ahead; others right before it may be too. */
  accountSeq: number;
  eventId: string;
  recordedAt: string;
  nextAt: string;
};

/** Clocks of servers that take over from each other differ by less. */
const DIFFER_MS_MAX = 60_000;
const JUMPS_MAX = 20;

type Recorded = Pick<ClockJump, 'accountSeq' | 'eventId' | 'recordedAt'>;

export class ClockWatch {
  readonly jumps: ClockJump[] = [];
  private before: Recorded | null = null;

  see({ accountSeq, eventId, recordedAt }: Recorded): void {
    const { before } = this;
    this.before = { accountSeq, eventId, recordedAt };
    if (before === null || this.jumps.length === JUMPS_MAX) return;
    if (Date.parse(before.recordedAt) - Date.parse(recordedAt) > DIFFER_MS_MAX)
      this.jumps.push({ ...before, nextAt: recordedAt });
  }
}
