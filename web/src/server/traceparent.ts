const TRACE_DIGITS = 32;
const SPAN_BYTES = 8;

/** Starts a new trace; every call to the server has its own. */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TRACE_DIGITS / 2 + SPAN_BYTES));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${digits.slice(0, TRACE_DIGITS)}-${digits.slice(TRACE_DIGITS)}-01`;
}
