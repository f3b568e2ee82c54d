import { published } from '@leadwright/contracts/catalogue';

/** Where all events of billing stand in the log. */
export const { topic: billingTopic } = published.billing;
