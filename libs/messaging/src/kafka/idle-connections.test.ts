import { eventually } from '@leadwright/testing/eventually';
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { restIdleConnections } from './idle-connections.ts';

type Queue = RequestQueue & { push(request: object): void; destroy(): void; inflight: Map<number, object> };
const open = (): Queue =>
  new (RequestQueue as unknown as new (options: object) => Queue)({
    maxInFlightRequests: 1,
    requestTimeout: 1_000,
    clientId: 'test',
    broker: 'a:1',
    logger: { debug: () => undefined, warn: () => undefined },
    isConnected: () => true,
  });

function request(correlationId: number, sent: number[]) {
  return {
    entry: { correlationId, apiName: 'Metadata', apiKey: 3, apiVersion: 1 },
    expectResponse: true,
    sendRequest: () => sent.push(correlationId),
  };
}

describe('a connection of kafkajs', () => {
  beforeAll(restIdleConnections);

  it('has no timer while no request waits', () => {
    const queue = open();
    queue.checkPendingRequests();
    expect(queue.throttleCheckTimeoutId).toBeNull();
  });

  it('sends what waited for a place, and what waited for the end of a throttle', async () => {
    const sent: number[] = [];
    const queue = open();
    for (const id of [1, 2]) queue.push(request(id, sent));
    expect(sent).toEqual([1]);
    queue.inflight.clear();
    await eventually(() => sent.length === 2);
    queue.inflight.clear();
    queue.throttledUntil = Date.now() + 30;
    queue.push(request(3, sent));
    expect(sent).toEqual([1, 2]);
    await eventually(() => sent.length === 3);
    queue.destroy();
  });
});
