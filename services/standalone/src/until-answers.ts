import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MS = 100;

/** Waits until `url` answers 2xx. After `seconds` it throws with the last answer or error. */
export async function untilAnswers(url: string, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const reason = await whyNot(url);
    if (reason === undefined) return;
    if (performance.now() > deadline) throw new Error(`${url} was not usable within ${seconds} s: ${reason}`);
    await wait(AGAIN_MS);
  }
}

async function whyNot(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? undefined : await response.text();
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error);
  }
}
