// Audit's one event as the message that others hear.
import { AuditEventSchema } from '@leadwright/contracts/audit/v1/audit_events';
import type { Announced } from '@leadwright/eventsourcing/log/announcement';

export const auditTopic = 'leadwright.audit.v1';
export const auditSchema = AuditEventSchema;

/** A super-admin read the trail of the account whose stream this stands in. */
export type AuditStored = { type: 'TrailRead'; reason: string };

export function toMessage(event: AuditStored): Announced<typeof AuditEventSchema> {
  return { case: 'trailRead', value: { reason: event.reason } };
}
