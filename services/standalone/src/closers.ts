export type Closers = {
  /** Throws once all were closed: a start that was stopped goes no further. What it gives is closed next time. */
  keep(close: () => Promise<void>): void;
  /** A second call closes what came meanwhile, after the first. */
  closeAll(): Promise<void>;
};

/** What was opened, to be closed in reverse order. */
export function createClosers(): Closers {
  const closers: (() => Promise<void>)[] = [];
  let closed = false;
  let closing = Promise.resolve();
  const closeKept = async (): Promise<void> => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  return {
    keep: (close) => {
      closers.push(close);
      if (closed) throw new Error('Stopped while it started.');
    },
    closeAll: () => {
      closed = true;
      closing = closing.then(closeKept, closeKept);
      return closing;
    },
  };
}
