// Runs a foreign client and reads the outcomes that it prints.
import { execFile } from 'node:child_process';
import type { ForeignClient } from './foreign-clients.ts';

export type Credentials = { url: string; email: string; password: string };

/** Outcome per case: `ok`, or why it failed. */
export type Outcomes = Map<string, string>;

// Every request of a client times out after 10 s.
const CLIENT_MS_MAX = 150_000;

/** Runs all cases of a client. If the client crashes, the remaining cases report its error. */
export async function runClient(client: ForeignClient, { url, email, password }: Credentials): Promise<Outcomes> {
  const [program = '', ...args] = await client.command();
  const { stdout, errors } = await new Promise<{ stdout: string; errors: string }>((resolve) => {
    execFile(
      program,
      [...args, url, email, password],
      { encoding: 'utf8', timeout: CLIENT_MS_MAX },
      (error, out, err) => resolve({ stdout: out, errors: `${error?.message ?? ''} ${err}`.trim() }),
    );
  });
  const tried = outcomesOf(stdout);
  return new Map([...client.cases.map((name) => [name, `not tried: ${errors}`] as const), ...tried]);
}

/** The cases of `ok CASE` and `failed CASE | why` lines; other lines are ignored. */
export function outcomesOf(text: string): Outcomes {
  const outcomes: Outcomes = new Map();
  for (const line of text.split('\n')) {
    const [, ok, failed, why] = /^(?:ok (.+)|failed (.+?) \| (.*))$/.exec(line) ?? [];
    if (ok !== undefined) outcomes.set(ok, 'ok');
    else if (failed !== undefined) outcomes.set(failed, why ?? '');
  }
  return outcomes;
}
