// What operators do about payment providers: events that were given up, and calls whose outcome nobody knows.
import type { ProviderCommand } from './provider-arguments.ts';
import { done, exitCodes, type CommandResult } from './exit-codes.ts';
import type { Services } from './services.ts';

type Parked = { processor: string; eventId: string; type: string; tries: number; reason: string; receivedAt: string };
type Detail = Parked & Record<'customerId' | 'subscriptionId' | 'invoiceId' | 'paymentId', string | null>;
type Call = {
  id: string;
  accountId: string;
  call: string;
  state: string;
  tries: number;
  reason: string;
  since: string;
};

/** Throws `AnswerError` if billing is unavailable or refuses. */
export function runProviderCommand(command: ProviderCommand, services: Services): Promise<CommandResult> {
  switch (command.name) {
    case 'webhooks':
      return webhooks(services);
    case 'show-webhook':
      return showWebhooks(services, command);
    case 'redrive-webhooks': {
      const { processor, eventIds } = command;
      return changeWebhooks(services, 'redrives', { processor, eventIds });
    }
    case 'drop-webhooks': {
      const { processor, eventIds, reason } = command;
      return changeWebhooks(services, 'drops', { processor, eventIds, reason });
    }
    case 'calls':
      return calls(services);
    case 'settle-calls':
      return settle(services, command);
  }
}

async function webhooks(services: Services): Promise<CommandResult> {
  const answer = await services.get<{ events: Parked[] }>('billing', '/internal/webhooks');
  const lines = answer.events.map(
    ({ processor, eventId, type, tries, reason, receivedAt }) =>
      `${processor}  ${eventId}  ${type}  received ${receivedAt}, given up after ${tries}: ${reason}`,
  );
  return done(answer, lines.length === 0 ? ['No event of a provider is parked.'] : lines);
}

async function showWebhooks(
  services: Services,
  { processor, eventIds }: { processor: string; eventIds: string[] },
): Promise<CommandResult> {
  const events: (Detail & { body: string })[] = [];
  for (const eventId of eventIds) {
    const query = { processor, eventId };
    const answer = await services.get<{ events: (Detail & { body: string })[] }>(
      'billing',
      '/internal/webhooks/event',
      query,
    );
    events.push(...answer.events);
  }
  const lines = events.flatMap(({ body, ...named }) => [JSON.stringify(named, null, 2), body]);
  return done({ events }, lines.length === 0 ? ['Nothing of that is parked.'] : lines);
}

async function changeWebhooks(
  services: Services,
  change: 'redrives' | 'drops',
  body: { processor: string; eventIds: string[]; reason?: string },
): Promise<CommandResult> {
  type Answer = { redriven?: string[]; dropped?: string[]; notParked: string[] };
  const answer = await services.post<Answer>('billing', `/internal/webhooks/${change}`, body);
  const count = (answer.redriven ?? answer.dropped ?? []).length;
  const first = change === 'redrives' ? `${count} will be handled.` : `${count} are dropped.`;
  const lines = [first, ...answer.notParked.map((id) => `${id} is not parked.`)];
  return done(answer, lines, answer.notParked.length > 0 ? exitCodes.notDone : exitCodes.done);
}

async function calls(services: Services): Promise<CommandResult> {
  const answer = await services.get<{ calls: Call[] }>('billing', '/internal/calls');
  const lines = answer.calls.map(
    ({ id, accountId, call, state, tries, reason, since }) =>
      `${id}  ${accountId}  ${call}  ${state} since ${since} after ${tries}: ${reason}`,
  );
  return done(answer, lines.length === 0 ? ['Every call to the processor is settled.'] : lines);
}

const became: Record<string, string> = {
  done: 'was done, and is booked',
  failed: 'was not done, and is not made again',
  pending: 'has no answer yet',
};

async function settle(services: Services, { ids, all }: { ids: string[]; all: boolean }): Promise<CommandResult> {
  const asked = all
    ? (await services.get<{ calls: Call[] }>('billing', '/internal/calls')).calls.slice(0, 100).map(({ id }) => id)
    : ids;
  if (asked.length === 0) return done({ settled: [], notUnsettled: [] }, ['Every call to the processor is settled.']);
  const answer = await services.post<{ settled: { id: string; state: string }[]; notUnsettled: string[] }>(
    'billing',
    '/internal/calls/settlements',
    { ids: asked },
  );
  const lines = [
    ...answer.settled.map(({ id, state }) => `${id} ${became[state] ?? state}.`),
    ...answer.notUnsettled.map((id) => `${id} waits for nothing.`),
  ];
  const isLeft = answer.notUnsettled.length > 0 || answer.settled.some(({ state }) => state === 'pending');
  return done(answer, lines, isLeft ? exitCodes.notDone : exitCodes.done);
}
