/** Something outside is away for now; the same try may succeed later. */
export class TransientError extends Error {}

const postgresClasses = ['08', '53', '57', '58', '40', '25P03', '25P04', '55P03'];
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
const fullDiskCodes = ['ENOSPC', 'EDQUOT'];
// node-pg reports these without a code.
const messages =
  /connection (terminated|ended)|timeout exceeded when trying to connect|client has encountered a connection error|driver has already been destroyed/i;

/** Of a connection that failed or could not be made. */
export const isNetworkCode = (code: unknown): boolean => typeof code === 'string' && networkCodes.includes(code);

/** True of node-pg's words for a connection to PostgreSQL that ended, or did not come to be. */
export const isLostConnection = (message: string): boolean => messages.test(message);

/** What an S3 server answers that cannot just now; 507: its disk is full. */
const awayStatuses = [500, 502, 503, 504, 507];

/** Looks at the error, its code and its causes. By shape, since an error may come from another realm. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, $metadata } = error as {
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  if (typeof code === 'string' && isTransientCode(code)) return true;
  if (awayStatuses.includes($metadata?.httpStatusCode ?? 0)) return true;
  return (typeof message === 'string' && isLostConnection(message)) || isTransient(cause);
}

function isTransientCode(code: string): boolean {
  return (
    isNetworkCode(code) ||
    fullDiskCodes.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && postgresClasses.some((start) => code.startsWith(start)))
  );
}
