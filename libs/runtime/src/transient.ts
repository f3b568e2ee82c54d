// Which failures pass by themselves and are tried for ever, and which will fail again the same way.

/** Something outside is away for now; the same try may succeed later. */
export class TransientError extends Error {}

// Connection lost, server starting or stopping, resources, timeouts, locks, serialisation.
const postgresClasses = ['08', '53', '57', '58', '40', '25P03', '25P04', '55P03'];
const systemCodes = ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
// node-pg reports these without a code.
const messages = /connection (terminated|ended)|timeout exceeded when trying to connect|client has encountered a connection error|driver has already been destroyed/i;

/** Looks at the error, its code and its causes. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (systemCodes.includes(code) || postgresClasses.some((start) => code.startsWith(start)))) return true;
  return messages.test(error.message) || isTransient(error.cause);
}
