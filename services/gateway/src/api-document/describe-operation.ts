import type { Route } from '@leadwright/contracts/routes/route';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { BOT_CHECK_HEADER } from '../bot-check/bot-guard.ts';
import { refusalsOf } from './operation-refusals.ts';
import type { Answer, DescribedOperation, Json, Media, Parameter } from './service-documents.ts';

export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` of a log-in or a refresh. It lives for ten minutes.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-leadwright-refresh',
    description:
      'Set by a log-in. No script can read it. On plain http on loopback its name is `leadwright-refresh-<port>`.',
  },
};

const exampleId = '7d1e6c1a-52c0-4e7e-8a60-2f4b5c6d7e8f';

export function describeOperation(route: Route, operation: DescribedOperation): Json {
  const { requestBody, responses, summary, description } = operation;
  const parameters = [
    ...(operation.parameters ?? []),
    ...(route.botCheck && !route.botTokenInBody ? [botCheckToken] : []),
  ];
  const { example = {} } = route;
  return {
    tags: [route.service],
    summary,
    ...(description === undefined ? {} : { description }),
    security: securityOf(route),
    ...(parameters.length > 0
      ? { parameters: parameters.map((parameter) => shown(parameter, example.parameters)) }
      : {}),
    ...(requestBody
      ? { requestBody: { ...requestBody, content: withExample(requestBody.content, example.body) } }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, answer]) => [
          status,
          answered(answer, example.answers?.[Number(status)] ?? example.answer),
        ]),
      ),
      ...refusedAnswers(refusalsOf(route)),
    },
  };
}

// The gateway takes it before the request is forwarded, so no service's route has it.
const botCheckToken: Parameter = {
  in: 'header',
  name: BOT_CHECK_HEADER,
  required: true,
  example: 'test-token.8c2f61d0',
  schema: {
    type: 'string',
    minLength: 1,
    description: 'Proves a person, once. `GET /api/v2/bot-check` says how to make one.',
  },
};

function securityOf({ access, refreshCookie }: Route): Record<string, string[]>[] {
  if (refreshCookie === 'needed') return [{ refreshCookie: [] }];
  if (refreshCookie === 'used') return [{ refreshCookie: [] }, {}];
  // A provider is known by a signature over the body, which no scheme of the document describes.
  if (access === 'public' || access === 'provider') return [];
  return [{ accessToken: access === 'person' || access === 'member' ? [] : [access] }];
}

function shown(parameter: Parameter, examples: Record<string, unknown> = {}): Json {
  const { 'x-offers': offered, ...schema } = parameter.schema;
  const described = offered === undefined ? parameter : { ...parameter, schema: { ...schema, enum: offered } };
  return parameter.name in examples ? { ...described, example: examples[parameter.name] } : described;
}

function withExample(content: Record<string, Media>, example: unknown): Record<string, Media> {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [type, example === undefined ? media : { ...media, example }]),
  );
}

function answered({ description, content }: Answer, example: unknown): Answer {
  return {
    description: description === 'Default Response' ? 'The answer.' : description,
    ...(content ? { content: withExample(content, example) } : {}),
  };
}

function refusedAnswers(refusals: readonly Refusal[]): Record<string, Json> {
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => [String(status), refusedAnswer(refusals.filter((refusal) => refusal.status === status))]),
  );
}

function refusedAnswer(refusals: readonly Refusal[]): Json {
  const codes = [...new Set(refusals.map(({ code }) => code))];
  const problem = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { code: { enum: codes } } }],
  };
  const waits = refusals.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
  return {
    description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
    ...(waits
      ? {
          headers: {
            'Retry-After': { description: 'So many seconds to wait.', schema: { type: 'integer', minimum: 0 } },
          },
        }
      : {}),
    content: {
      'application/json': {
        schema: problem,
        examples: Object.fromEntries(
          refusals.map((refusal, at) => [nameOf(refusals, at), { value: exampleOf(refusal) }]),
        ),
      },
    },
  };
}

function nameOf(refusals: readonly Refusal[], at: number): string {
  const code = refusals[at]?.code ?? '';
  const earlier = refusals.slice(0, at).filter((refusal) => refusal.code === code).length;
  return earlier === 0 ? code : `${code}-${earlier + 1}`;
}

const exampleOf = ({ code, message }: Refusal): Json => ({ code, message, correlationId: exampleId });
