import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { ProcessorName } from '../processors/processor.ts';

/** Whose reading is applied, and in which transaction. */
export type Applying = { tx: WriteTransaction; accountId: string; processor: ProcessorName; context: Context };
