// Runs a foreign client and reads what it says about its cases.
import { execFile } from 'node:child_process';
import type { ForeignClient } from './foreign-clients.ts';

export type Credentials = { url: string; email: string; password: string };

/** Case to what came of it: `ok`, or why it failed. */
export type Outcomes = Map<string, string>;

// Where nothing is answered each case ends by itself after 10 s.
const CLIENT_MS_MAX = 150_000;

/** Tries all cases of a client. A client that broke is told in the outcome of every case that it did not come to. */
export async function runClient(client: ForeignClient, { url, email, password }: Credentials): Promise<Outcomes> {
  const [program = '', ...args] = await client.command();
  const { stdout, said } = await new Promise<{ stdout: string; said: string }>((resolve) => {
    execFile(
      program,
      [...args, url, email, password],
      { encoding: 'utf8', timeout: CLIENT_MS_MAX },
      (error, out, err) => resolve({ stdout: out, said: `${error?.message ?? ''} ${err}`.trim() }),
    );
  });
  const told = outcomesOf(stdout);
  return new Map([...client.cases.map((name) => [name, `not tried: ${said}`] as const), ...told]);
}

/** The cases of `ok CASE` and `failed CASE | why`; other lines are no outcome. */
export function outcomesOf(text: string): Outcomes {
  const outcomes: Outcomes = new Map();
  for (const line of text.split('\n')) {
    const [, ok, failed, why] = /^(?:ok (.+)|failed (.+?) \| (.*))$/.exec(line) ?? [];
    if (ok !== undefined) outcomes.set(ok, 'ok');
    else if (failed !== undefined) outcomes.set(failed, why ?? '');
  }
  return outcomes;
}
