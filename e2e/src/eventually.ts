/** Waits until `read` answers something that `good` accepts, at most `seconds`; the last answer or error is told. */
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
      // The thing waited for may be a server that is just starting: the last error is told at the end.
      last = error instanceof Error ? error.message : error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`waited ${seconds} s in vain; last seen: ${JSON.stringify(last)}`);
}
