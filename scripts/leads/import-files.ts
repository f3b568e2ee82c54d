// From files to a version beside the live one: read and check here, write through search, which alone knows its lead store.
import { createHash, randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countsOf, writeRejected } from '@leadwright/search/imports/file-report';
import { openImportEngine, type ImportEngine } from '@leadwright/search/imports/import-engine';
import { ImportRefusal } from '@leadwright/search/imports/import-refusal';
import { leadParts } from '@leadwright/search/imports/lead-parts';
import { prepareImport, type PreparedImport } from '@leadwright/search/imports/prepare-import';
import { sizeOf } from '@leadwright/search/imports/room';
import { done, exitCodes, type CommandResult } from '../operator/exit-codes.ts';
import { AnswerError, type Services } from '../operator/services.ts';
import { openMap } from './map-file.ts';
import { comparisonLines, preparedLines, type Comparison } from './report-lines.ts';
import { workOf } from './work-lines.ts';

export type ImportOrder = {
  kind: string;
  files: string[];
  map: string;
  dryRun: boolean;
  rejected: string | undefined;
  activate: boolean;
};
type Around = { work: string | undefined; open: () => Promise<Services>; tell: (line: string) => void };

const WAIT_SECONDS_MAX = 45;

export async function importFiles(order: ImportOrder, { work = tmpdir(), open, tell }: Around): Promise<CommandResult> {
  const { map, text } = openMap(order.map);
  if (map.kind !== order.kind)
    throw new ImportRefusal('map-not-usable', `${order.map} is a map of ${map.kind}, not of ${order.kind}.`);
  await checkRoom(order.files, work);
  // Whoever cannot be reached is not found out about after an hour of reading.
  const services = order.dryRun ? undefined : await open();
  const engine = await openImportEngine(work);
  try {
    const prepared = await prepareImport(engine, {
      files: order.files,
      map,
      year: new Date().getUTCFullYear(),
      onStep: tell,
    });
    if (order.rejected !== undefined)
      await writeRejected(
        engine,
        order.files.map((file) => path.basename(file)),
        order.rejected,
      );
    const lines = preparedLines(prepared);
    if (services === undefined) return done(prepared, [...lines, '', 'Nothing was written: --dry-run.']);
    const mapSha256 = createHash('sha256').update(text).digest('hex');
    const { version, comparison } = await write(engine, services, { prepared, mapSha256, tell });
    return await told({ order, services, prepared, version, comparison, lines });
  } finally {
    await engine.close();
  }
}

async function checkRoom(files: readonly string[], work: string): Promise<void> {
  const needed = await sizeOf(files);
  const { bavail, bsize } = await statfs(work).catch(() => statfs(tmpdir()));
  if (bavail * bsize >= needed) return;
  const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(1);
  throw new ImportRefusal(
    'no-room',
    `${work} has ${gigabytes(bavail * bsize)} GB left, and the import needs about ${gigabytes(needed)}. --work names another folder.`,
  );
}

type Write = { prepared: PreparedImport; mapSha256: string; tell: (line: string) => void };

async function write(engine: ImportEngine, services: Services, { prepared, mapSha256, tell }: Write) {
  const { kind, report } = prepared;
  const importId = randomUUID();
  const facts = { ...prepared, mapSha256 };
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const source = `import:${prepared.files[0]?.name.slice(0, 100) ?? ''}:sha256-${digest.slice(0, 32)}`;
  const version = await begin(services, { dictId: kind, importId, source, facts }, tell);
  const started = Date.now();
  let written = 0;
  for await (const { lines, rows } of leadParts(engine, kind, version)) {
    await services.send(
      'search',
      '/internal/leads/imports/parts',
      { dictId: kind, version: String(version), importId, rows: String(rows) },
      lines,
    );
    written += rows;
    const perSecond = Math.round((written * 1000) / Math.max(1, Date.now() - started));
    tell(
      `writing: ${written} of ${report.leads} leads, ${perSecond} a second, ${Math.ceil((report.leads - written) / Math.max(1, perSecond))} s left`,
    );
  }
  const file = countsOf(report);
  const finish = services.lines('search', '/internal/leads/imports/finishes', {
    dictId: kind,
    version,
    importId,
    rows: report.leads,
    file,
  });
  return { version, comparison: (await workOf(finish, 'checking the version', tell)) as Comparison };
}

// A killed import is known by its silence, so one waits for that before one gives up.
async function begin(
  services: Services,
  body: { dictId: string; importId: string; source: string; facts: unknown },
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

type Told = {
  order: ImportOrder;
  services: Services;
  prepared: PreparedImport;
  version: number;
  comparison: Comparison;
  lines: string[];
};

async function told({ order, services, prepared, version, comparison, lines }: Told): Promise<CommandResult> {
  const { kind } = prepared;
  const name = `${kind}-${version}`;
  const all = [...lines, '', ...comparisonLines(comparison)];
  const json = { version: name, ...prepared, comparison };
  if (!order.activate)
    return done(json, [...all, '', `${name} is ready. npm run leads -- activate ${name} makes it live.`]);
  if (comparison.findings.length > 0)
    return done(
      json,
      [
        ...all,
        '',
        `${name} is ready and was NOT activated: look at what is out of the usual; activate ${name} --accept REASON.`,
      ],
      exitCodes.notDone,
    );
  await services.post('search', '/internal/leads/versions/activations', { dictId: kind, version });
  return done(json, [...all, '', `${name} is live.`]);
}
