// The bill of materials of an image (CycloneDX 1.6): each npm package of which a file was bundled or copied, by the
// version that is installed and the hash that the lock file holds, and Node. It stands in the image as /app/sbom.json.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = {
  name?: string;
  version?: string;
  license?: unknown;
  dependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, { integrity?: string } | undefined> };

type Component = {
  type: 'library' | 'platform';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses?: { expression: string }[];
  hashes?: { alg: string; content: string }[];
};
export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: { type: 'container'; name: string; version: string } };
  components: Component[];
};

/** The packages' folders of bundled files, which stand relative to `root`. Our own packages are none. */
export function foldersOf(root: string, files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    // The last one: a package may hold packages of its own.
    const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
    return match?.[1] === undefined ? [] : [path.join(root, match[1])];
  });
  return [...new Set(folders)];
}

/** The folders of a workspace's packages and of what they need: at most what its pages were built of. */
export function productionFolders(root: string, workspace: string): string[] {
  const found = new Set<string>();
  const follow = (from: string): void => {
    for (const name of Object.keys(manifestOf(from).dependencies ?? {})) {
      const folder = locate(root, from, name);
      // A package of an optional build for another platform is not installed.
      if (folder === undefined || found.has(folder)) continue;
      found.add(folder);
      follow(folder);
    }
  };
  follow(path.join(root, workspace));
  return [...found];
}

export function sbomOf({ root, image, folders }: { root: string; image: string; folders: string[] }): Sbom {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const components = new Map<string, Component>();
  for (const folder of folders) {
    const { name, version, license } = manifestOf(folder);
    // A folder of ours, or one inside a package that only says how its files are to be read.
    if (name === undefined || version === undefined || name.startsWith('@leadwright/')) continue;
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const integrity = lock.packages[path.relative(root, folder)]?.integrity;
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      ...(typeof license === 'string' ? { licenses: [{ expression: license }] } : {}),
      ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
    });
  }
  const node = process.versions.node;
  const platform: Component = {
    type: 'platform',
    'bom-ref': `pkg:generic/node@${node}`,
    name: 'node',
    version: node,
    purl: `pkg:generic/node@${node}`,
  };
  const { version = '0' } = manifestOf(root);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'container', name: `leadwright/${image}`, version } },
    components: [platform, ...[...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1))],
  };
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

// As Node looks for it: from the package that needs it up to the root.
function locate(root: string, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === path.dirname(folder)) return undefined;
  }
}

function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', base64 = ''] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') };
}
