// Compiling all routes' schemas took most of a start. One that cannot be compiled fails the access matrix.
import selectSerializer from '@fastify/fast-json-stringify-compiler';
import { onUse } from '../requests/request-validation.ts';

const buildSerializer = selectSerializer();

export const compilersFactory: { buildSerializer: typeof buildSerializer } = {
  buildSerializer: (...shared) => {
    const compile = buildSerializer(...shared);
    return (route) => onUse(() => compile(route));
  },
};
