// The SDK's own time limits end with the headers: a connection whose other side is gone would be waited for for ever.
import type { Readable } from 'node:stream';

/** The pieces of `body`; throws, after `silent`, once the next one has not come for `idleMs` milliseconds. */
export async function* arriving(
  body: Readable,
  idleMs: number,
  silent: () => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const pieces = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  try {
    for (;;) {
      // It runs while we wait only: who reads may take as long as it likes.
      const timer = setTimeout(() => {
        silent();
        body.destroy(new Error(`the object stopped arriving for ${idleMs} ms`));
      }, idleMs);
      const next = await pieces.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
}
