// skaffold.yaml against the tree and the chart: three lists of services that agree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(__dirname, '../..');
const read = <Shape>(file: string): Shape => parse(readFileSync(path.join(root, file), 'utf8')) as Shape;
type Skaffold = {
  build: {
    artifacts: { image: string; context: string; docker: { dockerfile: string; buildArgs: { SERVICE: string } } }[];
  };
  deploy: {
    helm: { releases: { chartPath: string; valuesFiles: string[]; setValueTemplates: Record<string, string> }[] };
  };
  portForward: { resourceName: string; port: number }[];
};
type Values = { image: { repository: string }; services: Record<string, { port: number }> };

const skaffold = read<Skaffold>('skaffold.yaml');
const [release] = skaffold.deploy.helm.releases;
const values = read<Values>(`${release?.chartPath}/values.yaml`);
const folders = readdirSync(path.join(root, 'services')).filter((name) => name !== 'standalone');

describe('skaffold.yaml', () => {
  it('builds an image of every folder of services and of the jobs, as the chart calls it', () => {
    const built = skaffold.build.artifacts.map(({ image }) => image).sort();
    expect(built).toEqual([...folders, 'setup'].map((name) => `${values.image.repository}/${name}`).sort());
    for (const { image, context, docker } of skaffold.build.artifacts) {
      expect(image.endsWith(`/${docker.buildArgs.SERVICE}`)).toBe(true);
      expect(existsSync(path.join(root, context, docker.dockerfile))).toBe(true);
    }
  });

  it('runs the chart, which has exactly the folders of services', () => {
    expect(Object.keys(values.services).sort()).toEqual([...folders].sort());
    for (const file of [`${release?.chartPath}/Chart.yaml`, ...(release?.valuesFiles ?? [])])
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  });

  it('gives the chart the tag of each image that it has built', () => {
    expect(release?.setValueTemplates).toEqual(
      Object.fromEntries(
        [...folders, 'setup'].map((name) => [
          `image.tags.${name}`,
          `{{.IMAGE_TAG_${values.image.repository}_${name}}}`,
        ]),
      ),
    );
  });

  it('forwards to the gateway on the port that it listens on', () => {
    expect(skaffold.portForward[0]).toMatchObject({
      resourceName: 'leadwright-gateway',
      port: values.services['gateway']?.port,
    });
  });
});
