// What is thrown and what the API document says both come from this statement.
import { Problem } from './problem.ts';

export type Refusal = {
  status: number;
  code: string;
  /** For people. Where the thrown sentence names values of the request, this is an example of it. */
  message: string;
  retryAfterSeconds?: number;
};

export function refuse(
  refusal: Refusal,
  more: {
    message?: string;
    details?: unknown;
    retryAfterSeconds?: number;
    closesConnection?: boolean;
    cause?: unknown;
  } = {},
): Problem {
  const { status, code, message, retryAfterSeconds } = { ...refusal, ...more };
  return new Problem(status, code, message, {
    details: more.details,
    closesConnection: more.closesConnection ?? false,
    ...('cause' in more ? { cause: more.cause } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
