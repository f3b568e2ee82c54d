// The package gives its contract of HTTP adapters without types.
declare module 'recurly/lib/testing.js' {
  import type { HttpAdapter } from 'recurly/lib/recurly/HttpAdapter.js';

  export const HttpAdapterContract: {
    runSuite: (
      createAdapter: () => HttpAdapter,
      register: (test: { name: string; run: () => Promise<void> }) => void,
    ) => void;
  };
}
