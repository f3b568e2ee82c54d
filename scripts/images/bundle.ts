// `npx tsx scripts/images/bundle.ts FOLDER [IMAGE…]`: makes FOLDER/<image>, the /app of each image: one for each
// service, and `setup`. Programs are bundled, so an image holds only the code that its service uses. What cannot be
// bundled (native code, files read at run time) is copied with its dependencies.
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { bundling, unbundled } from '../setup/bundling.mjs';
import { foldersOf, productionFolders, sbomOf } from '../supply-chain/sbom.ts';
import { copyPackages } from './packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
/**
 * The programs of each image: a service and its migration. `setup` has those that prepare an installation, and the
 * operators' tool.
 */
function programsOf(image: string): Record<string, string> {
  if (image !== 'setup') return { main: `services/${image}/src/main.ts`, migrate: `services/${image}/src/migrate.ts` };
  return {
    'create-bucket': 'scripts/create-bucket.ts',
    'create-databases': 'scripts/create-databases.ts',
    'create-topics': 'scripts/create-topics.ts',
    seed: 'services/standalone/src/seed.ts',
    operate: 'scripts/operator/main.ts',
    leads: 'scripts/leads/main.ts',
  };
}

// Leads of files are read by an engine of the import's own; nothing else of an image has one.
const packagesOf = (image: string): string[] => (image === 'setup' ? [...unbundled, 'chdb'] : [...unbundled]);

async function bundle(service: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: programsOf(service),
    // Same depth below /app as in the repository, because programs find their root by it.
    outdir: path.join(to, 'services', service, 'dist'),
    absWorkingDir: root,
    ...bundling,
  });
  const copiedFrom = copyPackages(
    root,
    packagesOf(service).filter((name) => asksFor(metafile, name)),
    path.join(to, 'node_modules'),
  );
  copySql(service, to);
  if (service === 'gateway') cpSync(path.join(root, 'web/dist'), path.join(to, 'web/dist'), { recursive: true });
  const folders = [
    ...foldersOf(root, Object.keys(metafile.inputs)),
    ...copiedFrom,
    ...(service === 'gateway' ? productionFolders(root, 'web') : []),
  ];
  writeFileSync(path.join(to, 'sbom.json'), `${JSON.stringify(sbomOf({ root, image: service, folders }), null, 1)}\n`);
  cpSync(path.join(import.meta.dirname, 'healthy.mjs'), path.join(to, 'healthy.mjs'));
}

function asksFor({ outputs }: Metafile, name: string): boolean {
  return Object.values(outputs).some(({ imports }) =>
    imports.some((each) => each.external === true && (each.path === name || each.path.startsWith(`${name}/`))),
  );
}

// Programs read migrations at the paths of the repository.
function copySql(service: string, to: string): void {
  const folders = [
    'libs/eventsourcing/migrations',
    `services/${service}/migrations`,
    `services/${service}/migrations-clickhouse`,
  ];
  for (const folder of folders) {
    if (existsSync(path.join(root, folder)))
      cpSync(path.join(root, folder), path.join(to, folder), { recursive: true });
  }
}

const [folder, ...asked] = process.argv.slice(2);
if (folder === undefined) {
  console.error('npx tsx scripts/images/bundle.ts FOLDER [IMAGE…]');
  process.exit(2);
}
const everything = readdirSync(path.join(root, 'services')).map((name) => (name === 'standalone' ? 'setup' : name));
const services = asked.length > 0 ? asked : everything;
for (const service of services) await bundle(service, path.resolve(folder, service));
console.log(`bundled ${services.join(', ')}`);
