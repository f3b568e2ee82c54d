// The chart's manifests as Helm renders them, and the parts of them that the policies speak of.
import { parseAllDocuments } from 'yaml';
import { program } from './programs.ts';

export type Labels = Record<string, string>;
type Variable = {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } };
};
type Probe = {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
  timeoutSeconds: number;
};
export type Container = {
  name: string;
  image: string;
  args?: string[];
  env?: Variable[];
  envFrom?: { configMapRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: Record<string, unknown>;
  volumeMounts: { name: string; mountPath: string }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  terminationMessagePolicy?: string;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
};
export type PodSpec = {
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  serviceAccountName?: string;
  terminationGracePeriodSeconds?: number;
  securityContext: Record<string, unknown>;
  volumes: { name: string; emptyDir?: { sizeLimit?: string } }[];
  topologySpreadConstraints?: {
    topologyKey: string;
    maxSkew: number;
    whenUnsatisfiable: string;
    labelSelector: { matchLabels: Labels };
  }[];
  restartPolicy?: string;
  containers: [Container];
};
export type Peer = {
  podSelector?: { matchLabels?: Labels };
  namespaceSelector?: { matchLabels?: Labels };
  ipBlock?: { cidr: string };
};
type Ports = { protocol: string; port: number }[];
export type PolicySpec = {
  podSelector: { matchLabels: Labels };
  policyTypes: string[];
  ingress?: { from?: Peer[]; ports?: Ports }[];
  egress?: { to?: Peer[]; ports?: Ports }[];
};
type Pods = { template: { metadata: { labels: Labels; annotations?: Labels }; spec: PodSpec } };
type Specs = {
  Deployment: Pods & {
    replicas?: number;
    selector: { matchLabels: Labels };
    strategy: { rollingUpdate: { maxUnavailable: number } };
  };
  Job: Pods & {
    podFailurePolicy: object;
    backoffLimit: number;
    activeDeadlineSeconds: number;
    ttlSecondsAfterFinished: number;
  };
  NetworkPolicy: PolicySpec;
  PodDisruptionBudget: { maxUnavailable: number; selector: { matchLabels: Labels } };
  HorizontalPodAutoscaler: Scaling & { minReplicas: number; maxReplicas: number; behavior: Behavior };
  ScaledObject: Scaling & {
    minReplicaCount: number;
    maxReplicaCount: number;
    advanced: { horizontalPodAutoscalerConfig: { behavior: Behavior } };
    triggers: { metadata: Labels }[];
  };
  Service: { selector: Labels; ports: { name: string; port: number }[] };
};
type Scaling = { scaleTargetRef: { kind: string; name: string } };
type Behavior = { scaleUp?: { stabilizationWindowSeconds: number }; scaleDown: { stabilizationWindowSeconds: number } };

export type Manifest = {
  kind: string;
  metadata: { name: string; namespace?: string; labels: Labels; annotations?: Labels };
  data?: Labels;
  automountServiceAccountToken?: boolean;
};
type Of<Kind extends keyof Specs> = Manifest & { spec: Specs[Kind] };

export type Rendered = {
  text: string;
  all: Manifest[];
  of<Kind extends keyof Specs>(kind: Kind): Of<Kind>[];
};

export const valuesFiles = {
  default: [],
  development: ['charts/values/development.yaml'],
  production: ['charts/values/production.yaml'],
} as const;
export const installations = Object.keys(valuesFiles) as (keyof typeof valuesFiles)[];

/** What Helm prints for these files of values, settings and options; it fails as Helm does, with what Helm says. */
export function helmTemplate(
  files: readonly string[],
  set: string[] = [],
  options: string[] = [],
): { code: number; out: string; err: string } {
  return program('helm', [
    'template',
    'leadwright',
    'charts/leadwright',
    '--namespace=leadwright',
    // A helm that `go install` built takes itself for one of years ago.
    '--kube-version=1.34.0',
    ...files.map((file) => `--values=${file}`),
    ...set.map((each) => `--set=${each}`),
    ...options,
  ]);
}

/** The manifests of an installation. */
export function render(installation: keyof typeof valuesFiles, ...set: string[]): Rendered {
  const { code, out, err } = helmTemplate(valuesFiles[installation], set);
  if (code !== 0) throw new Error(err);
  const all = parseAllDocuments(out)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
  return {
    text: out,
    all,
    of: <Kind extends keyof Specs>(kind: Kind) => all.filter((each) => each.kind === kind) as Of<Kind>[],
  };
}

/** The pods of deployments and jobs, by name. */
export const podsOf = (rendered: Rendered): { name: string; labels: Labels; spec: PodSpec }[] =>
  [...rendered.of('Deployment'), ...rendered.of('Job')].map(({ metadata, spec }) => ({
    name: metadata.name,
    labels: spec.template.metadata.labels,
    spec: spec.template.spec,
  }));

/** The part of the release that a label names. */
export const partOf = (labels: Labels): string => labels['app.kubernetes.io/component'] ?? '';
