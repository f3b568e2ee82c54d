// A name holds the hash of the file, so an edit concerns a service exactly if its program has another name.
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { context, formatMessages, type BuildFailure, type BuildResult, type Metafile } from 'esbuild';
import { serviceNames, type ServiceName } from '../services.ts';

export type Program = {
  file: string;
  packages: string[];
};

export type Programs = {
  /** Bundles what has changed. Throws with the errors as a person reads them. */
  build(): Promise<Record<ServiceName, Program>>;
  tidy(): void;
  close(): Promise<void>;
};

/** `folder` must be three levels below the root: programs find the root by where they are, and packages beside it. */
export async function openPrograms({ root, folder }: { root: string; folder: string }): Promise<Programs> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundler = await context({
    entryPoints: Object.fromEntries(serviceNames.map((name) => [name, sourceOf(name)])),
    absWorkingDir: root,
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What several services contain is written once.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: foreignPackages(root),
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
  });
  let outputs: Metafile['outputs'] = {};
  return {
    build: async () => {
      const built: BuildResult<{ metafile: true }> = await bundler.rebuild().catch(failReadably);
      outputs = built.metafile.outputs;
      return programsIn(outputs, root);
    },
    tidy: () => {
      const used = new Set(Object.keys(outputs).map((file) => path.basename(file)));
      for (const file of readdirSync(folder)) if (!used.has(file)) rmSync(path.join(folder, file));
    },
    close: async () => {
      await bundler.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const sourceOf = (name: ServiceName): string => `services/${name}/src/main.ts`;

/** All packages but our own, which are sources. */
function foreignPackages(root: string): string[] {
  const folders = ['libs', 'services'].flatMap((above) =>
    readdirSync(path.join(root, above)).map((name) => path.join(above, name)),
  );
  const named = [...folders, 'proto', 'reference'].flatMap((each) => {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, each, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies);
  });
  return [...new Set(named)].filter((name) => !name.startsWith('@leadwright/'));
}

async function failReadably(error: unknown): Promise<never> {
  const { errors } = error as Partial<BuildFailure>;
  if (errors === undefined) throw error;
  const messages = await formatMessages(errors, { kind: 'error', color: process.stdout.isTTY, terminalWidth: 100 });
  throw new Error(messages.join(''), { cause: error });
}

function programsIn(outputs: Metafile['outputs'], root: string): Record<ServiceName, Program> {
  const byEntry = new Map(Object.entries(outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  return Object.fromEntries(
    serviceNames.map((name) => {
      const file = byEntry.get(sourceOf(name)) ?? '';
      return [name, { file: path.join(root, file), packages: [...packagesOf(file, outputs)] }];
    }),
  ) as Record<ServiceName, Program>;
}

function packagesOf(file: string, outputs: Metafile['outputs'], seen = new Set<string>()): Set<string> {
  seen.add(file);
  const found = new Set<string>();
  for (const each of outputs[file]?.imports ?? []) {
    if (each.kind !== 'import-statement') continue;
    if (each.external) found.add(each.path);
    else if (!seen.has(each.path)) for (const name of packagesOf(each.path, outputs, seen)) found.add(name);
  }
  return found;
}
