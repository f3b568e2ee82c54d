import { UsageError } from './usage-error.ts';

/** About what billing and its payment processor owe each other. */
export type ProviderCommand =
  | { name: 'webhooks' | 'calls' }
  | { name: 'show-webhook' | 'redrive-webhooks'; processor: string; eventIds: string[] }
  | { name: 'drop-webhooks'; processor: string; eventIds: string[]; reason: string }
  | { name: 'settle-calls'; ids: string[]; all: boolean };

/** Throws `UsageError`. */
export function providerCommandOf(
  name: 'webhooks' | 'calls',
  [what, ...rest]: string[],
  { all, reason }: { all: boolean; reason?: string | undefined },
): ProviderCommand {
  if (what === undefined) return { name };
  if (name === 'webhooks') return webhooksOf(what, rest, reason);
  if (what !== 'settle' || rest.length > 0 === all) throw new UsageError('calls settle takes ids, or --all');
  return { name: 'settle-calls', ids: rest, all };
}

function webhooksOf(what: string, [processor, ...eventIds]: string[], reason: string | undefined): ProviderCommand {
  if (processor === undefined || eventIds.length === 0)
    throw new UsageError(`webhooks ${what} takes a processor and ids of events`);
  switch (what) {
    case 'show':
      return { name: 'show-webhook', processor, eventIds };
    case 'redrive':
      return { name: 'redrive-webhooks', processor, eventIds };
    case 'drop':
      if (reason === undefined) throw new UsageError('webhooks drop takes a --reason');
      return { name: 'drop-webhooks', processor, eventIds, reason };
    default:
      throw new UsageError(`there is no command webhooks ${what}`);
  }
}
