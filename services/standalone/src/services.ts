// What every list in this package is made from: the seven services, and the topics that they announce under.
export { serviceNames, topics, type ServiceName } from '@leadwright/contracts/topology';

/** Progress of running downloads, told by export and kept nowhere. */
export const progressTopic = 'leadwright.progress.v1';
