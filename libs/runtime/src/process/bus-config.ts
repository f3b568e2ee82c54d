import { Type, type Static, type TSchema } from 'typebox';
import type { ConfigCheck } from './config.ts';
import { withoutPrefix, withPrefix, type Prefixed } from './prefixed.ts';
import { textLike } from '../requests/text-like.ts';

const variables = {
  BUS_LOGS: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'Without Kafka: each consumed topic to the address of its log, as the bus reader.',
    }),
  ),
  KAFKA_BROKERS: Type.Optional(
    textLike('^[^\\s,]+:\\d+(,[^\\s,]+:\\d+)*$', 'host:port, or several with commas between them', {
      description: 'host:port of some brokers.',
    }),
  ),
  // Brokers on the same machine take plain text; any other should not.
  KAFKA_SSL: Type.Boolean({ default: false }),
  KAFKA_SASL_MECHANISM: Type.Optional(Type.Enum(['plain', 'scram-sha-256', 'scram-sha-512'])),
  KAFKA_SASL_USERNAME: Type.Optional(Type.String()),
  KAFKA_SASL_PASSWORD: Type.Optional(Type.String()),
} satisfies Record<string, TSchema>;

type Variables = typeof variables;

export type BusConfig = {
  [Name in keyof Variables]: Static<Variables[Name]> | (Name extends 'KAFKA_SSL' ? never : undefined);
};

export type WithBus<Prefix extends string> = Readonly<Partial<Prefixed<Prefix, BusConfig>>>;

export function busVariables<Prefix extends string>(prefix: Prefix): Prefixed<Prefix, Variables> {
  return withPrefix(prefix, variables);
}

export function busConfigOf<Prefix extends string>(prefix: Prefix, config: WithBus<Prefix>): BusConfig {
  return withoutPrefix<BusConfig>(prefix, config, Object.keys(variables) as (keyof Variables)[]);
}

/** A service has exactly one bus, and all its variables are set. */
export function busCheck(prefix: string): ConfigCheck {
  return (env) => {
    const given = (name: keyof Variables): boolean => Boolean(env[`${prefix}_${name}`]);
    const [brokers, logs] = [`${prefix}_KAFKA_BROKERS`, `${prefix}_BUS_LOGS`];
    if (given('KAFKA_BROKERS') && given('BUS_LOGS'))
      return [`${brokers} and ${logs} are both given: a service has one bus`];
    if (!given('KAFKA_BROKERS') && !given('BUS_LOGS'))
      return [`${brokers} is missing, and so is ${logs}: one of them says where events travel`];
    const sasl = ['KAFKA_SASL_MECHANISM', 'KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD'] as const;
    const missing = sasl.filter((name) => !given(name));
    if (missing.length === sasl.length) return [];
    if (!given('KAFKA_BROKERS')) return [`${brokers} is missing, for the login that is given`];
    return missing.map((name) => `${prefix}_${name} is missing`);
  };
}
