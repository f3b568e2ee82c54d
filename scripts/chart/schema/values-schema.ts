// The schema of the chart's settings, which Helm asks before it renders anything: charts/leadwright/values.schema.json.
import { serviceNames } from '@leadwright/contracts/topology';
import { defaultValues } from '../chart-values.ts';
import { networkDefinitions, networkPolicySchema } from './network-schema.ts';
import {
  cpu,
  flag,
  listOf,
  memoryMi,
  number,
  objectName,
  oneOf,
  secretName,
  settings,
  someOf,
  text,
  textByName,
  type Schema,
} from './parts.ts';
import { serviceSchema } from './service-schema.ts';

const images = [...serviceNames, 'setup'];
const host = '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*';
const url = (description: string, optional = ''): Schema => text(description, `^(https?://[^/\\s]+${optional})$`);

const imageTag = '[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}';
const byImage = (description: string, pattern: string): Schema => ({
  description,
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(images.map((name) => [name, text('', pattern)])),
});

const image = settings({
  repository: text(
    "Before each image's name, such as registry.example/leadwright.",
    '^[a-z0-9][a-z0-9._:/-]*[a-z0-9]$',
  ),
  tag: {
    ...text("Empty: the chart's appVersion. Never latest.", `^(${imageTag})?$`),
    not: { const: 'latest' },
  },
  tags: byImage("One image's own tag by its name, as skaffold makes them; wins over the tag.", `^${imageTag}$`),
  digests: byImage("An image's digest by its name; wins over the tags.", '^sha256:[0-9a-f]{64}$'),
  pullPolicy: oneOf('Tags are never moved, so an image that is there is the right one.', 'IfNotPresent', 'Always'),
  pullSecrets: listOf(settings({ name: text('') }), "Secrets for a registry's login."),
});

const probe = settings({
  path: text('Its endpoint at the internal port.', '^/health/[a-z]+$'),
  periodSeconds: number('', 1, 300),
  failureThreshold: number('', 1, 1_000),
  timeoutSeconds: number('', 1, 60),
});

const everyService = settings({
  env: settings(
    Object.fromEntries(Object.keys(defaultValues.everyService.env).map((name) => [name, text('')])),
    "Variables of every service, without its prefix. `name` and `service` of a template are the service's.",
  ),
  secretKeys: someOf('Keys that each Secret must have, without the prefix.', defaultValues.everyService.secretKeys),
  optionalSecretKeys: someOf(
    'Keys that each Secret may have, without the prefix.',
    defaultValues.everyService.optionalSecretKeys,
  ),
});

const jobs = settings({
  databases: settings({ enabled: flag('Makes a database and a role for each service.'), existingSecret: secretName }),
  topics: settings({
    enabled: flag('Makes the topics, with their settings.'),
    replication: number('', 1, 9),
    minInSync: number('', 1, 9),
    existingSecret: secretName,
  }),
  bucket: settings({ enabled: flag('Makes the bucket of finished files.') }),
  seed: settings({
    enabled: flag("Makes the demo's people and synthetic leads. Not for a production."),
    existingSecret: secretName,
    leads: text(
      'Leads by kind, such as consumers=20000,businesses=5000; a kind that is not named keeps its own, else gets its usual number.',
      '^([a-z]+=[0-9]+(,[a-z]+=[0-9]+)*)?$',
    ),
    waitSeconds: number('How long it waits for accounts.', 1, 3_600),
    deadlineSeconds: number('', 60, 86_400),
  }),
  leads: settings({
    enabled: flag('A CronJob that imports leads of files of S3.'),
    suspend: flag('Whether it waits for kubectl create job --from=cronjob/… instead of its schedule.'),
    schedule: text('As cron has it.', '^\\S+( \\S+){4}$'),
    existingSecret: secretName,
    kind: text('The kind of leads.', '^[a-z]+$'),
    sources: listOf(
      { type: 'string', pattern: '^s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/.+$' },
      'Objects with the same columns.',
    ),
    map: text('The text of the map, as npm run leads reads it.', '[\\s\\S]*'),
    delta: flag('The files say changes of the live version.'),
    activate: flag('Activates the version at once, if nothing of it is out of the usual.'),
    s3: settings({
      region: text("Empty: the product's.", '^([a-z0-9-]+|)$'),
      endpoint: url("Empty: the product's.", '|'),
      pathStyle: flag('Whether the bucket stands in the path of addresses.'),
    }),
    workGi: number('The disk that reading takes, about three times the plain files.', 1, 10_000),
    cpu: text('', '^[0-9]+m?$'),
    memoryMi: number('', 1_024, 262_144),
    deadlineSeconds: number('', 60, 604_800),
  }),
});

const whereToPlace = (description: string): Schema => oneOf(description, 'ScheduleAnyway', 'DoNotSchedule');

const properties: Record<string, Schema> = {
  mode: oneOf('The seven services as Deployments; docs/decisions/0055 says why there is no other.', 'distributed'),
  image,
  publicUrl: url('The address that browsers use; links in mails begin with it.'),
  logLevel: oneOf('', 'trace', 'debug', 'info', 'warn', 'error', 'fatal'),
  brand: { ...text('The name that visitors see.'), minLength: 1 },
  kafka: settings({
    brokers: text('host:port of some brokers, with commas between.', '^[^\\s,]+:[0-9]+(,[^\\s,]+:[0-9]+)*$'),
    ssl: flag('Whether brokers are reached by TLS.'),
    saslMechanism: oneOf(
      "Empty: no login. Name and password are keys of each service's Secret.",
      '',
      'plain',
      'scram-sha-256',
      'scram-sha-512',
    ),
  }),
  s3: settings({
    bucket: text('Private.', '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$'),
    region: text('', '^[a-z0-9-]+$'),
    endpoint: url("Empty: Amazon's own.", '|'),
    publicEndpoint: url('Where browsers reach the server, if elsewhere.', '|'),
    pathStyle: flag('Whether the bucket stands in the path of addresses, as with most servers of one’s own.'),
  }),
  clickhouse: settings({
    cluster: text(
      "Its cluster, as the servers' configuration names it; empty: the server stands alone.",
      '^([A-Za-z_][A-Za-z0-9_]*|)$',
    ),
  }),
  otlpUrl: text('Where spans go by OTLP over HTTP; empty: none are made.', '^(https?://\\S+|)$'),
  everyService,
  services: settings(Object.fromEntries(serviceNames.map((name) => [name, serviceSchema(name)]))),
  probes: settings({ startup: probe, readiness: probe, liveness: probe }),
  shutdown: settings({
    preStopSeconds: number('So long a pod that is to end is still asked.', 5, 60),
    graceSeconds: number('At least preStopSeconds and 80: a service has 75 s to finish.', 85, 600),
  }),
  spread: settings({
    zone: whereToPlace('Whether a pod waits for a zone with the fewest of its service.'),
    host: whereToPlace('Whether a pod waits for a node with the fewest of its service.'),
  }),
  tmpSizeMi: number('The limit of /tmp, the only place that can be written.', 16, 4_096),
  ephemeralStorageMi: number('Request and limit of what a pod writes: /tmp and its log.', 64, 16_384),
  podAnnotations: textByName("Annotations of the services' pods."),
  nodeSelector: textByName('Labels of the nodes for every pod.'),
  tolerations: listOf({ type: 'object' }, 'Taints that every pod bears.'),
  migrations: settings({
    enabled: flag('Jobs before an installation and before each upgrade. False: somebody migrates by hand before.'),
    deadlineSeconds: number('', 30, 86_400),
    cpu,
    memoryMi,
  }),
  jobs,
  networkPolicy: networkPolicySchema,
  ingress: settings({
    enabled: flag(''),
    className: objectName('Empty: the default of the cluster.'),
    annotations: textByName(''),
    host: text('', `^${host}$`),
    tlsSecret: objectName('A Secret with a certificate; empty: no TLS at the Ingress.'),
  }),
  serviceMonitor: settings({
    enabled: flag("The Prometheus operator's ServiceMonitor for every internal port."),
    interval: text('', '^[0-9]+(ms|s|m)$'),
    labels: textByName('By which its Prometheus finds it.'),
  }),
  prometheusRule: settings({
    enabled: flag("The Prometheus operator's PrometheusRule: promises and alerts."),
    labels: textByName('By which its Prometheus finds it.'),
    namespaces: text(
      'Regular expression of the namespaces of product and engines, whose volumes, pods, standbys, backups and certificates the alerts watch.',
      '^[a-z0-9|.*-]+$',
    ),
  }),
  dashboards: settings({
    enabled: flag("Grafana's dashboards, a ConfigMap each."),
    labels: textByName("By which Grafana's sidecar finds them."),
    annotations: textByName('Such as the folder in which Grafana shows them.'),
    datasource: text("The uid of Grafana's source of metrics.", '^[A-Za-z0-9_-]{1,40}$'),
  }),
  // Helm passes it to every chart that may be a part of another.
  global: { type: 'object' },
};

/** The whole schema. */
export const valuesSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Settings of the chart leadwright',
  definitions: networkDefinitions,
  ...settings(properties),
  required: Object.keys(properties).filter((name) => name !== 'global'),
  if: {
    properties: {
      services: {
        properties: { gateway: { properties: { env: { properties: { GATEWAY_BOT_CHECK: { const: 'test' } } } } } },
      },
    },
  },
  then: { properties: { publicUrl: { pattern: '^https?://(127\\.0\\.0\\.1|localhost)(:[0-9]+)?$' } } },
};
