// Every topic and the message that travels on it. What is published anywhere stands in this list.
import type { DescMessage, DescOneof } from '@bufbuild/protobuf';
import { AccountEventSchema } from './gen/leadwright/accounts/v1/account_events_pb.ts';
import { AuditEventSchema } from './gen/leadwright/audit/v1/audit_events_pb.ts';
import { BillingEventSchema } from './gen/leadwright/billing/v1/billing_events_pb.ts';
import { ExportEventSchema } from './gen/leadwright/export/v1/export_events_pb.ts';
import { NotificationEventSchema } from './gen/leadwright/notification/v1/notification_events_pb.ts';
import { SearchEventSchema } from './gen/leadwright/search/v1/search_events_pb.ts';
import { topics, type OwnerName } from './topology.ts';

/** By the service that publishes: its topic, and the message that travels on it. */
export const published = {
  accounts: { topic: topics.accounts, schema: AccountEventSchema },
  audit: { topic: topics.audit, schema: AuditEventSchema },
  billing: { topic: topics.billing, schema: BillingEventSchema },
  export: { topic: topics.export, schema: ExportEventSchema },
  notification: { topic: topics.notification, schema: NotificationEventSchema },
  search: { topic: topics.search, schema: SearchEventSchema },
} as const satisfies { [Owner in OwnerName]: { topic: (typeof topics)[Owner]; schema: DescMessage } };

/** Topic to message. */
export const catalogue: Record<string, DescMessage> = Object.fromEntries(
  Object.values(published).map(({ topic, schema }) => [topic, schema]),
);

/** The one oneof of a topic's message: its cases are the events. */
export function eventsOf(schema: DescMessage): DescOneof {
  const [oneof, ...more] = schema.oneofs;
  if (!oneof || more.length > 0) throw new Error(`${schema.typeName} must have exactly one oneof`);
  return oneof;
}
