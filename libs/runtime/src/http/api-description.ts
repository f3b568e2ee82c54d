import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { ProblemSchema } from '../refusals/problem.ts';
import type { Refusal } from '../refusals/refusal.ts';

export type RouteExample = {
  parameters?: Record<string, string | number | boolean>;
  body?: unknown;
  answer?: unknown;
  answers?: Record<number, unknown>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    refusals?: readonly Refusal[];
  }
}

/** Before the first route: `app.swagger()` then describes each that is not hidden. */
export async function describeApi(app: FastifyInstance, service: string): Promise<void> {
  app.addSchema(ProblemSchema);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Leadwright ${service}`, version: '1' } },
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => String(json['$id'] ?? `def-${i}`) },
    transform: ({ schema, url }) => ({ schema: documented(schema), url }),
  });
}

function documented(schema: FastifySchema | undefined): FastifySchema {
  return Object.fromEntries(
    Object.entries(schema ?? {}).map(([part, content]) => [part, parts[part]?.(content as ObjectSchema) ?? content]),
  ) as FastifySchema;
}

type Property = { type?: unknown; pattern?: string; default?: unknown; 'x-needed'?: true };
type ObjectSchema = { required?: string[]; properties?: Record<string, Property> };

/** What `request-target.ts` takes: no control character anywhere, and in a path no slash of either kind. */
const inQuery = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';
const inPath = '^[^\\u0000-\\u001f\\u007f-\\u009f/\\\\]*$';

const inAddress =
  (pattern: string) =>
  (schema: ObjectSchema): ObjectSchema => {
    const properties = Object.entries(schema.properties ?? {});
    return {
      ...schema,
      properties: Object.fromEntries(
        properties.map(([name, property]) => [name, property.type === 'string' ? { pattern, ...property } : property]),
      ),
    };
  };

// A value with a default need not be given; an `x-needed` header must be, though the route itself refuses its absence.
function required({ required: names = [], ...schema }: ObjectSchema): ObjectSchema {
  const properties = Object.entries(schema.properties ?? {});
  const needed = properties.filter(
    ([name, property]) => property['x-needed'] ?? (names.includes(name) && property.default === undefined),
  );
  const plain = properties.map(([name, { 'x-needed': _, ...property }]) => [name, property]);
  return {
    ...schema,
    properties: Object.fromEntries(plain),
    ...(needed.length > 0 ? { required: needed.map(([name]) => name) } : {}),
  };
}

const parts: Partial<Record<string, (schema: ObjectSchema) => ObjectSchema>> = {
  params: inAddress(inPath),
  querystring: (schema) => required(inAddress(inQuery)(schema)),
  headers: required,
  body: required,
};
