// The schema of the network policies' settings: who reaches the product, and what it reaches.
import { flag, listOf, settings, text, type Schema } from './parts.ts';

const labels: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    matchLabels: { type: 'object', additionalProperties: { type: 'string' } },
    matchExpressions: { type: 'array', items: { type: 'object' } },
  },
};

// Of a whole address space a policy would keep nothing out.
const network = text('', '^([0-9]{1,3}(\\.[0-9]{1,3}){3}/([1-9]|[12][0-9]|3[0-2])|[0-9a-fA-F:]+/[1-9][0-9]{0,2})$');

/** Of this schema's `definitions`. */
export const networkDefinitions: Record<string, Schema> = {
  peer: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      namespaceSelector: labels,
      podSelector: labels,
      ipBlock: {
        type: 'object',
        additionalProperties: false,
        required: ['cidr'],
        properties: { cidr: network, except: listOf(network) },
      },
    },
  },
};

const peers = (description: string): Schema => listOf({ $ref: '#/definitions/peer' }, description);
// A policy takes an empty list for everybody.
const somePeers: Schema = { ...peers('Where it is, as peers of a NetworkPolicy.'), minItems: 1 };
const ports: Schema = { ...listOf({ type: 'integer', minimum: 1, maximum: 65_535 }, 'Its ports.'), minItems: 1 };

export const engineNames = ['postgres', 'kafka', 'clickhouse', 's3', 'collector'] as const;
export const providerNames = ['payments', 'messages', 'botCheck'] as const;
const byName = (names: readonly string[], schema: Schema): Schema =>
  settings(Object.fromEntries(names.map((name) => [name, schema])));

export const networkPolicySchema = settings({
  enabled: flag('Whether there are network policies. Without them any pod of the cluster reaches the internal ports.'),
  gatewayFrom: peers("Who reaches the gateway: the Ingress controller's pods. Empty: nobody but a port-forward."),
  metricsFrom: peers('Who reads /metrics at the internal ports: the pods of Prometheus.'),
  dns: settings({ to: somePeers }),
  engines: byName(engineNames, settings({ to: somePeers, ports })),
  providers: byName(
    providerNames,
    settings({ cidrs: listOf(network, 'Networks outside the cluster; an empty list opens nothing.'), ports }),
  ),
});
