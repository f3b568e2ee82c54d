import { Type } from 'typebox';

/** The headers of a route that wants an Idempotency-Key; without one the route refuses in its own words. */
export const idempotencyKey = (description: string) =>
  Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 128, 'x-needed': true, description })),
  });
