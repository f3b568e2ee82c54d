// How many pods there are, and where: over the rendered manifests. No cluster without a metrics server and KEDA scales.
import { services as topology, type ServiceName } from '@leadwright/contracts/topology';
import { PARTITIONS } from '@leadwright/messaging/partitions/partition';
import { installations, partOf, render } from './testing/rendered.ts';

describe.each(installations)('in the installation of %s', (installation) => {
  const rendered = render(installation);
  const deployments = rendered.of('Deployment');
  const byCpu = rendered.of('HorizontalPodAutoscaler');
  const byLag = rendered.of('ScaledObject');
  const namesOf = (scalers: { spec: { scaleTargetRef: { name: string } } }[]): string[] =>
    scalers.map(({ spec }) => spec.scaleTargetRef.name);

  it('no more than one pod of a service is taken away at a time', () => {
    const budgets = rendered.of('PodDisruptionBudget');
    expect(budgets.map(({ spec }) => [spec.maxUnavailable, spec.selector])).toEqual(
      deployments.map(({ spec }) => [1, spec.selector]),
    );
  });

  it('pods of a service stand on different nodes and zones', () => {
    for (const { spec } of deployments) {
      const spread = (spec.template.spec.topologySpreadConstraints ?? []).map(
        ({ topologyKey, maxSkew, whenUnsatisfiable, labelSelector }) => {
          expect(labelSelector).toEqual(spec.selector);
          return [topologyKey, maxSkew, whenUnsatisfiable];
        },
      );
      expect(spread).toEqual([
        ['kubernetes.io/hostname', 1, 'DoNotSchedule'],
        ['topology.kubernetes.io/zone', 1, 'ScheduleAnyway'],
      ]);
    }
  });

  it('nothing is scaled by two, and what is scaled has no number of its own', () => {
    const scaled = [...namesOf(byCpu), ...namesOf(byLag)];
    expect(new Set(scaled).size).toBe(scaled.length);
    for (const { metadata, spec } of deployments)
      expect(spec.replicas === undefined).toBe(scaled.includes(metadata.name));
  });

  it('every service has two pods at least, but on a developer’s machine', () => {
    const least = [
      ...deployments.map(({ spec }) => spec.replicas),
      ...byCpu.map(({ spec }) => spec.minReplicas),
      ...byLag.map(({ spec }) => spec.minReplicaCount),
    ].filter((count) => count !== undefined);
    expect(least).toHaveLength(7);
    expect(Math.min(...least)).toBe(installation === 'development' ? 1 : 2);
  });

  it('by CPU only what people wait for is scaled, and by lag only what consumes', () => {
    for (const { metadata } of byCpu) {
      const { hears } = topology[partOf(metadata.labels) as ServiceName];
      // Of who asks to be in no list there are a few a day: no lag says how many pods search needs.
      expect([{}, { accounts: ['privacyRequestConfirmed'] }]).toContainEqual(hears);
    }
    for (const { metadata, spec } of byLag) {
      const name = partOf(metadata.labels) as ServiceName;
      expect(spec.triggers.map((trigger) => trigger.metadata)).toEqual(
        topology[name].consumes.map((from) =>
          expect.objectContaining({
            topic: topology[from].topic,
            consumerGroup: `${name}.${from}`,
            lagThreshold: expect.stringMatching(/^\d+$/),
          }),
        ),
      );
    }
  });

  it('consumers are never more than the partitions, and change their number no more than every 5 minutes', () => {
    for (const { spec } of byLag) {
      expect(spec.maxReplicaCount).toBeLessThanOrEqual(PARTITIONS);
      const { scaleUp, scaleDown } = spec.advanced.horizontalPodAutoscalerConfig.behavior;
      expect([scaleUp?.stabilizationWindowSeconds, scaleDown.stabilizationWindowSeconds]).toEqual([300, 300]);
    }
    for (const { spec } of byCpu) expect(spec.behavior.scaleDown.stabilizationWindowSeconds).toBe(300);
  });
});

it('the installation of production scales by both, so that the above says something', () => {
  const rendered = render('production');
  expect(rendered.of('HorizontalPodAutoscaler').map(({ metadata }) => partOf(metadata.labels))).toEqual([
    'gateway',
    'search',
  ]);
  expect(rendered.of('ScaledObject').length).toBeGreaterThan(2);
});
