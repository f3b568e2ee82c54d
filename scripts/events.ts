// `npm run events`: writes docs/events.md from the contracts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventList } from '../proto/event-list.ts';

const root = path.resolve(import.meta.dirname, '..');
writeFileSync(path.join(root, 'docs/events.md'), eventList(path.join(root, 'proto')));
