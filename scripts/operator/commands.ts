// The requests and the output of each command: lines for people, one JSON value for programs, an exit code.
import { fromBinary, toJson } from '@bufbuild/protobuf';
import type { BlockedStream } from '@leadwright/eventsourcing/consume/inbox';
import type { RebuildLine } from '@leadwright/eventsourcing/rebuild/rebuild-lines';
import { catalogue } from '../../proto/catalogue.ts';
import type { Command, FolderCommand } from './arguments.ts';
import { checkChain } from './chain.ts';
import { check } from './check.ts';
import { done, exitCodes, type CommandResult } from './exit-codes.ts';
import { importLegacy } from './legacy/import-legacy.ts';
import { runProviderCommand } from './provider-commands.ts';
import { AnswerError, type Services } from './services.ts';
import { status } from './status.ts';

type Waiting = {
  accountSeq: number;
  eventId: string;
  reason: string;
  at: string;
  headers: { [name: string]: string };
  message: string;
};
type Redriven = {
  outcome: 'redriven' | 'stopped' | 'nothing-waits';
  applied: number;
  left: number;
  stoppedAtSeq?: number;
  reason?: string;
};
type Letter = {
  id: string;
  accountId: string;
  personId: string;
  template: string;
  tries: number;
  reason: string;
  diedAt: string;
};

/** Runs it. `tell` receives progress. Throws `AnswerError` if a service is unavailable or refuses. */
export function run(
  command: Exclude<Command, FolderCommand>,
  services: Services,
  tell: (line: string) => void,
): Promise<CommandResult> {
  switch (command.name) {
    case 'status':
      return status(services, command.service);
    case 'list':
      return list(services, command.service);
    case 'show':
      return show(services, command);
    case 'redrive':
      return redrive(services, command);
    case 'effects':
      return effects(services);
    case 'redrive-effects':
      return redriveEffects(services, command);
    case 'projections':
      return projections(services, command.service);
    case 'rebuild':
      return rebuild(services, command, tell);
    case 'import-legacy':
      return importLegacy(services, command.folder, tell);
    case 'chain':
      return checkChain(services, command);
    case 'check':
      return check(services, command.account, tell);
    default:
      return runProviderCommand(command, services);
  }
}

const chosen = (services: Services, service: string | undefined): string[] =>
  service === undefined ? services.names : [service];

async function list(services: Services, service: string | undefined): Promise<CommandResult> {
  const streams: (BlockedStream & { service: string })[] = [];
  for (const name of chosen(services, service)) {
    const answer = await services.get<{ streams: BlockedStream[] }>(name, '/internal/streams');
    streams.push(...answer.streams.map((stream) => ({ service: name, ...stream })));
  }
  if (streams.length === 0) return done({ streams }, ['No stream waits.']);
  return done(
    { streams },
    streams.map(
      ({ service: name, topic, accountId, waiting, first }) =>
        `${name}  ${topic}  ${accountId}  ${waiting} waiting${first === null ? '' : ` since ${first.at}, at ${first.accountSeq}: ${first.reason}`}`,
    ),
  );
}

async function show(
  services: Services,
  { service, topic, account }: { service: string; topic: string; account: string },
): Promise<CommandResult> {
  const { records } = await services.get<{ records: Waiting[] }>(service, '/internal/streams/records', {
    topic,
    account,
  });
  const shown = records.map((record) => ({ ...record, event: eventOf(topic, record.message) }));
  if (shown.length === 0) return done({ records: shown }, [`Nothing of ${account} waits in ${service}.`]);
  return done(
    { records: shown },
    shown.flatMap(({ accountSeq, at, reason, headers, event }) => [
      `${accountSeq}  ${headers['type'] ?? 'unknown'}  parked ${at}: ${reason}`,
      ...JSON.stringify(event, null, 2)
        .split('\n')
        .map((line) => `    ${line}`),
    ]),
  );
}

// A record may be parked because it cannot be decoded; then its bytes are shown.
function eventOf(topic: string, base64: string): unknown {
  const schema = catalogue[topic];
  if (!schema) return { undecodable: `no contract of ${topic} is known here` };
  try {
    return toJson(schema, fromBinary(schema, Buffer.from(base64, 'base64')));
  } catch (error) {
    return { undecodable: error instanceof Error ? error.message : 'unknown' };
  }
}

async function redrive(
  services: Services,
  { service, topic, account }: { service: string; topic: string; account: string },
): Promise<CommandResult> {
  const answer = await services.post<Redriven>(service, '/internal/streams/redrives', { topic, account });
  const { outcome, applied, left, stoppedAtSeq, reason } = answer;
  if (outcome === 'nothing-waits') return done(answer, [`Nothing of ${account} waits in ${service}.`]);
  if (outcome === 'redriven') return done(answer, [`Applied ${applied}; ${account} goes on.`]);
  return done(
    answer,
    [`Applied ${applied}, stopped at ${stoppedAtSeq ?? 0} (${reason ?? 'no reason'}); ${left} wait as before.`],
    exitCodes.notDone,
  );
}

async function effects(services: Services): Promise<CommandResult> {
  const answer = await services.get<{ effects: Letter[] }>('notification', '/internal/effects');
  if (answer.effects.length === 0) return done(answer, ['No dead letter.']);
  return done(
    answer,
    answer.effects.map(
      ({ id, accountId, template, tries, reason, diedAt }) =>
        `${id}  ${accountId}  ${template}  given up ${diedAt} after ${tries}: ${reason}`,
    ),
  );
}

async function redriveEffects(
  services: Services,
  { ids, all }: { ids: string[]; all: boolean },
): Promise<CommandResult> {
  const dead = all
    ? (await services.get<{ effects: Letter[] }>('notification', '/internal/effects')).effects.map(({ id }) => id)
    : ids;
  if (dead.length === 0) return done({ redriven: [], notDead: [] }, ['No dead letter.']);
  const answer = await services.post<{ redriven: string[]; notDead: string[] }>(
    'notification',
    '/internal/effects/redrives',
    { ids: dead },
  );
  const lines = [`${answer.redriven.length} will be sent.`, ...answer.notDead.map((id) => `${id} is no dead letter.`)];
  return done(answer, lines, answer.notDead.length > 0 ? exitCodes.notDone : exitCodes.done);
}

type Projections = { projections: { name: string; tables: string[] }[] };

async function projections(services: Services, service: string | undefined): Promise<CommandResult> {
  const found: { service: string; name: string; tables: string[] }[] = [];
  for (const name of chosen(services, service)) {
    const answer = await services.get<Projections>(name, '/internal/projections');
    found.push(...answer.projections.map((projection) => ({ service: name, ...projection })));
  }
  return done(
    { projections: found },
    found.map(({ service: name, name: projection, tables }) => `${name}  ${projection}  (${tables.join(', ')})`),
  );
}

type Rebuild = { service: string; projection: string | undefined; acceptDifferences: boolean };

async function rebuild(
  services: Services,
  { service, projection, acceptDifferences }: Rebuild,
  tell: (line: string) => void,
): Promise<CommandResult> {
  const names =
    projection === undefined
      ? (await services.get<Projections>(service, '/internal/projections')).projections.map(({ name }) => name)
      : [projection];
  const reports: RebuildLine[] = [];
  const lines: string[] = [];
  for (const name of names) {
    const end = await rebuildOne(services, { service, projection: name, acceptDifferences }, tell);
    reports.push(end);
    lines.push(...linesOf(end));
  }
  const notSwapped = reports.some((end) => end.kind === 'report' && !end.swapped);
  return done(
    { reports },
    names.length === 0 ? [`${service} has no read model of this kind.`] : lines,
    notSwapped ? exitCodes.notDone : exitCodes.done,
  );
}

type Failure = Extract<RebuildLine, { kind: 'failed' }>['code'];

const failures: { [code in Failure]: (projection: string) => string } = {
  'rebuild-running': (projection) => `begin with ${projection}, another rebuild is running there`,
  'rebuild-failed': (projection) => `rebuild ${projection}, whose live tables are as they were`,
  'not-recorded': (projection) => `record that ${projection} was rebuilt and swapped in, which it was`,
};

async function rebuildOne(
  services: Services,
  body: { service: string; projection: string; acceptDifferences: boolean },
  tell: (line: string) => void,
): Promise<RebuildLine> {
  const { service, ...asked } = body;
  for await (const line of services.lines(service, '/internal/projections/rebuilds', asked)) {
    const progress = line as RebuildLine;
    if (progress.kind === 'progress') tell(`${asked.projection}: ${progress.phase}, ${progress.events} events`);
    if (progress.kind === 'report') return progress;
    if (progress.kind === 'failed')
      throw new AnswerError(`${service} could not ${failures[progress.code](asked.projection)}: ${progress.reason}`);
  }
  throw new AnswerError(
    `${service} ended before ${asked.projection} was rebuilt. The live tables are whole; run it again.`,
  );
}

function linesOf(end: RebuildLine): string[] {
  if (end.kind !== 'report') return [];
  const { projection, events, seconds, tables, differences, swapped } = end;
  const speed = seconds > 0 ? Math.round(events / seconds) : events;
  return [
    `${projection}: ${events} events in ${seconds.toFixed(1)} s (${speed}/s), ${swapped ? 'swapped in' : 'NOT swapped in'}`,
    ...tables.map(({ table, rows, checksum }) => `  ${table}: ${rows} rows, checksum ${checksum}`),
    ...differences.map(
      ({ table, accountId, liveRows, rebuiltRows }) =>
        `  ${table}${accountId === null ? '' : ` of ${accountId}`} differs: ${liveRows} rows live, ${rebuiltRows} rebuilt`,
    ),
    ...(swapped || differences.length === 0 ? [] : ['  Look at them first; --accept-differences swaps all the same.']),
  ];
}
