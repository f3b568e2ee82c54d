// The command line of npm run leads.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { UsageError } from '../operator/usage-error.ts';
import type { PlatformOrder } from './deletion-platform.ts';
import type { DoNotCallOrder } from './do-not-call.ts';
import { helpOf, overview } from './help.ts';

export type Version = { dictId: string; version: number };
export type LeadsCommand =
  | { name: 'inspect'; file: string; kind: string | undefined; writeMap: string | undefined }
  | {
      name: 'import';
      kind: string;
      files: string[];
      map: string;
      delta: boolean;
      dryRun: boolean;
      rejected: string | undefined;
      activate: boolean;
    }
  | { name: 'versions' }
  | { name: 'schema' }
  | ({ name: 'report' } & Version)
  | ({ name: 'activate'; accept: string | undefined } & Version)
  | { name: 'rollback'; dictId: string }
  | ({ name: 'drop' } & Version)
  | ({ name: 'do-not-call' } & DoNotCallOrder)
  | ({ name: 'deletion-platform' } & PlatformOrder);

export type LeadsOptions = {
  command: LeadsCommand;
  json: boolean;
  as: string;
  data: string;
  services: string | undefined;
  work: string | undefined;
};

/** The options, or the help that was asked for. Throws `UsageError`. */
export function parseLeadsOptions(args: readonly string[]): LeadsOptions | { help: string } {
  const { values, positionals } = read(args);
  const [name = '', ...rest] = positionals;
  if (values.help) return { help: helpOf[name] ?? overview };
  return {
    command: commandOf(name, rest, values),
    json: values.json,
    as: nameOf(values.as ?? userInfo().username),
    data: values.data,
    services: values.services,
    work: values.work,
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        'write-map': { type: 'string' },
        map: { type: 'string' },
        delta: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        rejected: { type: 'string' },
        activate: { type: 'boolean', default: false },
        accept: { type: 'string' },
        source: { type: 'string' },
        'as-of': { type: 'string' },
        out: { type: 'string' },
        work: { type: 'string' },
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

function commandOf(name: string, rest: string[], values: ReturnType<typeof read>['values']): LeadsCommand {
  const [first, ...more] = rest;
  switch (name) {
    case 'inspect':
      if (first === undefined || more.length > 0) throw new UsageError('inspect takes one file');
      return {
        name,
        file: first,
        kind: values.kind === undefined ? undefined : kindOf(values.kind),
        writeMap: values['write-map'],
      };
    case 'import':
      if (first === undefined || more.length === 0)
        throw new UsageError('import takes a kind of leads and at least one file');
      if (values.map === undefined)
        throw new UsageError('import takes --map: inspect FILE --write-map MAP writes a first one');
      return {
        name,
        kind: kindOf(first),
        files: more,
        map: values.map,
        delta: values.delta,
        dryRun: values['dry-run'],
        rejected: values.rejected,
        activate: values.activate,
      };
    case 'versions':
    case 'schema':
      if (first !== undefined) throw new UsageError(`${name} takes no further word`);
      return { name };
    case 'report':
    case 'drop':
      return { name, ...versionOf(name, rest) };
    case 'activate':
      return { name, ...versionOf(name, rest), accept: values.accept };
    case 'do-not-call':
      return { name, ...doNotCallOf(rest, values) };
    case 'deletion-platform':
      if (first === undefined) throw new UsageError('deletion-platform takes at least one list');
      return { name, files: rest, out: values.out };
    case 'rollback':
      if (first === undefined || more.length > 0) throw new UsageError('rollback takes one kind of leads');
      return { name, dictId: kindOf(first) };
    default:
      throw new UsageError(name === '' ? 'a command is missing' : `there is no command ${name}`);
  }
}

function kindOf(text: string): string {
  if (dictionaries.some(({ dictId }) => dictId === text)) return text;
  throw new UsageError(`there is no kind of leads ${text}: ${dictionaries.map(({ dictId }) => dictId).join(', ')}`);
}

function versionOf(command: string, [text = '', ...more]: string[]): Version {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(text) ?? [];
  if (kind === undefined || more.length > 0) throw new UsageError(`${command} takes one version, as businesses-3`);
  return { dictId: kindOf(kind), version: Number(number) };
}

function doNotCallOf([file, ...more]: string[], values: ReturnType<typeof read>['values']): DoNotCallOrder {
  const { source = '', 'as-of': asOf = '', delta, accept } = values;
  if (more.length > 0) throw new UsageError('do-not-call takes one file');
  if (file === undefined) return { file, source, asOf, delta, accept };
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(source))
    throw new UsageError('do-not-call takes --source: federal, or a name of small letters as texas');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf) || Number.isNaN(Date.parse(asOf)))
    throw new UsageError('do-not-call takes --as-of, the day that the list is of, as 2026-11-12');
  return { file, source, asOf, delta, accept };
}

function nameOf(text: string): string {
  if (!/^[\w.@-]{1,64}$/.test(text)) throw new UsageError('--as is a name of letters, digits, dots, dashes and @');
  return text;
}
