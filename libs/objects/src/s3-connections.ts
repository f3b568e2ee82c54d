// A network that drops one connection drops the idle ones too, and the SDK's pool would hand them out one by one.
import type { Agent } from 'node:http';
import type { S3Client } from '@aws-sdk/client-s3';

export type S3Times = {
  connectMs: number;
  /** Until the headers of an answer to a few bytes. */
  promptMs: number;
  /** Until the headers of an answer to many: a part over a slow line, or the server joining thousands of parts. */
  longMs: number;
  /** Without a byte either way the connection is lost, and the SDK sends the request again on another. */
  idleMs: number;
  healthMs: number;
};

export const s3Times: S3Times = {
  connectMs: 5_000,
  promptMs: 10_000,
  longMs: 120_000,
  idleMs: 20_000,
  healthMs: 2_000,
};
export const ATTEMPTS_MAX = 4;

/** Closes idle connections whenever a request is not answered in time, so that its next attempt gets a new one. */
export function distrustAfterSilence(client: S3Client): void {
  // Inside the SDK's own retries: each attempt passes here.
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') distrustIdle(client);
        throw error;
      }
    },
    { step: 'deserialize', name: 'distrustAfterSilence' },
  );
}

export function distrustIdle({ config }: S3Client): void {
  // The SDK's type allows for handlers without agents; its own one for Node.js has them.
  const handler = config.requestHandler as unknown as {
    httpHandlerConfigs(): { httpAgent?: Agent; httpsAgent?: Agent };
  };
  const { httpAgent, httpsAgent } = handler.httpHandlerConfigs();
  for (const agent of [httpAgent, httpsAgent])
    for (const sockets of Object.values(agent?.freeSockets ?? {}))
      for (const socket of [...(sockets ?? [])]) socket.destroy();
}
