// Every topic there is: what is announced anywhere is heard here.
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { AuditEventSchema } from '@leadwright/contracts/audit/v1/audit_events';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { NotificationEventSchema } from '@leadwright/contracts/notification/v1/notification_events';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';

/** Owner and message of each topic. Audit's own is among them: who read a trail stands in the trail. */
export const heardTopics = [
  { owner: 'accounts', topic: 'leadwright.accounts.v1', schema: AccountEventSchema },
  { owner: 'billing', topic: 'leadwright.billing.v1', schema: BillingEventSchema },
  { owner: 'export', topic: 'leadwright.export.v1', schema: ExportEventSchema },
  { owner: 'search', topic: 'leadwright.search.v1', schema: SearchEventSchema },
  { owner: 'notification', topic: 'leadwright.notification.v1', schema: NotificationEventSchema },
  { owner: 'audit', topic: 'leadwright.audit.v1', schema: AuditEventSchema },
] as const;
