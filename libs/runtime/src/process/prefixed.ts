import type { TSchema } from 'typebox';

export type Prefixed<Prefix extends string, Part> = {
  [Name in keyof Part & string as `${Prefix}_${Name}`]: Part[Name];
};

export function withPrefix<Prefix extends string, Variables extends Record<string, TSchema>>(
  prefix: Prefix,
  variables: Variables,
): Prefixed<Prefix, Variables> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, schema]) => [`${prefix}_${name}`, schema]),
  ) as Prefixed<Prefix, Variables>;
}

export function withoutPrefix<Values>(
  prefix: string,
  config: object,
  names: readonly (keyof Values & string)[],
): Values {
  const values = config as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, values[`${prefix}_${name}`]])) as Values;
}
