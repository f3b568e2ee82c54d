// The CronJob that imports leads of files, over the rendered manifests.
import {
  helmTemplate,
  installations,
  render,
  type Container,
  type PodSpec,
  type PolicySpec,
} from './testing/rendered.ts';

const on = [
  'jobs.leads.enabled=true',
  'jobs.leads.sources={s3://theirs/in/a.csv.gz,s3://theirs/in/b.csv.gz}',
  'jobs.leads.map=kind: consumers',
  'jobs.leads.delta=true',
];
type CronJob = {
  schedule: string;
  suspend: boolean;
  concurrencyPolicy: string;
  jobTemplate: {
    spec: { backoffLimit: number; template: { metadata: { labels: Record<string, string> }; spec: PodSpec } };
  };
};

describe.each(installations)('in the installation of %s', (installation) => {
  const rendered = render(installation, ...on);
  const [job] = rendered.all.filter(({ kind }) => kind === 'CronJob') as unknown as { spec: CronJob }[];
  const pod = job?.spec.jobTemplate.spec.template;
  const container = pod?.spec.containers[0] as Container;

  it('nothing imports leads unless that is asked for', () => {
    expect(render(installation).all.filter(({ kind }) => kind === 'CronJob')).toEqual([]);
  });

  it('an import waits for somebody to start it, one at a time, and is tried once', () => {
    expect([job?.spec.suspend, job?.spec.concurrencyPolicy, job?.spec.jobTemplate.spec.backoffLimit]).toEqual([
      true,
      'Forbid',
      0,
    ]);
    expect(render(installation, ...on, 'jobs.leads.suspend=false').text).toContain('suspend: false');
  });

  it('runs the program of operators, with the files, the map and the address of search', () => {
    expect(container.image).toMatch(/leadwright\/setup:/);
    expect(container.args).toEqual([
      ...['dist/leads.js', 'import', 'consumers', 's3://theirs/in/a.csv.gz', 's3://theirs/in/b.csv.gz'],
      ...['--map', '/map/map.yaml', '--work', '/work', '--as', 'import-job', '--services'],
      expect.stringMatching(/^\{"search":"http:\/\/leadwright-search-internal:\d+"\}$/) as unknown,
      '--delta',
    ]);
    const [map] = rendered.all.filter(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'leadwright-leads',
    );
    expect(map?.data).toEqual({ 'map.yaml': 'kind: consumers' });
  });

  it('has the keys of operators and of the files from a Secret, and no other', () => {
    const secrets = (container.env ?? []).flatMap(({ name, valueFrom }) =>
      valueFrom?.secretKeyRef ? [[name, valueFrom.secretKeyRef.name, valueFrom.secretKeyRef.optional ?? false]] : [],
    );
    expect(secrets).toEqual([
      ['OPERATOR_SERVICE_PRIVATE_KEY', 'operator', false],
      ['LEADS_S3_ACCESS_KEY_ID', 'operator', true],
      ['LEADS_S3_SECRET_ACCESS_KEY', 'operator', true],
    ]);
  });

  it('writes into a folder of its own alone, which its limits allow', () => {
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/work', '/map']);
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, runAsNonRoot: true });
    expect(Number.parseInt(container.resources.limits['ephemeral-storage'] ?? '', 10)).toBeGreaterThan(20 * 1024);
  });

  it('reaches search and S3, and search lets it in', () => {
    const policies = rendered.of('NetworkPolicy');
    const own = policies.find(({ metadata }) => metadata.name === 'leadwright-leads')?.spec as PolicySpec;
    expect(pod?.metadata.labels).toMatchObject(own.podSelector.matchLabels);
    expect(own.egress).toHaveLength(3);
    const ofSearch = policies.find(({ metadata }) => metadata.name === 'leadwright-search')?.spec.ingress ?? [];
    const askers = ofSearch.flatMap(({ from = [] }) => from.map(({ podSelector }) => podSelector?.matchLabels ?? {}));
    expect(askers).toContainEqual(own.podSelector.matchLabels);
  });
});

it('an import without files or without a map is refused', () => {
  const said = (...set: string[]) => helmTemplate([], ['jobs.leads.enabled=true', ...set]).err;
  expect(said()).toContain('jobs.leads.sources is empty');
  expect(said('jobs.leads.sources={s3://theirs/a.csv}')).toContain('jobs.leads.map is empty');
});
