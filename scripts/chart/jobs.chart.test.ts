// The jobs that Helm runs around an installation, over the rendered manifests.
import { serviceNames } from '@leadwright/contracts/topology';
import { installations, render, type Manifest } from './testing/rendered.ts';

const hookOf = ({ metadata }: Manifest): string | undefined => metadata.annotations?.['helm.sh/hook'];
const weightOf = ({ metadata }: Manifest): number => Number(metadata.annotations?.['helm.sh/hook-weight'] ?? 0);

describe.each(installations)('in the installation of %s', (installation) => {
  const rendered = render(installation);
  const jobs = rendered.of('Job');
  const migrations = jobs.filter(({ metadata }) => metadata.name.startsWith('leadwright-migrate-'));

  it('each service is migrated before its new version starts, once, in 10 minutes at most', () => {
    expect(migrations.map(({ metadata }) => metadata.name).sort()).toEqual(
      serviceNames.map((name) => `leadwright-migrate-${name}`).sort(),
    );
    for (const job of migrations) {
      expect([hookOf(job), job.spec.backoffLimit, job.spec.activeDeadlineSeconds]).toEqual([
        'pre-install,pre-upgrade',
        0,
        600,
      ]);
      const { containers, restartPolicy } = job.spec.template.spec;
      expect([restartPolicy, containers[0].args]).toEqual(['Never', ['dist/migrate.js']]);
      const name = job.metadata.name.replace('leadwright-migrate-', '');
      expect(containers[0].image).toContain(`leadwright/${name}:`);
    }
  });

  it('a migration has the addresses of its engines and no other secret', () => {
    for (const { metadata, spec } of migrations) {
      const name = metadata.name.replace('leadwright-migrate-', '').toUpperCase();
      const variables = (spec.template.spec.containers[0].env ?? []).map((variable) => variable.name);
      const clickhouse = ['SEARCH', 'EXPORT', 'AUDIT'].includes(name) ? [`${name}_CLICKHOUSE_URL`] : [];
      const login = installation === 'production' ? ['SASL_MECHANISM', 'SASL_USERNAME', 'SASL_PASSWORD'] : [];
      const kafka = ['BROKERS', 'SSL', ...login].map((variable) => `${name}_KAFKA_${variable}`);
      expect(variables.sort()).toEqual(['NODE_OPTIONS', `${name}_POSTGRES_URL`, ...clickhouse, ...kafka].sort());
    }
  });

  // Before an installation nothing of the chart is there, so such a job would never start.
  it('a job takes nothing that the chart makes', () => {
    for (const { spec } of jobs) {
      const { serviceAccountName, containers, volumes } = spec.template.spec;
      expect([serviceAccountName, containers[0].envFrom]).toEqual([undefined, undefined]);
      expect(volumes.map(({ name }) => name)).toEqual(['tmp']);
    }
  });

  it('what a job may reach is open before it starts', () => {
    const policies = rendered.of('NetworkPolicy').filter((policy) => hookOf(policy) !== undefined);
    expect(policies.map(({ metadata }) => metadata.name).sort()).toEqual(
      jobs.map(({ metadata }) => metadata.name).sort(),
    );
    for (const policy of policies) {
      const job = jobs.find(({ metadata }) => metadata.name === policy.metadata.name);
      expect(job && hookOf(job)).toBe(hookOf(policy));
      expect(weightOf(policy)).toBeLessThan(job ? weightOf(job) : -Infinity);
      expect(job?.spec.template.metadata.labels).toMatchObject(policy.spec.podSelector.matchLabels);
    }
  });

  it('what is prepared is prepared before anything migrates', () => {
    const prepared = jobs.filter((job) => hookOf(job)?.startsWith('pre-') && !migrations.includes(job));
    expect(prepared.map(({ metadata }) => metadata.name).sort()).toEqual(
      installation === 'development' ? ['leadwright-bucket', 'leadwright-databases', 'leadwright-topics'] : [],
    );
    for (const job of prepared) expect(weightOf(job)).toBeLessThan(Math.min(...migrations.map(weightOf)));
  });

  it('the demo is made only for a developer', () => {
    const seeds = jobs.filter(({ metadata }) => metadata.name === 'leadwright-seed');
    expect(seeds.map(hookOf)).toEqual(installation === 'development' ? ['post-install,post-upgrade'] : []);
  });

  it('a job is tried once, and again only where its node was emptied', () => {
    for (const { metadata, spec } of jobs.filter((job) => !job.metadata.name.endsWith('-seed')))
      expect([metadata.name, spec.backoffLimit, spec.podFailurePolicy]).toEqual([
        metadata.name,
        0,
        { rules: [{ action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] }] },
      ]);
  });

  it('a job that fails says why in the output of Helm, and in the state of its pod', () => {
    for (const { metadata, spec } of jobs) {
      expect(metadata.annotations?.['helm.sh/hook-output-log-policy']).toBe('hook-failed');
      expect(spec.template.spec.containers[0].terminationMessagePolicy).toBe('FallbackToLogsOnError');
    }
  });

  it('no job outlives the release: it goes when it has ended well, a failed one after a day', () => {
    for (const { metadata, spec } of jobs) {
      expect(metadata.annotations?.['helm.sh/hook-delete-policy']).toBe('before-hook-creation,hook-succeeded');
      expect(spec.ttlSecondsAfterFinished).toBeLessThanOrEqual(86_400);
    }
  });
});
