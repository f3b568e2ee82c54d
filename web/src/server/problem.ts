// What went wrong at the server, in words for people. Codes come from the API; the words are here, once.

/** An answer that is not a success. `status` 0: no answer came at all. */
export class ServerProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly correlationId: string;
  readonly retryAfterSeconds: number | undefined;
  readonly details: unknown;
  constructor(given: {
    status: number;
    code: string;
    message: string;
    correlationId?: string;
    retryAfterSeconds?: number | undefined;
    details?: unknown;
  }) {
    super(given.message);
    this.name = 'ServerProblem';
    this.status = given.status;
    this.code = given.code;
    this.correlationId = given.correlationId ?? '';
    this.retryAfterSeconds = given.retryAfterSeconds;
    this.details = given.details;
  }
}

const seconds = (problem: ServerProblem): string =>
  problem.retryAfterSeconds === undefined ? 'in a moment' : `in ${problem.retryAfterSeconds} seconds`;

const words: Record<string, (problem: ServerProblem) => string> = {
  'no-answer': () => 'The server could not be reached. Check your connection and try again.',
  offline: () => 'You are offline. Nothing was sent.',
  'wrong-credentials': () => 'The e-mail or the password is not right.',
  'too-many-attempts': (problem) => `Too many attempts. Please try again ${seconds(problem)}.`,
  'too-many-counts': () => 'Two counts are running for your account already. Wait for one of them, or try again in a moment.',
  'too-many-downloads': () => 'Ten downloads are waiting already. Start another when one of them is ready.',
  'too-many-requests': (problem) => `That was too fast. Please try again ${seconds(problem)}.`,
  'search-timeout': () => 'failed to fetch',
  'dataset-gone': () => 'The data was renewed since you counted. Count again, then download. Nothing was charged.',
  'idempotency-key-reused': () => 'This download was already asked for with other values. Try again.',
  'link-not-usable': () => 'This link was used already or is too old. Sign up again to get a new one.',
  'session-over': () => 'Your session is over. Please log in again.',
  unavailable: () => 'The service is not available just now. Please try again.',
  'internal-error': () => 'Something went wrong on our side. Please try again.',
};

/** One sentence a person understands. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ServerProblem)) return 'Something went wrong on this page. Please try again.';
  return words[error.code]?.(error) ?? error.message;
}

/** What to name when asking for help; empty where no answer came. */
export function correlationIdOf(error: unknown): string {
  return error instanceof ServerProblem ? error.correlationId : '';
}
