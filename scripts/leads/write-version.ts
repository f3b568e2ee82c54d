// Checked leads go to search in parts, and become a version that waits.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countsOf } from '@leadwright/search/imports/file-report';
import type { ImportEngine } from '@leadwright/search/imports/import-engine';
import { leadParts, removalParts, type LeadPart } from '@leadwright/search/imports/lead-parts';
import type { PreparedImport } from '@leadwright/search/imports/prepare-import';
import { AnswerError, type Services } from '../operator/services.ts';
import type { Comparison } from './report-lines.ts';
import { workOf } from './work-lines.ts';

const WAIT_SECONDS_MAX = 45;

type Write = { prepared: PreparedImport; mapSha256: string; delta: boolean; tell: (line: string) => void };

export async function writeVersion(
  engine: ImportEngine,
  services: Services,
  { prepared, mapSha256, delta, tell }: Write,
): Promise<{ version: number; comparison: Comparison }> {
  const { kind, report } = prepared;
  const importId = randomUUID();
  const facts = { ...prepared, mapSha256 };
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const source = `${delta ? 'delta' : 'import'}:${prepared.files[0]?.name.slice(0, 100) ?? ''}:sha256-${digest.slice(0, 32)}`;
  tell('beginning a version');
  const version = await begin(services, { dictId: kind, importId, source, facts, delta, rows: report.leads }, tell);
  const of = { dictId: kind, version: String(version), importId };
  const send = async (parts: AsyncIterable<LeadPart>, what: 'leads' | 'removals', all: number) => {
    const started = Date.now();
    let written = 0;
    for await (const { lines, rows } of parts) {
      await services.send('search', '/internal/leads/imports/parts', { ...of, of: what, rows: String(rows) }, lines);
      written += rows;
      const perSecond = Math.round((written * 1000) / Math.max(1, Date.now() - started));
      const left = Math.ceil((all - written) / Math.max(1, perSecond));
      tell(`writing: ${written} of ${all} ${what}, ${perSecond} a second, ${left} s left`);
    }
  };
  await send(leadParts(engine, kind, version), 'leads', report.leads);
  if (delta) await send(removalParts(engine, kind, version), 'removals', report.removals);
  tell('checking the version');
  const finish = services.lines('search', '/internal/leads/imports/finishes', {
    ...{ dictId: kind, version, importId, rows: report.leads, file: countsOf(report) },
    ...(delta ? { removals: report.removals } : {}),
  });
  return { version, comparison: (await workOf(finish, 'checking the version', tell)) as Comparison };
}

// A killed import is known by its silence, so one waits for that before one gives up.
async function begin(
  services: Services,
  body: { dictId: string; importId: string; source: string; facts: unknown; delta: boolean; rows: number },
  tell: (line: string) => void,
): Promise<number> {
  const giveUpAt = Date.now() + WAIT_SECONDS_MAX * 1000;
  for (;;) {
    try {
      return (await services.post<{ version: number }>('search', '/internal/leads/imports', body)).version;
    } catch (error) {
      if (!(error instanceof AnswerError) || !error.message.includes('import-running') || Date.now() > giveUpAt)
        throw error;
      tell(`waiting: ${error.message}`);
      await wait(5_000);
    }
  }
}
