// Bugs of how events are stored: locks, numbers, repeats, the order of the log.
import type { Edit, SeededBug } from '../seeded-bug.ts';

const order = 'libs/eventsourcing/src/log/log-order.ts';
const opening = 'libs/eventsourcing/src/store/opening.postgres.ts';
const batch = 'libs/eventsourcing/src/store/batch/run-batch.ts';
const log = 'libs/eventsourcing/src/store/log-writer.postgres.ts';
const protocol = 'libs/eventsourcing/src/store/write-protocol.ts';
const dialect = 'libs/postgres/src/postgres-dialect.ts';
const dialectTest = 'libs/postgres/src/postgres-dialect.int.test.ts';
const logTable = 'libs/eventsourcing/migrations/0001_event_log.sql';
const several = {
  file: 'libs/eventsourcing/src/store/several-processes.int.test.ts',
  name: 'decide one by one, each on the state that the previous one left',
};
const assumed = 'libs/eventsourcing/src/store/batch/assumed-accounts.int.test.ts';
const lastDefence = 'libs/eventsourcing/src/store/last-defence.int.test.ts';
const memoryStore = 'libs/eventsourcing/src/store/event-store.memory.test.ts';
const schedules = {
  file: 'services/billing/src/ledger/projections/ledger-interleavings.fault.test.ts',
  name: 'in 12 schedules',
  env: { FAULT_SHARE: '0.04' },
};
const withoutLock: Edit = { file: opening, find: 'select count(pg_advisory_xact_lock(', replace: 'select count((' };

export const storedBugs: SeededBug[] = [
  { name: 'no lock is taken', edits: [withoutLock], test: several },
  { name: 'no lock is taken, by schedule', edits: [withoutLock], test: schedules },
  {
    name: 'the lock is taken by the statement that reads',
    edits: [
      withoutLock,
      {
        file: log,
        find: 'select exists (select from cause where',
        replace: `select pg_advisory_xact_lock(hashtextextended(\${topic}::text || ':' || lookup.account_id, 0)) is null as waited, exists (select from cause where`,
      },
    ],
    test: several,
  },
  {
    name: 'numbers of an account have no unique key',
    edits: [
      {
        file: 'libs/postgres/src/migrate.ts',
        find: `'utf8');`,
        replace: `'utf8').then((sql) => sql.replace(',\\n  unique (topic, account_id, account_seq)', ''));`,
      },
      // A database of its own, not a copy of one that was made without the bug.
      {
        file: 'libs/testing/src/postgres.ts',
        find: 'const name = `template_${digestOf(migrations)}`;',
        replace: 'const name = `template_of_bug_${digestOf(migrations)}`;',
      },
    ],
    stands: { file: logTable, text: ',\n  unique (topic, account_id, account_seq)' },
    test: { file: lastDefence, name: 'two events of an account never get the same number' },
  },
  {
    name: 'a head is written whatever stood there',
    edits: [
      {
        file: log,
        find: 'where head.account_seq = (select expected from next',
        replace: 'where true or head.account_seq = (select expected from next',
      },
    ],
    test: { file: lastDefence, name: 'a command fails and stores nothing if its stream changed since it was read' },
  },
  {
    name: 'an event is chained to one that is not there any more',
    edits: [{ file: log, find: ' or exists (${chainedToAnother(topic, events)})', replace: '' }],
    test: { file: assumed, name: 'chain nothing to an event that was replaced by another of the same number' },
  },
  {
    name: 'a command is refused by a state that was assumed',
    edits: [
      {
        file: 'libs/eventsourcing/src/store/remembering-log.ts',
        find: 'throw new WrongAssumptionError(',
        replace: 'void new WrongAssumptionError(',
      },
    ],
    test: { file: assumed, name: 'refuse nothing on a state that another process has changed' },
  },
  {
    name: 'a transaction that the server undid is called committed',
    edits: [{ file: dialect, find: "if (command !== 'COMMIT') throw", replace: "if (command === '') throw" }],
    test: {
      file: dialectTest,
      name: 'never takes for committed what the server undid, also where somebody overlooked why',
    },
  },
  {
    name: 'a commit that had no answer is called undone',
    edits: [{ file: dialect, find: 'if (error instanceof pg.DatabaseError) return', replace: 'return' }],
    test: {
      file: dialectTest,
      name: 'says of a commit that had no answer that nobody knows, and of one behind an ended session that it did not take place',
    },
  },
  {
    name: 'commands whose commit failed are done again',
    edits: [
      {
        file: batch,
        find: 'if (others.length === 0 || error instanceof CommitError) {',
        replace: 'if (others.length === 0) {',
      },
    ],
    test: {
      file: 'libs/eventsourcing/src/store/writes.postgres.int.test.ts',
      name: 'are not retried when their commit fails, because its outcome is unknown',
    },
  },
  {
    name: 'a command does not see those before it in its transaction',
    edits: [
      {
        file: 'libs/eventsourcing/src/store/remembering-log.ts',
        find: 'streams.set(streamKey(stream), { head, isEmpty: false });',
        replace: '',
      },
    ],
    test: {
      file: 'libs/eventsourcing/src/store/event-store.postgres.int.test.ts',
      name: 'decides concurrent commands one by one, each on the state that the previous one left',
    },
  },
  {
    name: 'the log is read by the highest position',
    edits: [
      {
        file: order,
        find: 'and (epoch, xid, pos) > (${epoch}::int, ${xid}::xid8, ${pos}::bigint)',
        replace: 'and pos > ${pos}::bigint',
      },
      {
        file: order,
        find: 'and (epoch < (select epoch from log_epoch) or xid < pg_snapshot_xmin(pg_current_snapshot()))',
        replace: '',
      },
      { file: order, find: 'order by epoch, xid, pos limit ${limit}', replace: 'order by pos limit ${limit}' },
    ],
    test: {
      file: 'libs/eventsourcing/src/relay/relay.int.test.ts',
      name: 'waits for an earlier open transaction instead of skipping what it will commit',
    },
  },
  {
    name: 'a business id is not looked up',
    edits: [
      {
        file: protocol,
        find: 'isRepeat ? decideRepeat(decider, made, await log.eventsStoredUnder({ stream, causes })) : decider.decide(made, state)',
        replace: 'decider.decide(made, state)',
      },
    ],
    test: { file: memoryStore, name: 'accepts a command whose deduplication key is already stored, with no events' },
  },
  {
    name: 'a business id that says something else is taken for a repeat',
    edits: [
      {
        file: protocol,
        find: 'decideRepeat(decider, made, await log.eventsStoredUnder({ stream, causes }))',
        replace: 'accept<Event>()',
      },
    ],
    test: {
      file: memoryStore,
      name: 'refuses a repeat of a deduplication key with other content and appends nothing, also within one shared transaction',
    },
  },
  {
    name: 'a kept answer is not found again',
    edits: [
      {
        file: 'libs/eventsourcing/src/store/command-log.ts',
        find: 'const row = rows[0];',
        replace: 'const row = rows[1];',
      },
    ],
    test: {
      file: 'libs/eventsourcing/src/store/event-store.postgres.int.test.ts',
      name: 'gives a repeat with the same key and request the first answer, without running it again',
    },
  },
  {
    name: 'hashes are not chained',
    edits: [{ file: protocol, find: 'const prevHash = hash;', replace: 'const prevHash = FIRST_PREV_HASH;' }],
    test: { file: memoryStore, name: 'chains the published bytes of an account, however they were appended' },
  },
];
