// The engines' resources of k8s/, as the API of Kubernetes and the operators' own definitions take them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from './chart-values.ts';
import { program } from './testing/programs.ts';

const schemas = process.env['KUBECONFORM_SCHEMAS'] ?? path.join(root, 'scripts/chart/kubernetes-schemas');
const files = ['k8s/local', 'k8s/reference'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name !== 'kustomization.yaml' && name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`),
);

describe.each(files)('%s', (file) => {
  it.each(['v1.34', 'v1.35', 'v1.36'])('is taken strictly by Kubernetes %s and the operators', (minor) => {
    const count = parseAllDocuments(readFileSync(path.join(root, file), 'utf8')).length;
    const locations = [minor, 'crd'].map(
      (folder) => `--schema-location=${path.join(schemas, folder)}/{{.ResourceKind}}{{.KindSuffix}}.json`,
    );
    const { out } = program('kubeconform', ['-strict', '-summary', ...locations, file]);
    expect(out.trim()).toBe(
      `Summary: ${count} resources found in 1 file - Valid: ${count}, Invalid: 0, Errors: 0, Skipped: 0`,
    );
  });
});

it.each(['k8s/local', 'k8s/reference'])(
  '%s/kustomization.yaml names each file beside it, but optional ones',
  (folder) => {
    const kustomization = readFileSync(path.join(root, folder, 'kustomization.yaml'), 'utf8');
    const [resources] = parseAllDocuments(kustomization).map(
      (each) => (each.toJS() as { resources: string[] }).resources,
    );
    const beside = files.filter((file) => file.startsWith(folder)).map((file) => path.basename(file));
    expect(resources?.toSorted()).toEqual(beside.filter((name) => name !== 'external-secrets.yaml').sort());
  },
);
