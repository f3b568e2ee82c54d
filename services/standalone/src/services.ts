export { progressTopic, serviceNames, topics, type ServiceName } from '@leadwright/contracts/topology';
