// T11 for mails and text messages: many sequences of what SendGrid and Twilio may do.
import path from 'node:path';
import { assertFloors, printCounts, runSeeds, SCALED_MS_MAX, scaled } from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { liveThrough, noCounts } from './testing/message-chaos.ts';
import { openMessages, type MessagesUnderTest } from './testing/messages-under-test.ts';

const SEQUENCES = scaled(500);
const counts = noCounts();
let cluster: OwnCluster;
let test: MessagesUnderTest;
beforeAll(async () => {
  cluster = await startOwnCluster();
  test = await openMessages();
}, 120_000);
afterAll(async () => {
  await test.close();
  await cluster.stop();
}, 60_000);

it(
  'T11: no message goes out a third time, and each ends as its provider says',
  async () => {
    const runs = await runSeeds({
      name: 'T11 messages',
      runs: SEQUENCES,
      kept: path.join(__dirname, 'message-chaos.fault.test.seeds.json'),
      run: (seed) => liveThrough(test, seed, counts),
    });
    printCounts('T11 messages', counts);
    assertFloors(counts, {
      sequences: runs,
      lost: runs / 4,
      failed: runs,
      duplicates: runs / 10,
      repeated: runs / 4,
      late: Math.floor(runs / 200),
    });
  },
  SCALED_MS_MAX,
);
