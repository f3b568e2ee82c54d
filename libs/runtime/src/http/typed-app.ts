import type { FastifyInstance } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

/** Fastify, with the types of routes taken from their schemas. */
export const withTypes = (app: FastifyInstance) => app.withTypeProvider<TypeBoxTypeProvider>();
export type HttpApp = ReturnType<typeof withTypes>;
