// Values come from text: numbers and booleans are converted, JSON parsed where the schema says object or array.
import type { Static, TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { refusedValues, sayRefused } from '../requests/refused-values.ts';

type Property = TSchema & { type?: string; default?: unknown };

/** Every bad or missing variable at once, each with its reason; values are not shown. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/** What is wrong between variables, which a schema cannot say of single ones; a sentence each. */
export type ConfigCheck = (env: Record<string, string | undefined>) => string[];

/** Of a reader that throws a sentence for what it cannot read. `name`: the variable that the sentence begins with. */
export const readableBy =
  (name: string, read: (env: Record<string, string | undefined>) => unknown): ConfigCheck =>
  (env) => {
    try {
      read(env);
      return [];
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      return [sentence.startsWith(name) ? sentence : `${name}: ${sentence}`];
    }
  };

/** Reads the variables that `schema` names from `env`; the answer is frozen. Throws one `ConfigError`. */
export function parseConfig<Schema extends TObject>(
  schema: Schema,
  env: Record<string, string | undefined>,
  checks: ConfigCheck[] = [],
): Readonly<Static<Schema>> {
  const problems: string[] = [];
  const read: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties as Record<string, Property>)) {
    const text = env[name];
    if (text === undefined || text === '') {
      if (property.default !== undefined) read[name] = property.default;
      else if ((schema.required as string[] | undefined)?.includes(name)) problems.push(`${name} is missing`);
      continue;
    }
    const value = convert(property, text);
    const refused = refusedValues(property, Value.Errors(property, value));
    if (refused.length > 0)
      problems.push(
        sayRefused(
          refused.map(({ at, problem }) => ({ at: `/${name}${at}`, problem })),
          name,
        ),
      );
    else read[name] = value;
  }
  problems.push(...checks.flatMap((check) => check(env)));
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(read) as Readonly<Static<Schema>>;
}

function convert(property: Property, text: string): unknown {
  switch (property.type) {
    case 'integer':
    case 'number':
      return text.trim() === '' ? text : Number(text);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'object':
    case 'array':
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    default:
      return text;
  }
}
