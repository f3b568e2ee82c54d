// The one way in which a finished version becomes the one that is searched.
import { randomUUID } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Context, EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { LeadMarkKey } from '@leadwright/leads/removal/lead-marks';
import { hasWords, type VersionOf } from '@leadwright/leads/words/words-made';
import type { SearchStored } from '../contracts.ts';
import { dataset, datasetStream } from '../domain/dataset.ts';
import { currentLists, findScrub, noteScrub } from '../projections/do-not-call.ts';
import { noteLookedThrough } from '../projections/removal.ts';
import { dictionaryNamed, rowsOf } from './dataset-table.ts';
import { sayRead, scrubNew } from './do-not-call/scrub-due.ts';
import { besideOf, makeBesideWords } from './make-beside-words.ts';
import { makeWords, WORDS_FROM_LEADS } from './make-words.ts';
import { takeOutRemoved } from './removal/take-out-removed.ts';

export type ActivateParts = {
  clickhouse: ClickHouse;
  store: EventStore<SearchStored>;
  /** By which people who asked to be in no list are known. None is an error once somebody asked. */
  markKeys?: readonly LeadMarkKey[];
  /** From so many leads on a version has words. */
  wordsFrom?: number;
  /** Words that say another thing than their leads are not used. */
  onWrongWords?: (wrong: { dictId: string; version: number; states: string[] }) => void;
};

export type Activation = {
  /** The service's own without it. */
  context?: Context;
  /** Kept with the activation, or not at all. */
  also?: (tx: WriteTransaction) => Promise<void>;
};

/** The version is not newer than the one that is searched (`dataset-not-newer`), or has no leads (`dataset-empty`). */
export class NotActivatedError extends Error {
  constructor(
    readonly code: string,
    of: { dictId: string; version: number },
  ) {
    super(`${of.dictId} version ${of.version} could not be activated: ${code}`);
    this.name = 'NotActivatedError';
  }
}

/**
 * Who asked to be in no list is taken out and the others are checked against the do-not-call lists, then words are made where
 * there are none, then it is searched. Answers the leads
 * that it has. Throws a `NotActivatedError`.
 */
export async function activateVersion(
  parts: ActivateParts,
  { dictId, version, source }: { dictId: string; version: number; source: string },
  { context = { actorId: 'service:search', correlationId: randomUUID() }, also }: Activation = {},
): Promise<number> {
  const { clickhouse, store, markKeys = [], wordsFrom = WORDS_FROM_LEADS, onWrongWords } = parts;
  const stream = datasetStream(dictId);
  const upTo = await takeOutRemoved({ clickhouse, store, markKeys }, dictId, version);
  const rows = await rowsOf(clickhouse, dictId, version);
  const of = { dictionary: dictionaryNamed(dictId), version };
  const scrub = await scrubNew(clickhouse, { ...of, keys: markKeys }, () =>
    store.transaction([stream.accountId], async ({ db }) => ({
      lists: await currentLists(db),
      scrub: await findScrub(db, dictId, version),
    })),
  );
  if (rows >= wordsFrom && !(await hasWords(clickhouse, of))) {
    const states = await makeWords(clickhouse, dictId, version);
    if (states.length > 0) onWrongWords?.({ dictId, version, states });
  }
  await layBeside(parts, { ...of, rows });
  await store.transaction([stream.accountId], async (tx) => {
    const command = { type: 'ActivateDataset', dictId, version, rows, source } as const;
    const activated = await tx.execute(stream, dataset, command, context);
    if (!activated.accepted) throw new NotActivatedError(activated.refusal.code, { dictId, version });
    if (upTo > 0) await noteLookedThrough(tx.db, { dictId, version, upTo, rows });
    if (scrub) await noteScrub(tx.db, scrub);
    await also?.(tx);
  });
  if (scrub) await sayRead(clickhouse, scrub);
  return rows;
}

type Version = VersionOf & { rows: number };

/** What stands beside a version that is about to be activated, and the version beside what is active. */
async function layBeside(parts: ActivateParts, made: Version): Promise<void> {
  const others: Version[] = [];
  for (const dictionary of dictionaries) {
    if (dictionary === made.dictionary) continue;
    const stream = datasetStream(dictionary.dictId);
    const { version, rows } = await parts.store.transaction([stream.accountId], (tx) => tx.load(stream, dataset));
    if (version > 0) others.push({ dictionary, version, rows });
  }
  const isLarge = ({ rows }: Version): boolean => rows >= (parts.wordsFrom ?? WORDS_FROM_LEADS);
  const asOwn = isLarge(made) ? besideOf(made, others) : [];
  const asBeside = others.filter(isLarge).flatMap((other) => besideOf(other, [made]));
  for (const of of [...asOwn, ...asBeside]) {
    // What is activated once more is live already, and people ask its words.
    if (await hasWords(parts.clickhouse, of)) continue;
    const states = await makeBesideWords(parts.clickhouse, of);
    if (states.length > 0) parts.onWrongWords?.({ dictId: of.dictionary.dictId, version: of.version, states });
  }
}
