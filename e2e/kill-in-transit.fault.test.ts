import { killPoints } from './src/kill/kill-points.ts';
import { killSuite } from './src/kill/kill-suite.ts';

describe('a download survives kill -9 while its events are sent and handled', () => {
  killSuite(
    'T6 kill -9 in transit',
    killPoints.filter(({ test }) => test === 'kill-in-transit.fault.test.ts'),
  );
});
