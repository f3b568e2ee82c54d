// From files to a version beside the live one: read and check here, write through search, which alone knows its lead store.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { writeRejected } from '@leadwright/search/imports/file-report';
import { openImportEngine } from '@leadwright/search/imports/import-engine';
import { ImportRefusal } from '@leadwright/search/imports/import-refusal';
import { prepareImport, type PreparedImport } from '@leadwright/search/imports/prepare-import';
import { plainBytesOf } from '@leadwright/search/imports/room';
import { done, exitCodes, type CommandResult } from '../operator/exit-codes.ts';
import type { Services } from '../operator/services.ts';
import { openMap } from './files/map-file.ts';
import { checkRejectedFile } from './files/rejected-file.ts';
import { whileRead } from './reading-progress.ts';
import { comparisonLines, preparedLines, type Comparison } from './report-lines.ts';
import { checkWorkRoom } from './files/work-room.ts';
import { openSources, type Input, type Sources } from './files/sources.ts';
import { writeVersion } from './write-version.ts';

export type ImportOrder = {
  kind: string;
  files: string[];
  map: string;
  delta: boolean;
  dryRun: boolean;
  rejected: string | undefined;
  activate: boolean;
};
type Around = Input & { work: string | undefined; open: () => Promise<Services>; tell: (line: string) => void };

export async function importFiles(order: ImportOrder, around: Around): Promise<CommandResult> {
  const { map, text } = openMap(order.map);
  if (map.kind !== order.kind)
    throw new ImportRefusal('map-not-usable', `${order.map} is a map of ${map.kind}, not of ${order.kind}.`);
  if (order.rejected !== undefined) checkRejectedFile(order.rejected);
  const { work = tmpdir(), open, tell } = around;
  const sources = await openSources(order.files, around);
  try {
    await checkWorkRoom(sources.sizes, work);
    // What the product would say no to, or that it cannot be reached, is not found out about after an hour of reading.
    const services = order.dryRun ? undefined : await open();
    await services?.get('search', '/internal/leads/imports/outlook', {
      ...{ dictId: order.kind, bytes: String(plainBytesOf(sources.sizes)) },
      ...(order.delta ? { delta: 'true' } : {}),
    });
    return await importSources(order, { map, text, sources, services, work, tell });
  } finally {
    sources.close();
  }
}

type Opened = {
  map: ImportMap;
  text: string;
  sources: Sources;
  services: Services | undefined;
  work: string;
  tell: (line: string) => void;
};

async function importSources(
  order: ImportOrder,
  { map, text, sources, services, work, tell }: Opened,
): Promise<CommandResult> {
  const engine = await openImportEngine(work);
  try {
    const files = await sources.fetch(engine.folder, tell);
    const sized = files.map((file) => ({ path: file, bytes: statSync(file).size }));
    const prepared = await whileRead(engine, services, { dictId: order.kind, files: sized, tell }, (onStep) =>
      prepareImport(engine, {
        ...{ files, map, isDelta: order.delta },
        year: new Date().getUTCFullYear(),
        onStep,
      }),
    );
    if (order.rejected !== undefined)
      await writeRejected(
        engine,
        files.map((file) => path.basename(file)),
        order.rejected,
      );
    const lines = preparedLines(prepared);
    if (services === undefined) return done(prepared, [...lines, '', 'Nothing was written: --dry-run.']);
    const mapSha256 = createHash('sha256').update(text).digest('hex');
    const written = await writeVersion(engine, services, { prepared, mapSha256, delta: order.delta, tell });
    return await told({ order, services, prepared, ...written, lines });
  } finally {
    await engine.close();
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
