import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { modelOf } from './board.ts';
import { boards, fileOf } from './boards.ts';

const root = path.join(__dirname, '../..');

it.each(boards.map((board) => [board.title, board] as const))('the file of %s is as the board says', (_, board) => {
  expect(JSON.parse(readFileSync(path.join(root, fileOf(board)), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(modelOf(board))),
  );
});

it('no other dashboard stands beside them', () => {
  const files = readdirSync(path.join(root, 'docker/grafana/dashboards')).map(
    (file) => `docker/grafana/dashboards/${file}`,
  );
  expect(files.sort()).toEqual(boards.map((board) => fileOf(board)).sort());
});
