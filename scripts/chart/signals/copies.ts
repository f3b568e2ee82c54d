// A chart reads no file outside its folder, so it carries copies of the rules and the dashboards.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../chart-values.ts';

const ruleFiles = ['alerts.yml', 'objectives.yml'];
const dashboards = 'docker/grafana/dashboards';
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What stands in the chart's folder `files`: each file's path in it, and its text. Rules as they are, boards in one line. */
export function copiesOfSignals(): Record<string, string> {
  const rules = ruleFiles.map((name) => [`rules/${name}`, read(`docker/prometheus/${name}`)]);
  const boards = readdirSync(path.join(root, dashboards)).map((name) => [
    `dashboards/${name}`,
    `${JSON.stringify(JSON.parse(read(`${dashboards}/${name}`)))}\n`,
  ]);
  return Object.fromEntries([...rules, ...boards]) as Record<string, string>;
}
