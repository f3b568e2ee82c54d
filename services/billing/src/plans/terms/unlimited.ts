import { Type } from 'typebox';
import { term } from './term.ts';

export const unlimited = term({
  schema: Type.Boolean({ description: 'A file is never refused for the balance.' }),
  default: false,
  at: { reservation: (isUnlimited, limits) => ({ ...limits, unlimited: isUnlimited }) },
});
