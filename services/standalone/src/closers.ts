export type Closers = { keep(close: () => Promise<void>): void; closeAll(): Promise<void> };

/** What was opened, to be closed in reverse order. */
export function createClosers(): Closers {
  const closers: (() => Promise<void>)[] = [];
  return {
    keep: (close) => {
      closers.push(close);
    },
    closeAll: async () => {
      for (let close = closers.pop(); close; close = closers.pop()) await close();
    },
  };
}
