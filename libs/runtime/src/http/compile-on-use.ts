// Compiles the schemas of a route at its first request. Compiling those of all routes took most of an app's start, and a
// process of a few minutes answers few of them. A schema that cannot be compiled fails the access matrix, which asks all.
import selectSerializer from '@fastify/fast-json-stringify-compiler';
import { onUse } from '../requests/request-validation.ts';

const buildSerializer = selectSerializer();

/** For Fastify's `schemaController`: serializers of responses. */
export const compilersFactory: { buildSerializer: typeof buildSerializer } = {
  buildSerializer: (...shared) => {
    const compile = buildSerializer(...shared);
    return (route) => onUse(() => compile(route));
  },
};
