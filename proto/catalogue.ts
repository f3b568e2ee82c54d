// Every topic and the message that travels on it. What is announced anywhere stands in this list.
import type { DescMessage, DescOneof } from '@bufbuild/protobuf';
import { AccountEventSchema } from './gen/leadwright/accounts/v1/account_events_pb.ts';
import { AuditEventSchema } from './gen/leadwright/audit/v1/audit_events_pb.ts';
import { BillingEventSchema } from './gen/leadwright/billing/v1/billing_events_pb.ts';
import { ExportEventSchema } from './gen/leadwright/export/v1/export_events_pb.ts';
import { NotificationEventSchema } from './gen/leadwright/notification/v1/notification_events_pb.ts';
import { SearchEventSchema } from './gen/leadwright/search/v1/search_events_pb.ts';

export const catalogue: Record<string, DescMessage> = {
  'leadwright.accounts.v1': AccountEventSchema,
  'leadwright.audit.v1': AuditEventSchema,
  'leadwright.billing.v1': BillingEventSchema,
  'leadwright.export.v1': ExportEventSchema,
  'leadwright.notification.v1': NotificationEventSchema,
  'leadwright.search.v1': SearchEventSchema,
};

/** The one oneof of a topic's message: its cases are the events. */
export function eventsOf(schema: DescMessage): DescOneof {
  const [oneof, ...more] = schema.oneofs;
  if (!oneof || more.length > 0) throw new Error(`${schema.typeName} must have exactly one oneof`);
  return oneof;
}
