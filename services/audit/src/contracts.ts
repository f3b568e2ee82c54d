// Audit's one event as the message that others consume: `publishes` has the rules.
import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';

/** A super-admin read the trail of the account whose stream this stands in. */
export type AuditStored = { type: 'TrailRead'; reason: string };

export const { topic: auditTopic, schema: auditSchema, toMessage } = publishes<AuditStored>()(published.audit, {});
