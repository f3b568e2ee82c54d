// `node scripts/chart/install-programs.mjs FOLDER`: builds with Go, in FOLDER, each program of programs.json that
// `npm run test:chart` needs and the PATH lacks. About 2 minutes on two cores the first time. Ends with exit code 1 if
// one does not build.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = path.resolve(process.argv[2] ?? '.cache/programs');
const programs = JSON.parse(readFileSync(path.join(import.meta.dirname, 'programs.json'), 'utf8'));
const onPath = (name) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((each) => existsSync(path.join(each, name)));

// Made to be run a few times: not optimized, without symbols and C, which is two thirds of the work.
const quickBuild = { CGO_ENABLED: '0', GOGC: '400', GOFLAGS: "'-gcflags=all=-N -l -dwarf=false' '-ldflags=-s -w'" };

function go(args, cwd) {
  const { status } = spawnSync('go', args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...quickBuild, GOBIN: folder },
  });
  return status === 0;
}

/** `go install` takes no module that excludes versions of others, so such a program is a tool of a module of its own. */
function buildAsTool({ name, package: from, version, tags }) {
  const at = mkdtempSync(path.join(tmpdir(), 'leadwright-program-'));
  try {
    return (
      go(['mod', 'init', name], at) &&
      go(['get', '-tool', `${from}@${version}`], at) &&
      go(['build', '-tags', tags, '-o', path.join(folder, name), from], at)
    );
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

mkdirSync(folder, { recursive: true });
for (const program of programs) {
  const { name, package: from, version, tags } = program;
  if (onPath(name) || existsSync(path.join(folder, name))) continue;
  const built = tags === undefined ? go(['install', `${from}@${version}`], folder) : buildAsTool(program);
  if (!built) {
    console.error(`${name} ${version} did not build`);
    process.exitCode = 1;
  }
}
