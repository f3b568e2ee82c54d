// `LEADWRIGHT_CRASH_AT` is `<name>:<hit>` (hit from 1), or `@<file>`, a file that says it once it is there. The points
// stand in e2e/src/kill/kill-points.ts, and a test asserts that each of them was hit.
import { existsSync, readFileSync } from 'node:fs';

let armed: { name: string; left: number } | undefined;
let armedBy: string | undefined;

/** Arms one point, or the one of a file. Called once by `main.ts` or the standalone start with the configured value. */
export function armCrashpoint(setting: string | undefined): void {
  if (!setting) return;
  if (setting.startsWith('@')) {
    armedBy = setting.slice(1);
    return;
  }
  // Names hold a colon themselves (`billing:leads-used`): only digits after the last one are a hit.
  const [, name = setting, hit = '1'] = /^(.+):(\d+)$/.exec(setting) ?? [];
  armed = { name, left: Number(hit) };
}

/** SIGKILL, if the point is armed and its hit has come. `<name>@<scope>` arms a shared point for one of its users. */
export function crashpoint(name: string, scope?: string): void {
  if (!armed && armedBy && existsSync(armedBy)) armCrashpoint(readFileSync(armedBy, 'utf8'));
  if (!armed || (armed.name !== name && armed.name !== `${name}@${scope ?? ''}`)) return;
  armed.left -= 1;
  if (armed.left > 0) return;
  process.kill(process.pid, 'SIGKILL');
  // SIGKILL is not synchronous for the sender: nothing after the point may run.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
