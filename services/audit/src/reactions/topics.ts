import { published } from '@leadwright/contracts/catalogue';
import { services } from '@leadwright/contracts/topology';

/** Owner and message of each topic. Audit's own is among them: who read a trail stands in the trail. */
export const consumedTopics = services.audit.consumes.map((owner) => ({ owner, ...published[owner] }));
