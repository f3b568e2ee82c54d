// T15: bugs that were made or nearly made, each with the test that must fail. Each text must occur exactly once in its
// file, so a change of that code also changes this table.
export type Edit = { file: string; find: string; replace: string };

export type SeededBug = {
  name: string;
  edits: Edit[];
  /** `name` is the end of the test's full name; `env` sets variables such as a small share. */
  test: { file: string; name: string; env?: Record<string, string> };
  /** For a file that Jest does not compile, such as SQL: the edit runs when `file` is read. */
  stands?: { file: string; text: string };
};

const order = 'libs/eventsourcing/src/log/log-order.ts';
const opening = 'libs/eventsourcing/src/store/opening.postgres.ts';
const batch = 'libs/eventsourcing/src/store/batch/run-batch.ts';
const log = 'libs/eventsourcing/src/store/log-writer.postgres.ts';
const protocol = 'libs/eventsourcing/src/store/write-protocol.ts';
const applying = 'libs/eventsourcing/src/consume/apply-records.ts';
const ledger = 'services/billing/src/ledger/domain/events/holds.ts';
const lots = 'services/billing/src/ledger/domain/lots.ts';
const deliver = 'libs/messaging/src/partitions/deliver.ts';
const dialect = 'libs/postgres/src/postgres-dialect.ts';
const reacting = 'libs/eventsourcing/src/consume/react-in-order.ts';
const loop = 'libs/messaging/src/partitions/partition-loop.ts';
const loopTest = 'libs/messaging/src/partitions/partition-loop.test.ts';
const dialectTest = 'libs/postgres/src/postgres-dialect.int.test.ts';
const forward = 'services/gateway/src/upstreams/forward.ts';
const bytesTest = 'services/gateway/src/upstreams/forwarded-bytes.test.ts';
const tokens = 'libs/runtime/src/process/service-tokens.ts';
const internalAppTest = 'libs/runtime/src/http/internal-app.test.ts';
const logTable = 'libs/eventsourcing/migrations/0001_event_log.sql';

const several = {
  file: 'libs/eventsourcing/src/store/several-processes.int.test.ts',
  name: 'decide one by one, each on the state that the previous one left',
};
const assumed = 'libs/eventsourcing/src/store/batch/assumed-accounts.int.test.ts';
const lastDefence = 'libs/eventsourcing/src/store/last-defence.int.test.ts';
const memoryStore = 'libs/eventsourcing/src/store/event-store.memory.test.ts';
const corrections = 'services/billing/src/ledger/domain/corrections.ts';
const scenarios = 'services/billing/src/ledger/domain/scenarios.test.ts';
const ledgerTest = 'services/billing/src/ledger/domain/ledger.test.ts';
// The fault tests are tested here too: with a bug, they must fail even at a small share.
const model = {
  file: 'services/billing/src/ledger/projections/ledger-model.fault.test.ts',
  name: 'its log, folds, chain and entries agree at the end',
  env: { FAULT_SHARE: '0.02' },
};
const schedules = {
  file: 'services/billing/src/ledger/projections/ledger-interleavings.fault.test.ts',
  name: 'in 12 schedules',
  env: { FAULT_SHARE: '0.04' },
};
const bank = {
  file: 'services/billing/src/ledger/projections/bank-reads.fault.test.ts',
  name: 'in each of 40 snapshots, beside 4 writers',
  env: { FAULT_SHARE: '0.02' },
};
const chaos = {
  file: 'services/billing/src/usage/reactions/delivery-chaos.fault.test.ts',
  name: 'each delivered one to five times',
  env: { FAULT_SHARE: '0.005' },
};

// The suite that plays against us finds what was once played.
const played = {
  file: 'services/billing/src/testing/playing/played-at-random.test.ts',
  name: 'nor carries what was not paid as such',
  env: { RUN_SEED: '1', RUN_CASES: '1' },
};
const earned = {
  file: 'services/billing/src/testing/playing/played-from-trial.int.test.ts',
  name: 'within the budgets of trials, awards and reported files, and pays for all others',
  env: { RUN_SEED: '1', RUN_CASES: '1' },
};
const awardPolicy = 'services/billing/src/credits/domain/award-policy.ts';
const changeMoney = 'services/billing/src/plans/domain/change-money.ts';
const followCredit = 'services/billing/src/invoices/follow-credit.ts';

const withoutLock: Edit = { file: opening, find: 'select count(pg_advisory_xact_lock(', replace: 'select count((' };

export const seededBugs: SeededBug[] = [
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
    name: 'leads are moved in a lot that is not there',
    edits: [
      {
        file: 'services/billing/src/ledger/projections/write-together.ts',
        find: 'select public.refused(',
        replace: 'select length(',
      },
    ],
    test: {
      file: 'services/billing/src/ledger/projections/project-ledger.int.test.ts',
      name: 'refuse an event that moves leads of a lot or a balance that is not there',
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
    name: 'an account that cannot be settled keeps those beside it from being settled',
    edits: [
      {
        file: 'services/billing/src/providers/reading/settled-together.ts',
        find: 'if (waiting.length <= 1 || error instanceof CommitError) {',
        replace: 'if (waiting.length > 0) {',
      },
    ],
    test: {
      file: 'services/billing/src/providers/reading/settled-together.test.ts',
      name: 'are settled one by one after one of them failed, and only that one fails',
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
  {
    name: 'a file is finished after its download was cancelled',
    edits: [
      {
        file: 'services/export/src/domain/download.ts',
        find: "if (status !== 'in-progress') return refuse",
        replace: "if (status === 'failed') return refuse",
      },
    ],
    test: {
      file: 'services/export/src/domain/download.test.ts',
      name: 'that was cancelled is never started, finished or failed, whatever billing and the worker still say',
    },
  },
  {
    name: 'a hold can be released twice',
    edits: [
      {
        file: ledger,
        find: 'evolve: (state, event) => ended(state, event, []),',
        replace: 'evolve: (state, event) => ({ ...ended(state, event, []), holds: state.holds }),',
      },
    ],
    test: { file: ledgerTest, name: 'changes nothing for a download that holds nothing, as after a refusal' },
  },
  {
    name: 'more returns than is left of a hold',
    edits: [{ file: lots, find: 'leads: portion.leads - part });', replace: 'leads: portion.leads });' }],
    test: { file: ledgerTest, name: 'charges what was delivered and returns the rest to its lots (S3)' },
  },
  {
    name: 'what is on hold can be reserved again',
    edits: [
      {
        file: ledger,
        find: 'moved(state.lots, event.from, { available: -1, held: 1 })',
        replace: 'moved(state.lots, event.from, { available: 0, held: 1 })',
      },
    ],
    test: { file: ledgerTest, name: 'refuses as a whole what is more than the balance, counting what is on hold' },
  },
  {
    name: 'the cap of what carries counts held leads',
    edits: [
      {
        file: 'services/billing/src/ledger/domain/carry.ts',
        find: '(sum, { available }) => sum + available, 0',
        replace: '(sum, { available, held }) => sum + available + held, 0',
      },
    ],
    test: { file: scenarios, name: 'the cap counts available leads of plan lots alone and takes from the oldest' },
  },
  {
    name: 'a voided lot can be voided again',
    edits: [{ file: corrections, find: 'if (lot.voidedBecause !== null) return accept();', replace: '' }],
    test: {
      file: 'services/billing/src/ledger/domain/corrections.test.ts',
      name: 'voids held leads when they are released, and a second void takes none of them',
    },
  },
  {
    name: 'a part refund ends its lot',
    edits: [{ file: corrections, find: 'partial: !whole,', replace: '' }],
    test: {
      file: 'services/billing/src/ledger/domain/corrections.test.ts',
      name: 'lets the rest of a lot live after a part refund: what returns to it stays',
    },
  },
  {
    name: 'an upgrade forgets what the period has granted',
    edits: [
      {
        file: 'services/billing/src/ledger/domain/plan-changes.ts',
        find: 'Math.max(0, to.leads - granted)',
        replace: 'Math.max(0, to.leads - from.leads)',
      },
    ],
    test: {
      file: 'services/billing/src/ledger/domain/plan-changes.test.ts',
      name: 'Team to 500,000 and back and again grants nothing new by H, fully used or not',
    },
  },
  {
    name: 'a cost is rounded down',
    edits: [{ file: 'libs/leads/src/rules/cost.ts', find: '(rest > 0 ? 1 : 0)', replace: '0' }],
    test: model,
  },
  {
    name: 'a balance forgets what was returned',
    edits: [
      {
        file: 'services/billing/src/ledger/projections/ledger-entry.ts',
        find: 'sides[sideOf(to)] += leads;',
        replace: `if (sideOf(to) !== 'available' || from !== 'held') sides[sideOf(to)] += leads;`,
      },
    ],
    test: bank,
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
    name: 'an address is matched by one parser and rebuilt by another',
    edits: [
      {
        file: 'libs/runtime/src/requests/checked-requests.ts',
        find: `refusedTargets.set(request as IncomingMessage, target);`,
        replace: `if (request.url !== undefined) return request.url;`,
      },
      {
        file: forward,
        find: `path.replaceAll(/:(\\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));`,
        replace: `params && path && new URL(request.originalUrl, 'http://x').pathname;`,
      },
    ],
    test: { file: bytesTest, name: `for GET /api/v2/files/x\\..\\..\\..\\..\\internal\\events?limit=500` },
  },
  {
    name: `the length of a body that is dropped goes on`,
    edits: [
      {
        file: 'libs/runtime/src/requests/request-framing.ts',
        find: `if ((method === 'GET' || method === 'HEAD') && hasBody(request)) throw`,
        replace: `if (method === 'never') throw`,
      },
      {
        file: 'services/gateway/src/upstreams/headers.ts',
        find: `const passedToService = [`,
        replace: `const passedToService = ['content-length', `,
      },
    ],
    test: { file: bytesTest, name: 'that follows a request that may have no body' },
  },
  {
    name: 'a body is written again on its way',
    edits: [
      {
        file: 'services/gateway/src/upstreams/forwarded-body.ts',
        find: '{ bytes, value: parseJsonBody(bytes) }',
        replace: '{ bytes: Buffer.from(JSON.stringify(parseJsonBody(bytes))), value: parseJsonBody(bytes) }',
      },
    ],
    test: { file: bytesTest, name: 'is forwarded byte for byte, with its length: { "page" : 2 }' },
  },
  {
    name: 'a token that forwards opens what is internal',
    edits: [{ file: tokens, find: 'if (claims.use !== use) throw', replace: 'if (claims.use === undefined) throw' }],
    test: { file: internalAppTest, name: 'is 401 for a token that forwards' },
  },
  {
    name: 'a caller says how long its token lives',
    edits: [{ file: tokens, find: 'if (exp - iat > TTL_SECONDS) throw', replace: 'if (exp < iat) throw' }],
    test: { file: internalAppTest, name: 'is 401 for a token that lives too long' },
  },
  {
    name: 'issuers are looked up among what every object inherits',
    edits: [
      {
        file: 'libs/runtime/src/process/token-verifiers.ts',
        find: 'const verifier = verifiers.get(name);',
        replace: 'const verifier = (Object.fromEntries(verifiers) as Record<string, JWT | undefined>)[name];',
      },
    ],
    test: {
      file: 'libs/runtime/src/process/service-tokens.test.ts',
      name: 'is refused when its issuer is a name that every object has: "constructor"',
    },
  },
  {
    name: 'the public port takes internal routes',
    edits: [
      {
        file: 'libs/runtime/src/http/port-routes.ts',
        find: "if (access === 'internal') throw",
        replace: "if (url === '') throw",
      },
    ],
    test: {
      file: 'libs/runtime/src/http/http-app.test.ts',
      name: 'knows no metrics and no internal route, and takes none',
    },
  },
  {
    name: 'what comes back of a plan counts its time alone',
    edits: [{ file: changeMoney, find: 'Math.min(-oldRest, returnable(period, at))', replace: '-oldRest' }],
    test: played,
  },
  {
    name: 'an upgrade for a cent lets everything carry',
    edits: [
      { file: changeMoney, find: 'cents !== null && paidCents >= cents;', replace: 'cents !== null;' },
      {
        file: 'services/billing/src/subscription/domain/period-payments.ts',
        find: 'payments.carryCents !== null && keptCents(payments) >= payments.carryCents;',
        replace: 'payments.carryCents !== null;',
      },
    ],
    test: played,
  },
  {
    name: 'leads stay where their money came back as credit',
    edits: [
      {
        file: 'services/billing/src/ledger/domain/plan-changes.ts',
        find: 'if (backCents <= 0 || paidCents <= 0) return 0;',
        replace: 'if (backCents <= 0 || paidCents > 0) return 0;',
      },
    ],
    test: played,
  },
  {
    name: 'credit whose payment was charged back buys on',
    edits: [
      {
        file: followCredit,
        find: 'return !(await tx.load(creditStream(accountId), credit)).withheld.includes(invoiceId);',
        replace: 'return (await tx.load(creditStream(accountId), credit)).parts.length >= 0;',
      },
    ],
    test: played,
  },
  {
    name: 'what such credit bought stays',
    edits: [
      {
        file: followCredit,
        find: 'owedCents += await clawBackFunded(parts, { invoiceId, paymentId, goneCents, cents: own });',
        replace: 'owedCents += invoiceId === "" ? own : 0;',
      },
    ],
    test: played,
  },
  {
    name: 'a trial earns an award for each person',
    edits: [{ file: awardPolicy, find: 'soFar.ever < policy.inTrial', replace: 'soFar.ever < Infinity' }],
    test: earned,
  },
  {
    name: 'an award stays whose payment went back',
    edits: [
      {
        file: 'services/billing/src/credits/awards-of-payments.ts',
        find: 'if (period.brought === 0) continue;',
        replace: 'if (period.brought >= 0) continue;',
      },
    ],
    test: earned,
  },
  {
    name: 'each invented mailbox of a domain earns an award',
    edits: [{ file: awardPolicy, find: 'soFar.ofDomain >= policy.forDomain', replace: 'soFar.ofDomain < 0' }],
    test: earned,
  },
  {
    name: 'another spelling of a mailbox is another person',
    edits: [
      {
        file: 'libs/runtime/src/mailboxes/mailbox-marks.ts',
        find: 'return mailboxSpellings(address).flatMap((mailbox) =>',
        replace: 'return [address].flatMap((mailbox) =>',
      },
    ],
    test: earned,
  },
];
