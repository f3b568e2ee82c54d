// The command line of scripts/operate.
import { topics } from '@leadwright/contracts/topology';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { providerCommandOf, type ProviderCommand } from './provider-arguments.ts';
import { UsageError } from './usage-error.ts';

export const usage = `scripts/operate <command> [options]

  status                                    every service in one table, and what needs somebody
  list                                      streams that wait for a redrive, in every service
  show <service> <topic> <account>          the waiting records: why, when, and what they say
  redrive <service> <topic> <account>       replay them in order and let the account go on
  effects                                   mails and messages that were given up
  effects redrive <id>... | --all           have them sent after all
  webhooks                                  events of payment providers that were given up
  webhooks show <processor> <event>         what it names, and its bytes
  webhooks redrive <processor> <event>...   have them handled after all
  webhooks drop <processor> <event>...      nobody handles them; --reason says why
  calls                                     calls to the payment processor without an answer, or given up
  calls settle <id>... | --all              ask the processor what became of them, and book it
  projections                               read models that can be made again, by service
  rebuild <service> [<projection>]          make them again beside the live ones, compare, swap
  import-legacy <folder>                    bring an export of the product before this one over
  chain <account>                           recompute the hash chain of its events in both stores, --service's or billing's
  check [<account>]                         hold the ledgers against their 27 rules, and every log's hash chain
  backup <folder>                           all that npm start keeps, while it runs, into a new folder
  restore <folder>                          such a backup into --data, which must be empty, with every checksum

  --service NAME          status, list, projections: of this service only; chain: whose events
  --from N, --to N        chain: the first and the last event, by number; absent: the first 20,000
  --reason TEXT           webhooks drop: why, for the audit trail; no address of a person
  --accept-differences    rebuild: swap although the old tables say something else
  --json                  answer in JSON
  --as NAME               who you are, for the audit trail (default: your log-in name)
  --data DIR              the product of npm start or scripts/run-distributed on this folder (default .data)
  --services JSON         instead of --data: service to its internal address; the key is in OPERATOR_SERVICE_PRIVATE_KEY

<topic> may be said by its service alone: export for ${topics.export}.
Exit code: 0 done, 1 not possible (a service is away or refuses), 2 wrong usage, 3 something still stands:
a redrive stopped, a rebuild found differences and did not swap, an effect was not dead, a call is not settled,
a rule or a chain is broken, a document was refused, a status needs somebody, a restored log is not whole.`;

export type Command =
  | { name: 'status' | 'list' | 'projections'; service: string | undefined }
  | { name: 'show' | 'redrive'; service: string; topic: string; account: string }
  | { name: 'effects' }
  | { name: 'redrive-effects'; ids: string[]; all: boolean }
  | { name: 'check'; account: string | undefined }
  | { name: 'chain'; account: string; service: string; from: string | undefined; to: string | undefined }
  | { name: 'import-legacy'; folder: string }
  | FolderCommand
  | ProviderCommand
  | { name: 'rebuild'; service: string; projection: string | undefined; acceptDifferences: boolean };

/** Works on a data folder, and asks no service. */
export type FolderCommand = { name: 'backup' | 'restore'; folder: string };

export type Options = {
  command: Command;
  json: boolean;
  as: string;
  data: string;
  /** Addresses by service; undefined to read them from the data folder. */
  services: string | undefined;
};

/** Parses the command line; returns 'help' if requested. Throws `UsageError`. */
export function parseOptions(args: string[]): Options | 'help' {
  const { values, positionals } = read(args);
  if (values.help) return 'help';
  return {
    command: commandOf(positionals, values),
    json: values.json,
    as: nameOf(values.as ?? userInfo().username),
    data: values.data,
    services: values.services,
  };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        service: { type: 'string' },
        'accept-differences': { type: 'boolean', default: false },
        reason: { type: 'string' },
        all: { type: 'boolean', default: false },
        from: { type: 'string' },
        to: { type: 'string' },
        json: { type: 'boolean', default: false },
        as: { type: 'string' },
        data: { type: 'string', default: '.data' },
        services: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments are not usable', { cause: error });
  }
}

function commandOf([name, ...rest]: string[], values: ReturnType<typeof read>['values']): Command {
  const [first, second, third, ...more] = rest;
  switch (name) {
    case 'status':
    case 'list':
    case 'projections':
      if (first !== undefined) throw new UsageError(`${name} takes no further word`);
      return { name, service: values.service };
    case 'show':
    case 'redrive':
      if (first === undefined || second === undefined || third === undefined || more.length > 0)
        throw new UsageError(`${name} takes a service, a topic and an account`);
      return { name, service: first, topic: topicOf(second), account: third };
    case 'effects': {
      if (first === undefined) return { name };
      const ids = rest.slice(1);
      if (first !== 'redrive' || ids.length > 0 === values.all)
        throw new UsageError('effects redrive takes ids, or --all');
      return { name: 'redrive-effects', ids, all: values.all };
    }
    case 'webhooks':
    case 'calls':
      return providerCommandOf(name, rest, values);
    case 'rebuild':
      if (first === undefined || third !== undefined)
        throw new UsageError('rebuild takes a service and, if not all of it, a projection');
      return { name, service: first, projection: second, acceptDifferences: values['accept-differences'] };
    case 'import-legacy':
      if (first === undefined || second !== undefined)
        throw new UsageError('import-legacy takes the folder of an export');
      return { name, folder: first };
    case 'backup':
    case 'restore':
      if (first === undefined || second !== undefined) throw new UsageError(`${name} takes the folder of a backup`);
      return { name, folder: first };
    case 'chain':
      if (first === undefined || second !== undefined) throw new UsageError('chain takes one account');
      return {
        name,
        account: first,
        service: values.service ?? 'billing',
        from: placeOf(values.from),
        to: placeOf(values.to),
      };
    case 'check':
      if (second !== undefined) throw new UsageError('check takes one account, or none for all');
      return { name, account: first };
    default:
      throw new UsageError(name === undefined ? 'a command is missing' : `there is no command ${name}`);
  }
}

function topicOf(text: string): string {
  return Object.entries(topics).find(([owner]) => owner === text)?.[1] ?? text;
}

function placeOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError('--from and --to are numbers of events, from 1 on');
  return text;
}

function nameOf(text: string): string {
  if (!/^[\w.@-]{1,64}$/.test(text)) throw new UsageError('--as is a name of letters, digits, dots, dashes and @');
  return text;
}
