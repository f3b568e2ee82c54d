// stripe-mock, Stripe's own program that checks requests against its published API description. It keeps no state.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const HOW_TO_GET =
  'put stripe-mock on the PATH (go install github.com/stripe/stripe-mock@latest), or name it in TEST_STRIPE_MOCK';

/** Starts the program on a free port of loopback; throws, and says how to get it, where there is none. */
export async function startStripeMock(): Promise<{ address: string; stop(): Promise<void> }> {
  const program = process.env['TEST_STRIPE_MOCK'] ?? 'stripe-mock';
  const child = spawn(program, ['-http-addr', '127.0.0.1:', '-https-addr', '127.0.0.1:'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${program} did not start: ${HOW_TO_GET}`, { cause: error })));
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it listened`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /Listening for HTTP at address: (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(`http://${found}`);
    });
  });
  return {
    address,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
