import { isMadeUp } from '@leadwright/leads/imports/version-source';
import { done, type CommandResult } from '../operator/exit-codes.ts';
import type { Services } from '../operator/services.ts';
import type { LeadsCommand, Version } from './arguments.ts';
import { comparisonLines, preparedLines, type Comparison, type Prepared } from './report-lines.ts';
import { workOf } from './work-lines.ts';

type OnVersions = Exclude<
  LeadsCommand,
  { name: 'inspect' | 'import' | 'schema' | 'do-not-call' | 'deletion-platform' }
>;

export async function runOnVersions(
  command: OnVersions,
  services: Services,
  tell: (line: string) => void,
): Promise<CommandResult> {
  switch (command.name) {
    case 'versions':
      return listVersions(services);
    case 'report':
      return report(services, command);
    case 'activate': {
      const { dictId, version, accept } = command;
      const answer = await services.post<{ rows: number }>('search', '/internal/leads/versions/activations', {
        ...{ dictId, version },
        ...(accept === undefined ? {} : { accept }),
      });
      return done(answer, [`${dictId}-${version} is live, with ${answer.rows.toLocaleString('en-US')} leads.`]);
    }
    case 'rollback': {
      const { dictId } = command;
      const lines = services.lines('search', '/internal/leads/versions/rollbacks', { dictId });
      const answer = (await workOf(lines, 'copying the rows', tell)) as { version: number; from: number };
      return done(answer, [`The leads of ${dictId}-${answer.from} are live again, as ${dictId}-${answer.version}.`]);
    }
    case 'drop': {
      const { dictId, version } = command;
      await services.post('search', '/internal/leads/versions/drops', { dictId, version });
      return done({ dictId, version }, [`${dictId}-${version} is deleted.`]);
    }
  }
}

type Listed = Version & {
  rows: number;
  state: string;
  source: string;
  begunBy: string | null;
  begunAt: string | null;
  bytes: number;
  goesAt: string | null;
  why: string;
};

async function listVersions(services: Services): Promise<CommandResult> {
  const answer = await services.get<{ versions: Listed[] }>('search', '/internal/leads/versions');
  const { versions } = answer;
  const width = Math.max(8, ...versions.map(({ dictId, version }) => `${dictId}-${version}`.length));
  const lines = versions.flatMap(({ dictId, version, state, rows, source, begunBy, begunAt, bytes, goesAt, why }) => [
    `${`${dictId}-${version}`.padEnd(width)}  ${state.padEnd(7)}  ${rows.toLocaleString('en-US').padStart(13)}  ${megabytes(bytes).padStart(9)}  ${isMadeUp(source) ? `made up (${source})` : source}${begunBy === null ? '' : `  by ${begunBy} at ${begunAt}`}`,
    `${' '.repeat(width)}  ${goesAt === null ? 'stays' : `goes at ${goesAt}`}: ${why}`,
  ]);
  return done(answer, [
    `${'VERSION'.padEnd(width)}  STATE    ${'LEADS'.padStart(13)}  ${'DISK'.padStart(9)}  SOURCE`,
    ...lines,
  ]);
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

type Reported = {
  state: string;
  begunBy: string;
  begunAt: string;
  accepted: string | null;
  facts: Prepared & { to?: number };
  comparison: Comparison | null;
};

async function report(services: Services, { dictId, version }: Version): Promise<CommandResult> {
  const found = await services.get<Reported>('search', '/internal/leads/versions/report', {
    dictId,
    version: String(version),
  });
  const { facts, comparison, accepted, begunBy, begunAt, state } = found;
  const head = `${dictId}-${version}: ${state}, begun by ${begunBy} at ${begunAt}`;
  if (facts.to !== undefined) return done(found, [head, `A copy of ${dictId}-${facts.to}, made to go back to it.`]);
  return done(found, [
    head,
    ...preparedLines(facts),
    '',
    ...(comparison === null ? [] : comparisonLines(comparison)),
    ...(accepted === null ? [] : [`Activated all the same: ${accepted}`]),
  ]);
}
