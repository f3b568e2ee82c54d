// In Node.js 20 `AbortSignal.any` does not keep an `AbortSignal.timeout` alive: once collected, it never fires.

export type TimeLimit = {
  signal: AbortSignal;
  /** Lets go of the timer and of the other signals; to be called when the work has ended. */
  release(): void;
};

/** Aborts after `ms` milliseconds with a `TimeoutError`, or with the first of `others`. */
export function timeLimit(ms: number, ...others: AbortSignal[]): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`not done within ${ms} ms`, 'TimeoutError'));
  }, ms).unref();
  const follows = others.map((other) => {
    const follow = (): void => controller.abort(other.reason);
    if (other.aborted) follow();
    else other.addEventListener('abort', follow, { once: true });
    return { other, follow };
  });
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      for (const { other, follow } of follows) other.removeEventListener('abort', follow);
    },
  };
}
