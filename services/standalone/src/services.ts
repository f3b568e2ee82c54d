// The services and their topics, for every list in this package.
export { serviceNames, topics, type ServiceName } from '@leadwright/contracts/topology';
export { progressTopic } from '@leadwright/export/contracts';
