import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import type { Database } from '@leadwright/postgres/database';
import type { FollowAwards } from '../applying.ts';
import type { InvoiceFiles } from '../invoice-files.ts';
import type { OlderInvoices } from '../../providers/braintree/older-invoices.ts';
import type { Processor } from '../../providers/processor.ts';
import type { ApplyProviderState } from '../../providers/reading/settle-account.ts';

export type InvoiceParts = {
  store: EventStore;
  database: Database;
  processor: Processor;
  apply: ApplyProviderState;
  followAwards: FollowAwards;
  objects: LinkedObjects;
  invoiceFiles: InvoiceFiles;
  /** Where invoices from before this product are read; null: it is not configured. */
  olderInvoices: OlderInvoices | null;
  /** Makes what an older account lacks at the processor; does nothing where all is there. */
  openFirst(accountId: string): Promise<void>;
};
