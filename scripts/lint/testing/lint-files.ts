import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(__dirname, '../../..');
/** The configuration of `npm run lint`. */
export const configFile = path.join(root, 'oxlint.config.js');

export type Finding = { file: string; rule: string; message: string };

/** What the linter reports about these files, in one run on a folder of their own, by the rules of the repository. */
export async function lintFiles(files: readonly { file: string; code: string }[]): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-lint-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const { file, code } of files) write(file, `${code}\n`);
    write('oxlint.config.mjs', `export { default } from '${pathToFileURL(configFile).href}';\n`);
    write('tsconfig.json', '{ "compilerOptions": { "strict": true, "types": [], "lib": ["ES2023"] } }');
    return findings(await printed(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The exit code says only that something was found.
function printed(folder: string): Promise<string> {
  const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [linter, '-c', 'oxlint.config.mjs', '--type-aware', '--format=json'];
  // It looks for the rules with types in the folder, which has no packages, and in the PATH.
  const env = {
    ...process.env,
    PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
  };
  return new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 10 ** 8 }, (_, stdout) => resolve(stdout)),
  );
}

function findings(text: string): Finding[] {
  if (!text.startsWith('{')) throw new Error(`the linter did not run: ${text}`);
  const { diagnostics } = JSON.parse(text) as { diagnostics: { code?: string; filename: string; message: string }[] };
  return diagnostics.map(({ code = '', filename, message }) => ({ file: filename, rule: ruleOf(code), message }));
}

/** The linter names a rule in its output otherwise than in its configuration. */
function ruleOf(code: string): string {
  return code
    .replace(/^(.*)\((.*)\)$/, '$1/$2')
    .replace(/^eslint\//, '')
    .replace(/^react-hooks\//, 'react/');
}
