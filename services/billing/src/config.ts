import { aloneVariables, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

/** Billing's environment. No address and no secret has a default. */
export const BillingConfigSchema = Type.Object({
  ...logServiceVariables('BILLING'),
  ...peersVariable('billing'),
  // 16 writers in flight keep two cores busy; more only wait for each other's locks.
  BILLING_POOL_MAX: Type.Integer({ minimum: 2, default: 16 }),
});

export type BillingConfig = Readonly<Static<typeof BillingConfigSchema>>;

/** What only a start of this service alone needs: where its bus is, and whether to migrate first. */
export const BillingMainConfigSchema = Type.Object({
  ...BillingConfigSchema.properties,
  ...aloneVariables('BILLING'),
});
