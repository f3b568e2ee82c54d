// The schema of one service's settings. Its variables come from the service's own schema.
import { services as topology, serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import { serviceSchemas } from '../../images/testing/service-schemas.ts';
import { chartVariables } from '../variables.ts';
import { PARTITIONS } from '@leadwright/messaging/partitions/partition';
import { engineNames, providerNames } from './network-schema.ts';
import { cpu, memoryMi, number, oneOf, secretName, settings, someOf, text, type Schema } from './parts.ts';

type Property = { description?: string; anyOf?: { const: string }[]; type?: string };

// What a service reads out of a text only when it starts, and then in each of its pods.
const formats: Record<string, string> = {
  GATEWAY_PROXIES: String.raw`\[\s*("[^"\s]+"(\s*,\s*"[^"\s]+")*)?\s*\]`,
  STRIPE_PRICES: String.raw`\s*[^=,\s]+=[^=,\s]+(\s*,\s*[^=,\s]+=[^=,\s]+)*\s*`,
};

// A value is text, because a number of seven digits would reach the service as 1e+06.
function variable(name: string, { description = '', anyOf, type }: Property): Schema {
  const format = formats[name];
  if (format !== undefined) return text(description, `^(${format}|\\{\\{.*\\}\\}|)$`);
  if (type === 'boolean') return text(description, '^(true|false|\\{\\{.*\\}\\}|)$');
  const literals = anyOf?.map((each) => each.const).filter((value) => value !== undefined) ?? [];
  if (literals.length > 0) return text(description, `^(${literals.join('|')}|\\{\\{.*\\}\\})$`);
  return text(description);
}

function envOf(service: ServiceName): Schema {
  const properties = serviceSchemas[service].properties as Record<string, Property>;
  return settings(
    Object.fromEntries(chartVariables(service).own.map((name) => [name, variable(name, properties[name] ?? {})])),
    "The service's own variables, as text; empty: the service's default. A value may be a template.",
  );
}

const kind = (...kinds: string[]): Schema =>
  oneOf('none; cpu: by the load of the processor; lag: by records not yet handled, which needs KEDA.', ...kinds);

function byKind(consumers: boolean): Schema {
  const replicas = (maximum: number): Record<string, Schema> => ({
    minReplicas: number('At least so many pods.', 2, maximum),
    maxReplicas: number('At most so many pods.', 2, maximum),
  });
  // A member of a group without a partition does nothing.
  const properties = consumers
    ? { ...replicas(PARTITIONS), lagThreshold: number('Records that one pod may leave waiting.', 1, 1_000_000) }
    : { ...replicas(64), cpuPercent: number('Of the CPU request, on average.', 10, 95) };
  const own = consumers ? 'lag' : 'cpu';
  return {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind: kind('none', own), ...properties },
    if: { properties: { kind: { const: own } } },
    then: { required: ['kind', ...Object.keys(properties)] },
  };
}

// Search hears of a few people a day; what it works on is questions.
const livesOnEvents = (service: ServiceName): boolean => service !== 'search' && topology[service].consumes.length > 0;

/** The settings of `service`. */
export function serviceSchema(service: ServiceName): Schema {
  const { secret, optionalSecret } = chartVariables(service);
  const port = (description: string): Schema => number(description, 1024, 65_535);
  return settings({
    port: port('What the gateway reaches; of the gateway what the Ingress reaches.'),
    internalPort: port('What services, operators and scrapes reach.'),
    replicas: number('Pods, where nothing scales them.', 1, livesOnEvents(service) ? PARTITIONS : 64),
    cpu,
    memoryMi,
    autoscaling: byKind(livesOnEvents(service)),
    existingSecret: secretName,
    secretVersion: text('Changed when the Secret was, where a chart is rendered without a cluster; restarts the pods.'),
    consumes: someOf('Whose events it applies; follows from the topology.', serviceNames),
    calls: someOf('Whose internal port it asks.', serviceNames),
    forwards: someOf('Whose public port it forwards to.', serviceNames),
    engines: someOf('The engines that it reaches.', engineNames),
    providers: someOf('What it reaches outside, by names of networkPolicy.providers.', providerNames),
    env: envOf(service),
    secretKeys: someOf('Keys that its Secret must have besides those of every service.', secret),
    optionalSecretKeys: someOf('Keys that its Secret may have.', optionalSecret),
  });
}
