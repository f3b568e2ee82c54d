// `npm run limits`: writes docs/limits.md from the declared routes and the gateway's table.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { limitPage } from '../services/gateway/src/auth/limit-matrix.ts';

writeFileSync(path.resolve(import.meta.dirname, '../docs/limits.md'), limitPage());
