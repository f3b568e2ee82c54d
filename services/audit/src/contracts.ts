// Audit's one event as the message that others hear: `announces` has the rules.
import { announced } from '@leadwright/contracts/catalogue';
import { announces } from '@leadwright/eventsourcing/log/announces';

/** A super-admin read the trail of the account whose stream this stands in. */
export type AuditStored = { type: 'TrailRead'; reason: string };

export const { topic: auditTopic, schema: auditSchema, toMessage } = announces<AuditStored>()(announced.audit, {});
