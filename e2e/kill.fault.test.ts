import { killPoints } from './src/kill/kill-points.ts';
import { killSuite } from './src/kill/kill-suite.ts';

describe('a download survives kill -9 at every kill point', () => {
  killSuite(
    'T6 kill -9',
    killPoints.filter(({ test }) => test === undefined),
  );
});
