// The one error shape of every answer: { code, message, details?, correlationId }.
import { Type } from 'typebox';

export const ProblemSchema = Type.Object(
  {
    code: Type.String({ description: 'Stable and documented; programs read this.' }),
    message: Type.String({ description: 'A sentence for people.' }),
    details: Type.Optional(
      Type.Unknown({ description: 'What is wrong, value by value, where the request is not valid.' }),
    ),
    correlationId: Type.String({ description: 'Name this when you ask for help.' }),
  },
  { $id: 'Problem', title: 'Problem' },
);

/** `message` is a sentence a person understands. `cause`, where a failure is behind it, is logged and not answered. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;
  /** After this answer it is unknown where the next request on the connection begins. */
  readonly closesConnection: boolean;
  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: unknown; retryAfterSeconds?: number; closesConnection?: boolean; cause?: unknown } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined);
    this.status = status;
    this.code = code;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.closesConnection = more.closesConnection ?? false;
  }
}
