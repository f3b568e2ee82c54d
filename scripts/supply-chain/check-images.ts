// `npx tsx scripts/supply-chain/check-images.ts [TAG]` (default `dev`): asks the Docker engine about the image of every
// service and of the jobs. Prints a table and ends with 1 where one is too large, runs as root, starts on another Node
// than 24, writes to its own system, has a shell, or does not say what it is made of. IMAGES (default `leadwright`) is
// where the images are.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { complaintsOf, type ImageFacts } from './image-facts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = readdirSync(path.join(root, 'services'))
  .map((name) => (name === 'standalone' ? 'setup' : name))
  .sort();
const [tag = 'dev'] = process.argv.slice(2);
const images = process.env['IMAGES'] ?? 'leadwright';

// Confined as compose and the chart confine it.
const confined = [
  'run',
  '--rm',
  '--read-only',
  '--network',
  'none',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
];
const inside = `const fs = require('node:fs');
const writes = ['/app', '/usr/local/bin', '/etc', '/tmp'].filter((at) => {
  try { fs.writeFileSync(at + '/written', ''); return true; } catch { return false; }
});
const shells = ['/bin/sh', '/bin/bash', '/bin/dash', '/usr/bin/sh', '/usr/bin/bash', '/usr/bin/apt', '/usr/bin/apt-get'].filter((at) => fs.existsSync(at));
let bill = [];
try { bill = JSON.parse(fs.readFileSync('/app/sbom.json', 'utf8')).components; } catch {}
console.log(JSON.stringify({ node: process.versions.node, uid: process.getuid(), writes, shells, components: bill.length, made: bill[0]?.version ?? 'none' }));`;

function docker(args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8', timeout: 120_000 });
  if (error) throw new Error(`docker does not run: ${error.message}`);
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1) ?? `docker ${args[0]} ended with ${status}`);
  return stdout;
}

function factsOf(image: string): ImageFacts {
  const [bytes = '', user = ''] = docker(['image', 'inspect', '--format', '{{.Size}} {{.Config.User}}', image])
    .trim()
    .split(' ');
  const told = JSON.parse(docker([...confined, '--entrypoint', 'node', image, '-e', inside])) as Omit<
    ImageFacts,
    'bytes' | 'user'
  >;
  return { bytes: Number(bytes), user, ...told };
}

let isWrong = false;
for (const name of names) {
  const image = `${images}/${name}:${tag}`;
  try {
    const facts = factsOf(image);
    const complaints = complaintsOf(facts);
    isWrong ||= complaints.length > 0;
    const size = `${(facts.bytes / 1e6).toFixed(0)} MB`;
    console.log(
      [image.padEnd(40), size.padStart(7), `Node ${facts.node}`, `${facts.components} components`, ...complaints].join(
        '  ',
      ),
    );
  } catch (error) {
    isWrong = true;
    console.log([image.padEnd(40), error instanceof Error ? error.message : String(error)].join('  '));
  }
}
process.exitCode = isWrong ? 1 : 0;
