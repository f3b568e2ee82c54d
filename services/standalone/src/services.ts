// What every list in this package is made from: the services, and the topics that they announce under.
export { serviceNames, topics, type ServiceName } from '@leadwright/contracts/topology';
export { progressTopic } from '@leadwright/export/contracts';
