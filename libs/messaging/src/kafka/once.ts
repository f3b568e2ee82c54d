/** Makes it when first asked for, once for all who ask; after a failure the next one tries again. */
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
