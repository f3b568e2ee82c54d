// What every list in this package is made from: the services, and the topics that they publish under.
export { progressTopic, serviceNames, topics, type ServiceName } from '@leadwright/contracts/topology';
