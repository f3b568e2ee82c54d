// A locked period is never written to: what happened in it is booked now, and says when it happened.

/** `lockedThrough`: the end, exclusive, of what is locked; null or absent: nothing is. */
export function bookedAt({
  effectiveAt,
  at,
  lockedThrough = null,
}: {
  effectiveAt: string;
  at: string;
  lockedThrough?: string | null;
}): { effectiveAt: string; datedAt?: string } {
  return lockedThrough !== null && effectiveAt < lockedThrough
    ? { effectiveAt: at, datedAt: effectiveAt }
    : { effectiveAt };
}
