/** Waits at most `seconds` until `good` accepts the answer of `read`. Throws with the last answer or error. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  good: (value: Value) => boolean,
  seconds = 30,
): Promise<Value> {
  const deadline = Date.now() + seconds * 1000;
  let last: unknown = 'nothing yet';
  while (Date.now() < deadline) {
    try {
      const value = await read();
      if (good(value)) return value;
      last = value;
    } catch (error) {
      // The server may still be starting, so only the last error is reported.
      last = error instanceof Error ? error.message : error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`waited ${seconds} s in vain; last seen: ${JSON.stringify(last)}`);
}
