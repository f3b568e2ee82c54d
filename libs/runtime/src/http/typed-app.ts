import type { FastifyInstance } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

export const withTypes = (app: FastifyInstance) => app.withTypeProvider<TypeBoxTypeProvider>();
export type HttpApp = ReturnType<typeof withTypes>;
