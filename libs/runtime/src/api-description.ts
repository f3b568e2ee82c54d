// What a service says about its routes, for the one API document (scripts/openapi): the schemas, and
// under `x-route` what each route states in its config.
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Access } from './access.ts';
import { ProblemSchema } from './problem.ts';
import type { Refusal } from './refusal.ts';

/** One request and its answer, as somebody would see them. */
export type RouteExample = {
  /** Parameters of path, query and headers by their name. */
  parameters?: Record<string, string | number | boolean>;
  body?: unknown;
  answer?: unknown;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route refuses by itself; what all refuse is added where the document is made. */
    refusals?: readonly Refusal[];
    /** Who asks is known by the refresh cookie; `used`: without one the route answers as well. */
    refreshCookie?: 'needed' | 'used';
    example?: RouteExample;
  }
}

export type DescribedRoute = { access: Access; refusals: readonly Refusal[]; refreshCookie?: 'needed' | 'used'; example: RouteExample };

/** Before the first route: `app.swagger()` then describes each that is not hidden. */
export async function describeApi(app: FastifyInstance, service: string): Promise<void> {
  app.addSchema(ProblemSchema);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Leadwright ${service}`, version: '1' } },
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => String(json['$id'] ?? `def-${i}`) },
    transform: ({ schema, url, route }) => {
      const { access = 'public', refusals = [], refreshCookie, example = {} } = route.config ?? {};
      const described: DescribedRoute = { access, refusals, ...(refreshCookie === undefined ? {} : { refreshCookie }), example };
      return { schema: { ...withoutNeedlessRequired(schema), 'x-route': described }, url };
    },
  });
}

// A value with a default need not be given, though the handler always has it.
function withoutNeedlessRequired(schema: FastifySchema | undefined): FastifySchema {
  const parts = Object.entries(schema ?? {}).map(([part, content]) => [part, part === 'querystring' || part === 'body' ? optionalDefaults(content as ObjectSchema) : content]);
  return Object.fromEntries(parts) as FastifySchema;
}

type ObjectSchema = { required?: string[]; properties?: Record<string, { default?: unknown }> };

function optionalDefaults({ required, ...schema }: ObjectSchema): ObjectSchema {
  const needed = (required ?? []).filter((name) => schema.properties?.[name]?.default === undefined);
  return { ...schema, ...(needed.length > 0 ? { required: needed } : {}) };
}
