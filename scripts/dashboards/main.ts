// `npx tsx scripts/dashboards/main.ts`: writes docker/grafana/dashboards. `npx oxfmt docker/grafana` afterwards.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { modelOf } from './board.ts';
import { boards, fileOf } from './boards.ts';

const root = path.resolve(import.meta.dirname, '../..');
for (const board of boards)
  writeFileSync(path.join(root, fileOf(board)), `${JSON.stringify(modelOf(board), null, 2)}\n`);
console.log(boards.map((board) => fileOf(board)).join('\n'));
