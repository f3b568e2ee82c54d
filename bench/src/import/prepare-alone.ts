// `tsx prepare-alone.ts FILE FOLDER`: reads and checks a file of people in a process of its own, so that its memory is the
// import's alone. Writes one line of JSON.
import { openImportEngine } from '@leadwright/search/imports/import-engine';
import { prepareImport } from '@leadwright/search/imports/prepare-import';
import { peopleMap } from './people-file.ts';

const [file = '', folder = ''] = process.argv.slice(2);
const engine = await openImportEngine(folder);
try {
  const began = performance.now();
  const { report } = await prepareImport(engine, { files: [file], map: peopleMap, year: 2026 });
  const seconds = (performance.now() - began) / 1_000;
  const peakMiB = process.resourceUsage().maxRSS / 1_024;
  process.stdout.write(
    `${JSON.stringify({ seconds, peakMiB, rows: report.rows, leads: report.leads, rejected: report.rejected })}\n`,
  );
} finally {
  await engine.close();
}
