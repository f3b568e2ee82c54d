import { published } from '@leadwright/contracts/catalogue';

export const { topic: billingTopic } = published.billing;
