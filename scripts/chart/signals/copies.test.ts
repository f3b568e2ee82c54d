import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chartFolder } from '../chart-values.ts';
import { copiesOfSignals } from './copies.ts';

const folder = path.join(chartFolder, 'files');

// After a change: npx tsx scripts/chart/main.ts.
it('the chart carries the rules of docker/prometheus and the dashboards of docker/grafana, and nothing else', () => {
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(Object.fromEntries(there.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))).toEqual(
    copiesOfSignals(),
  );
});
