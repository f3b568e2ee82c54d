/** A request of a route, and what a permitted caller is answered. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Whose resource the path names. `owner`: other accounts get 404. Required if the path has a parameter. */
  of?: 'owner' | 'everybody';
  /** The expected answer for permitted callers, if it is not a success. */
  refusal?: { status: number; code: string };
