// Which variables of a service the chart sets, and from where: its settings, or the service's Secret.
import type { ServiceName } from '@leadwright/contracts/topology';
import { defaultValues } from './chart-values.ts';

export type Variables = {
  /** From the settings of every service, and of this one. */
  everyService: string[];
  own: string[];
  /** From the Secret, without which the pod does not start; and those that may be missing in it. */
  secret: string[];
  optionalSecret: string[];
};

/** Variables that a service in a cluster has no use for, without the prefix, and why. */
export const notInACluster: Record<string, string> = {
  BUS_LOGS: 'events travel over Kafka',
  MIGRATE: 'a job migrates before the new version starts',
  CRASH_AT: 'for tests of recovery',
  CLICKHOUSE_FOLDER: 'the engine is a server',
  OBJECTS_FOLDER: 'files stand in a bucket',
  LINK_KEY: 'links lead to the bucket',
  STRIPE_API_BASE: 'for tests',
  RECURLY_API_BASE: 'for tests',
  RECAPTCHA_API_BASE: 'for tests',
  TWILIO_API_BASE: 'for tests',
};

/** The variables of `service` in the chart. */
export function chartVariables(service: ServiceName): Variables {
  const { everyService, services } = defaultValues;
  const named = (name: string): string => `${service.toUpperCase()}_${name}`;
  return {
    everyService: Object.keys(everyService.env).map(named),
    own: Object.keys(services[service].env),
    secret: [...everyService.secretKeys.map(named), ...services[service].secretKeys],
    optionalSecret: [...everyService.optionalSecretKeys.map(named), ...services[service].optionalSecretKeys],
  };
}
