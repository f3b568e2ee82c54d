import type { CreatedProcessor } from '../providers/created-processor.ts';
import type { Processor } from '../providers/processor.ts';

/** A processor that makes no account and no invoice by itself: only what a test asks of it happens. */
export function withoutOwnWork(processor: Processor): CreatedProcessor {
  return {
    processor,
    clientToken: 'none',
    openFirst: async () => undefined,
    firstInvoiceOf: () => null,
    periodic: () => [],
  };
}
