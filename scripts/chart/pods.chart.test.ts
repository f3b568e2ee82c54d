// What the chart guarantees of every pod, over the rendered manifests of each installation.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { STOP_MS_MAX } from '@leadwright/runtime/process/service';
import { defaultValues, root } from './chart-values.ts';
import { installations, partOf, podsOf, render } from './testing/rendered.ts';

const ownServices = readdirSync(path.join(root, 'services')).filter((name) => name !== 'standalone');
const mi = (quantity = ''): number => Number(/^(\d+)Mi$/.exec(quantity)?.[1]);

it('the folders of services/, the services of the chart and its deployments are the same seven', () => {
  expect(ownServices.sort()).toEqual(Object.keys(defaultValues.services).sort());
  for (const installation of installations) {
    const parts = render(installation)
      .of('Deployment')
      .map(({ metadata }) => partOf(metadata.labels));
    expect([installation, parts.sort()]).toEqual([installation, ownServices]);
  }
});

describe.each(installations)('in the installation of %s', (installation) => {
  const rendered = render(installation);
  const deployments = rendered.of('Deployment');
  const pods = podsOf(rendered);
  const each = <Of>(look: (pod: (typeof pods)[number]) => Of): [string, Of][] =>
    pods.map((pod) => [pod.name, look(pod)]);
  const all = <Of>(of: Of): [string, Of][] => pods.map(({ name }) => [name, of]);

  it('no engine and no broker is bundled: every image is one of ours', () => {
    const images = pods.map(({ spec }) => spec.containers[0].image);
    const ours = new RegExp(`(^|/)leadwright/(${[...ownServices, 'setup'].join('|')}):[^:]+$`);
    expect(images.filter((image) => !ours.test(image) || image.endsWith(':latest'))).toEqual([]);
    expect(
      rendered.all.filter(({ kind }) => ['StatefulSet', 'PersistentVolumeClaim', 'Secret'].includes(kind)),
    ).toEqual([]);
  });

  it('startup, readiness and liveness each ask an endpoint of their own, at the internal port', () => {
    for (const { spec } of deployments) {
      const { startupProbe, readinessProbe, livenessProbe } = spec.template.spec.containers[0];
      const probes = [startupProbe, readinessProbe, livenessProbe];
      expect(probes.map((probe) => probe?.httpGet)).toEqual([
        { path: '/health/started', port: 'internal' },
        { path: '/health/serving', port: 'internal' },
        { path: '/health/live', port: 'internal' },
      ]);
      // A blocked event loop answers no probe: it has 5 s, as a late turn has.
      expect(livenessProbe?.timeoutSeconds).toBeGreaterThan(5);
      expect([startupProbe?.periodSeconds, startupProbe?.failureThreshold]).toEqual([
        2,
        installation === 'development' ? 150 : 30,
      ]);
    }
  });

  it('a pod that ends is asked for 10 s more, and then has as long as its service takes at most', () => {
    for (const { spec } of deployments) {
      const { terminationGracePeriodSeconds = 0, containers } = spec.template.spec;
      expect(containers[0].lifecycle?.preStop?.sleep).toEqual({ seconds: 10 });
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(10 + STOP_MS_MAX / 1000 + 5);
    }
  });

  it('a new version serves before a pod of the old one ends', () => {
    for (const { spec } of deployments) expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });

  it('pods are held to the restricted profile', () => {
    expect(each(({ spec }) => spec.securityContext)).toEqual(
      all({
        runAsNonRoot: true,
        runAsUser: 10001,
        runAsGroup: 10001,
        fsGroup: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      }),
    );
    expect(each(({ spec }) => spec.containers[0].securityContext)).toEqual(
      all({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        runAsNonRoot: true,
        runAsUser: 10001,
        runAsGroup: 10001,
        capabilities: { drop: ['ALL'] },
        seccompProfile: { type: 'RuntimeDefault' },
      }),
    );
  });

  it('nothing can be written but /tmp, up to a limit', () => {
    expect(each(({ spec }) => spec.containers[0].volumeMounts)).toEqual(all([{ name: 'tmp', mountPath: '/tmp' }]));
    expect(each(({ spec }) => spec.volumes)).toEqual(all([{ name: 'tmp', emptyDir: { sizeLimit: '64Mi' } }]));
  });

  it('no pod has a token of the cluster, or variables of other Services', () => {
    expect(each(({ spec }) => [spec.automountServiceAccountToken, spec.enableServiceLinks])).toEqual(
      all([false, false]),
    );
    const accounts = rendered.all.filter(({ kind }) => kind === 'ServiceAccount');
    expect(accounts).toHaveLength(7);
    expect(accounts.filter((account) => account.automountServiceAccountToken !== false)).toEqual([]);
    for (const { metadata, spec } of deployments) expect(spec.template.spec.serviceAccountName).toBe(metadata.name);
  });

  it('memory is asked for whole and limited to that, CPU is asked for and not limited, the heap is 75 %', () => {
    for (const { spec } of pods) {
      const [{ resources, env = [] }] = spec.containers;
      const { cpu, ...requests } = resources.requests;
      expect(resources.limits).toEqual(requests);
      expect(cpu).toMatch(/^\d+m?$/);
      const heap = env.find(({ name }) => name === 'NODE_OPTIONS')?.value;
      expect(heap).toBe(`--max-old-space-size=${Math.floor(mi(resources.limits['memory']) * 0.75)}`);
    }
  });
});

describe('an image', () => {
  it('has the version of the chart unless a tag or a digest is given; the digest wins', () => {
    const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
    const imageOf = (...set: string[]): string | undefined =>
      podsOf(render('default', ...set)).find(({ name }) => name === 'leadwright-billing')?.spec.containers[0].image;
    expect(imageOf()).toBe('leadwright/billing:0.1.0');
    expect(imageOf('image.repository=registry.example/leads', 'image.tag=abc123')).toBe(
      'registry.example/leads/billing:abc123',
    );
    expect(imageOf(`image.digests.billing=${digest}`, 'image.tag=abc123')).toBe(`leadwright/billing@${digest}`);
  });
});
