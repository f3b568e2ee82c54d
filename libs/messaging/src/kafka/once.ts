/** Creates the value on the first call and shares it; after a failure the next call retries. */
export function createOnce<Made>(make: () => Promise<Made>): {
  get(): Promise<Made>;
  made(): Promise<Made> | undefined;
} {
  let made: Promise<Made> | undefined;
  return {
    get: () => {
      made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    },
    made: () => made,
  };
}
