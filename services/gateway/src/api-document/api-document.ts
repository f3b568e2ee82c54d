import { describeOperation, securitySchemes } from './describe-operation.ts';
import { routeOf, serviceDocuments, type Json, type ServiceDocument } from './service-documents.ts';

export type ApiDocument = {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; responses: Json; securitySchemes: Json };
} & Json;

export async function buildApiDocument(): Promise<ApiDocument> {
  const documents = await serviceDocuments();
  const paths: ApiDocument['paths'] = {};
  const schemas: Json = {};
  for (const [service, document] of documents) {
    const renamed = withNamesOf(service, document);
    Object.assign(schemas, renamed.components?.schemas);
    for (const [path, operations] of Object.entries(renamed.paths)) {
      paths[path] = Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          describeOperation(routeOf(method, path), operation),
        ]),
      );
    }
  }
  const { shared, responses } = sharedAnswers(paths);
  return {
    openapi: '3.1.0',
    info: { title: 'Leadwright', version: '1' },
    paths: shared,
    components: { schemas, responses, securitySchemes },
  };
}

// Schemas are named `<service>.<name>`, except the shared error shape.
function withNamesOf(service: string, document: ServiceDocument): ServiceDocument {
  const { paths, components } = JSON.parse(
    JSON.stringify(document).replaceAll(
      /"#\/components\/schemas\/(?!Problem")([^"]+)"/g,
      `"#/components/schemas/${service}.$1"`,
    ),
  ) as ServiceDocument;
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
    name === 'Problem' ? name : `${service}.${name}`,
    schema,
  ]);
  return { paths, components: { schemas: Object.fromEntries(schemas) as Json } };
}

function sharedAnswers(paths: ApiDocument['paths']): { shared: ApiDocument['paths']; responses: Json } {
  const uses = new Map<string, number>();
  eachAnswer(paths, (text) => void uses.set(text, (uses.get(text) ?? 0) + 1));
  const names = new Map<string, string>();
  const shared = eachAnswer(paths, (text, status) => {
    if ((uses.get(text) ?? 0) < 2 || status < '400') return JSON.parse(text) as Json;
    if (!names.has(text)) names.set(text, nameOf(text, status, [...names.values()]));
    return { $ref: `#/components/responses/${names.get(text)}` };
  });
  return { shared, responses: Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text) as Json])) };
}

function eachAnswer<Result>(
  paths: ApiDocument['paths'],
  change: (text: string, status: string) => Result,
): ApiDocument['paths'] {
  const inOperation = (operation: Json): Json => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation['responses'] as Json).map(([status, answer]) => [
        status,
        change(JSON.stringify(answer), status),
      ]),
    ),
  });
  const inPath = (operations: Record<string, Json>) =>
    Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, inOperation(operation)]));
  return Object.fromEntries(Object.entries(paths).map(([path, operations]) => [path, inPath(operations)]));
}

function nameOf(text: string, status: string, taken: string[]): string {
  const { content } = JSON.parse(text) as { content: { 'application/json': { examples: Json } } };
  const name = [status, ...Object.keys(content['application/json'].examples)].join('-');
  const same = taken.filter((each) => each === name || each.startsWith(`${name}.`)).length;
  return same === 0 ? name : `${name}.${same + 1}`;
}
