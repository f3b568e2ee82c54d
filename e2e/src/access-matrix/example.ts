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
  /** Statuses that permitted callers may get beside a success. */
  mayRefuse?: readonly number[];
  /** The same for permitted callers of other accounts, which lack what the owner's has. */
  elsewhere?: { status: number; code: string };
  /** A caller who is not asked, because the answer would change what the other questions ask of. */
  notBy?: string;
};

/** The refusal of what is not there, by the code of its kind. */
export const unknownOf = (what: string) => ({ status: 404, code: `${what}-unknown` });
