// scripts/operate status: one table of all services, and what in it needs somebody.
import type { Status } from '@leadwright/eventsourcing/operate/status';
import { exitCodes, type CommandResult } from './exit-codes.ts';
import { AnswerError, type Services } from './services.ts';

/** As the alerts have it: older than this, an event does not get out. */
const UNSENT_SECONDS_MAX = 60;
/** As the alerts have it: a consumer with records before it that handled none for so long stands still. */
const STILL_SECONDS_MAX = 60;
const CHECKED_SECONDS_MAX = 86_400;

type Answered = { service: string; status: Status } | { service: string; away: string };

/**
 * Asks every service, or one. Exit code `notPossible` if one does not answer, `notDone` if something needs somebody. The
 * others' rows come all the same.
 */
export async function status(services: Services, only: string | undefined, now = Date.now()): Promise<CommandResult> {
  const names = only === undefined ? services.names : [only];
  const asked = await Promise.all(names.map((service) => askOne(services, service)));
  const troubles = asked.flatMap((one) =>
    ('away' in one ? [one.away] : troublesOf(one.status, now)).map((what) => ({ service: one.service, what })),
  );
  const lines = [
    ...tableOf([head, ...asked.map(rowOf)]),
    ...asked.flatMap((one) => ('away' in one ? [] : invariantLine(one.status))),
    ...(troubles.length === 0
      ? ['Nothing needs you.']
      : ['', ...troubles.map(({ service, what }) => `${service}: ${what}`)]),
  ];
  const isAway = asked.some((one) => 'away' in one);
  const exitCode = isAway ? exitCodes.notPossible : troubles.length > 0 ? exitCodes.notDone : exitCodes.done;
  return { json: { services: asked, troubles }, lines, exitCode };
}

async function askOne(services: Services, service: string): Promise<Answered> {
  try {
    return { service, status: await services.get<Status>(service, '/status') };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return { service, away: error.message };
  }
}

/** What of a status needs somebody, in sentences. */
function troublesOf(
  { ready, reason, oldestUnsentSeconds, consumers, effectsUnknown, effectsDead, invariants, epoch }: Status,
  now: number,
): string[] {
  const checked = invariants?.checkedAt ?? null;
  return [
    ...(ready ? [] : [`is not ready: ${reason ?? 'unknown'}`]),
    ...(epoch === null ? ['its database does not answer in time'] : []),
    ...((oldestUnsentSeconds ?? 0) > UNSENT_SECONDS_MAX
      ? [`has not published an event for ${seconds(oldestUnsentSeconds)}`]
      : []),
    ...consumers.flatMap(({ consumer, lag, progressSeconds, parkedStreams }) => [
      ...(lag === null ? [`${consumer} cannot tell its lag`] : []),
      ...((lag ?? 0) > 0 && progressSeconds > STILL_SECONDS_MAX
        ? [`${consumer} has ${lag} records before it and handled none for ${seconds(progressSeconds)}`]
        : []),
      ...((parkedStreams ?? 0) > 0 ? [`${consumer} has ${parkedStreams} parked: scripts/operate list`] : []),
    ]),
    ...((effectsUnknown ?? 0) > 0 ? [`${effectsUnknown} effects have no answer`] : []),
    ...((effectsDead ?? 0) > 0 ? [`${effectsDead} effects were given up: scripts/operate effects, or calls`] : []),
    ...(invariants?.broken ?? []).map(
      ({ rule, found }) => `rule ${rule} is broken, ${found} times: scripts/operate check`,
    ),
    ...(checked !== null && now - Date.parse(checked) > CHECKED_SECONDS_MAX * 1000
      ? [`not every account was checked since ${checked}`]
      : []),
  ];
}

const head = ['SERVICE', 'READY', 'VERSION', 'NODE', 'EPOCH', 'UNSENT', 'LAG', 'PARKED', 'UNKNOWN', 'DEAD'];

function rowOf(one: Answered): string[] {
  if ('away' in one) return [one.service, 'away', ...head.slice(2).map(() => '?')];
  const { service, ready, versions, epoch, oldestUnsentSeconds, consumers, effectsUnknown, effectsDead } = one.status;
  return [
    service,
    ready ? 'yes' : 'no',
    versions.product,
    versions.node,
    shown(epoch),
    seconds(oldestUnsentSeconds),
    shown(sum(consumers.map(({ lag }) => lag))),
    shown(sum(consumers.map(({ parkedStreams }) => parkedStreams))),
    shown(effectsUnknown),
    shown(effectsDead),
  ];
}

function invariantLine({ service, invariants }: Status): string[] {
  if (invariants === null) return [];
  const { checkedAt, accounts, broken } = invariants;
  if (checkedAt === null) return [`${service}: the first round of the invariants has not ended`];
  return [`${service}: invariants of ${accounts} accounts checked ${checkedAt}, ${broken.length} broken`];
}

const shown = (value: number | null): string => (value === null ? '?' : String(value));
const seconds = (value: number | null): string => (value === null ? '?' : `${value.toFixed(value < 10 ? 1 : 0)} s`);

function sum(values: readonly (number | null)[]): number | null {
  return values.reduce((all, each) => (all === null || each === null ? null : all + each), 0);
}

function tableOf(rows: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
