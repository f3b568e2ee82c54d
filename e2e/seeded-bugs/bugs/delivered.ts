// Bugs of how records come to those who react to them, and of what follows from them.
import type { SeededBug } from '../seeded-bug.ts';

const applying = 'libs/eventsourcing/src/consume/apply-records.ts';
const deliver = 'libs/messaging/src/partitions/deliver.ts';
const reacting = 'libs/eventsourcing/src/consume/react-in-order.ts';
const loop = 'libs/messaging/src/partitions/partition-loop.ts';
const loopTest = 'libs/messaging/src/partitions/partition-loop.test.ts';
const chaos = {
  file: 'services/billing/src/usage/reactions/delivery-chaos.fault.test.ts',
  name: 'each delivered one to five times',
  env: { FAULT_SHARE: '0.005' },
};

export const deliveredBugs: SeededBug[] = [
  {
    name: 'the inbox does not drop a repeat',
    edits: [{ file: applying, find: 'if (record.accountSeq <= row.lastSeq) {', replace: 'if (row.lastSeq < 0) {' }],
    test: {
      file: 'libs/eventsourcing/src/consume/parking.int.test.ts',
      name: 'does nothing, alone or in a batch, also behind newer ones',
    },
  },
  {
    name: 'a consumer goes on where its owner has another history',
    edits: [{ file: applying, find: 'if (past !== undefined) {', replace: 'if (past === "") {' }],
    test: {
      file: 'libs/eventsourcing/src/consume/parking.int.test.ts',
      name: 'blocks the account in place of mixing both histories: next seen at the number after it',
    },
  },
  {
    name: 'a gap is not refused',
    edits: [
      { file: applying, find: 'if (record.accountSeq > row.lastSeq + 1) throw', replace: 'if (row.lastSeq < 0) throw' },
    ],
    test: chaos,
  },
  {
    name: 'the offset is kept before the effect',
    edits: [
      {
        file: deliver,
        find: 'const outcome = await attempt(onRecords, records, logger);',
        replace: 'await commit(last.offset + 1); const outcome = await attempt(onRecords, records, logger);',
      },
      {
        file: deliver,
        find: 'const outcome = await attempt(onRecords, [record], logger);',
        replace: 'await commit(record.offset + 1); const outcome = await attempt(onRecords, [record], logger);',
      },
    ],
    test: { file: 'libs/messaging/src/partitions/deliver.test.ts', name: 'commits the offset after the effect' },
  },
  {
    name: 'sends of a producer run side by side',
    edits: [
      { file: 'libs/messaging/src/partitions/single-flight.ts', find: 'tail.then(work, work)', replace: 'work()' },
    ],
    test: {
      file: 'libs/messaging/src/kafka/producer.test.ts',
      name: 'never has two sends under way, however many publish',
    },
  },
  {
    name: 'takes a send for whole whose answer leaves a partition out',
    edits: [
      {
        file: 'libs/messaging/src/kafka/producer.ts',
        find: 'if (silent.length > 0) throw',
        replace: 'if (silent.length < 0) throw',
      },
    ],
    test: {
      file: 'libs/messaging/src/kafka/producer.test.ts',
      name: 'treats a send that left a partition out as failed, as after a change of leaders during it',
    },
  },
  {
    name: 'a park is replayed from its end',
    edits: [
      {
        file: 'libs/eventsourcing/src/consume/redrive.ts',
        find: 'const [next] = await listParked(tx.db, inbox, accountId, 1);',
        replace: 'const [next] = (await listParked(tx.db, inbox, accountId)).reverse();',
      },
      {
        file: 'libs/eventsourcing/src/consume/redrive.ts',
        find: 'if (accountSeq > row.lastSeq + 1) return',
        replace: 'if (row.lastSeq < 0) return',
      },
    ],
    test: {
      file: 'libs/eventsourcing/src/consume/parking.int.test.ts',
      name: 'is replayed with what waited behind it, in order, and then its account goes on',
    },
  },
  {
    name: 'an account whose record was parked goes on',
    edits: [
      { file: 'libs/eventsourcing/src/consume/failure-policy.ts', find: 'blocked: true', replace: 'blocked: false' },
    ],
    test: {
      file: 'libs/eventsourcing/src/consume/parking.int.test.ts',
      name: 'is tried three times and parked, and its account waits behind it in order',
    },
  },
  {
    name: 'a mail goes out in a replay',
    edits: [
      { file: 'services/notification/src/reactions/plan-mail.ts', find: 'if (received.replay) return;', replace: '' },
    ],
    test: { file: 'services/notification/src/reactions/plan-mail.test.ts', name: 'does nothing in a rebuild' },
  },
  {
    name: 'a reaction overtakes the batch of events before it',
    edits: [
      {
        file: reacting,
        find: 'if (batch?.react !== react) await finish();',
        replace: 'if (batch && react && batch.react !== react) await finish();',
      },
    ],
    test: {
      file: 'libs/eventsourcing/src/consume/react-in-order.test.ts',
      name: 'reach a batch reaction together while they follow each other, and whatever comes next comes after it',
    },
  },
  {
    name: 'a batch in hand overtakes a seek',
    edits: [
      {
        file: loop,
        find: 'commit: (nextOffset) => position.inTurn(async () => {',
        replace: 'commit: (nextOffset) => ((work: () => Promise<boolean>) => work())(async () => {',
      },
    ],
    test: { file: loopTest, name: 'moves back also during a commit of the batch before' },
  },
  {
    name: 'what was fetched before a seek is handled after it',
    edits: [{ file: loop, find: 'if (isStale()) return;\n', replace: '' }],
    test: { file: loopTest, name: 'makes the fetch under way stale' },
  },
  {
    name: 'a failed download keeps its hold',
    edits: [
      {
        file: 'services/billing/src/usage/reactions/reactions-to-export.ts',
        find: 'downloadFailed: ({ downloadId }, received, tx) => releaseHold(downloadId, received, tx)',
        replace: 'downloadFailed: async () => {}',
      },
    ],
    test: chaos,
  },
  {
    name: 'a cancelled download keeps its hold',
    edits: [
      {
        file: 'services/billing/src/usage/reactions/reactions-to-export.ts',
        find: 'downloadCancelled: ({ downloadId }, received, tx) => releaseHold(downloadId, received, tx)',
        replace: 'downloadCancelled: async () => {}',
      },
    ],
    test: chaos,
  },
];
