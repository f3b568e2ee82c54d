import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { ownedEvents, OwnedEventsSchema, type OwnedEvents } from './internal-events.ts';
import type { DomainEvent, EventStore } from '../event-store.ts';

export type OwnerClient = {
  account(topic: string, accountId: string, after: number, limit: number): Promise<OwnedEvents>;
  all(topic: string, after: string, limit: number): Promise<OwnedEvents>;
};

export type HttpOwnerParts = {
  baseUrl: string;
  owner: string;
  service: string;
  tokens: ServiceTokens;
};

const TIMEOUT_MS = 10_000;

/** Reads over HTTP. An unreachable, slow or failing owner is a `TransientError`. */
export function createOwnerClient({ baseUrl, owner, service, tokens }: HttpOwnerParts): OwnerClient {
  const get = async (query: Record<string, string>): Promise<OwnedEvents> => {
    const url = `${baseUrl}/internal/events?${new URLSearchParams(query).toString()}`;
    const headers = { authorization: `Bearer ${tokens.sign(owner, 'internal', asService(service))}` };
    const response = await tracedFetch(owner, url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error: unknown) => {
        throw new TransientError(`${owner} cannot be asked for events`, { cause: error });
      },
    );
    if (!response.ok) throw new TransientError(`${owner} answers ${response.status} when asked for events`);
    return Value.Parse(OwnedEventsSchema, await response.json());
  };
  return {
    account: (topic, accountId, after, limit) =>
      get({ topic, account: accountId, after: String(after), limit: String(limit) }),
    all: (topic, after, limit) => get({ topic, after, limit: String(limit) }),
  };
}

/** The same reads from a store in this process. */
export function ownerOf<Event extends DomainEvent>(store: EventStore<Event>): OwnerClient {
  return {
    account: async (_topic, accountId, after, limit) =>
      ownedEvents(await store.readAccount(accountId, after, limit), String(after)),
    all: async (_topic, after, limit) => ownedEvents(await store.readAll(after, limit), after),
  };
}
