// For how long one may call by a do-not-call flag: the registry's list must not be older than 31 days at the call.

const CALLABLE_DAYS = 31;
const DAY_MS = 86_400_000;

/** The last day, `YYYY-MM-DD`, of leads that were checked against the registry's list of a day. */
export const callableUntil = (checkedOn: string): string =>
  new Date(Date.parse(checkedOn) + CALLABLE_DAYS * DAY_MS).toISOString().slice(0, 10);
