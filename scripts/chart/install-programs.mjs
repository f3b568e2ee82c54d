// `node scripts/chart/install-programs.mjs FOLDER [--night]`: builds with Go, in FOLDER, each program of programs.json
// that `npm run test:chart` needs and the PATH lacks; for the night those too that it alone needs. About 90 s on two
// cores the first time. Ends with exit code 1 if one does not build.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ options: { night: { type: 'boolean' } }, allowPositionals: true });
const folder = path.resolve(positionals[0] ?? '.cache/programs');
const programs = JSON.parse(readFileSync(path.join(import.meta.dirname, 'programs.json'), 'utf8'));
const onPath = (name) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((each) => existsSync(path.join(each, name)));
const isThere = ({ name }) => onPath(name) || existsSync(path.join(folder, name));

// Made to be run a few times: not optimized, without symbols and C, which is two thirds of the work.
const quickBuild = { CGO_ENABLED: '0', GOGC: '400', GOFLAGS: "'-gcflags=all=-N -l -dwarf=false' '-ldflags=-s -w'" };

function go(args, cwd) {
  const { status } = spawnSync('go', args, { cwd, stdio: 'inherit', env: { ...process.env, ...quickBuild } });
  return status === 0;
}

/** Builds programs as tools of one module, so that what several are made of is compiled once. */
function build(several) {
  const at = mkdtempSync(path.join(tmpdir(), 'leadwright-programs-'));
  const tags = several.flatMap(({ tags: own = [] }) => own).join(',');
  try {
    return (
      go(['mod', 'init', 'programs'], at) &&
      go(['get', '-tool', ...several.map(({ package: from, version }) => `${from}@${version}`)], at) &&
      go(['build', '-tags', tags, '-o', `${folder}${path.sep}`, ...several.map(({ package: from }) => from)], at)
    );
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

mkdirSync(folder, { recursive: true });
const missing = programs.filter((program) => (values.night || !program.night) && !isThere(program));
// `alone`: it needs packages of Kubernetes that the others' newer version has no more.
const together = missing.filter(({ alone }) => !alone);
for (const several of [together, ...missing.filter(({ alone }) => alone).map((program) => [program])]) {
  if (several.length > 0 && !build(several)) {
    console.error(`did not build: ${several.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
    process.exitCode = 1;
  }
}
