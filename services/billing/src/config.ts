import { busVariables } from '@leadwright/runtime/process/bus-config';
import { portVariables } from '@leadwright/runtime/http/listen';
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { Type, type Static } from 'typebox';

/** Billing's environment. No address and no secret has a default. */
export const BillingConfigSchema = Type.Object({
  ...portVariables('BILLING'),
  BILLING_POSTGRES_URL: Type.String({ minLength: 1 }),
  BILLING_SERVICE_PRIVATE_KEY: Type.String({ minLength: 1 }),
  BILLING_SERVICE_PUBLIC_KEYS: Type.Record(Type.String(), Type.String()),
  BILLING_PEERS: Type.Record(Type.String(), Type.String(), {
    description: 'Service to its internal address: accounts and export are asked for missing events.',
  }),
  BILLING_LOG_LEVEL: Type.String({ default: 'info' }),
  // 16 writers in flight keep two cores busy; more only wait for each other's locks.
  BILLING_POOL_MAX: Type.Integer({ minimum: 2, default: 16 }),
  BILLING_OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  BILLING_CRASH_AT: Type.Optional(Type.String()),
});

export type BillingConfig = Readonly<Static<typeof BillingConfigSchema>>;

/** What only a start of this service alone needs: where its bus is, and whether to migrate first. */
export const BillingMainConfigSchema = Type.Object({
  ...BillingConfigSchema.properties,
  ...busVariables('BILLING'),
  BILLING_MIGRATE: Type.Boolean({ default: false }),
});
