import { readFileSync } from 'node:fs';
import path from 'node:path';
import { progressTopic, topics } from '@leadwright/contracts/topology';
import { sourceFiles } from './source-files.ts';

const root = path.resolve(__dirname, '../..');
const names = [...Object.values(topics), progressTopic];
const spelled = (text: string): string[] => names.filter((name) => text.includes(name));

it('are spelled in the topology alone, and so are names made of a service', () => {
  const places = sourceFiles(root).filter((place) => !place.startsWith('proto/'));
  expect(places.length).toBeGreaterThan(500);
  const found = places.filter((place) => {
    const text = readFileSync(path.join(root, place), 'utf8');
    return spelled(text).length > 0 || /leadwright\.\$\{[^}]*\}\.v\d/.test(text);
  });
  expect(found).toEqual([]);
});
