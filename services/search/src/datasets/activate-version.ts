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
import { newestMark, noteLookedThrough } from '../projections/removal.ts';
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

// Comparing a version with those who asked a moment ago takes seconds to minutes, and somebody may ask meanwhile.
const TRIES_MAX = 20;

/**
 * Who asked to be in no list is taken out and the others are checked against the do-not-call lists, then words are made where
 * there are none, then it is searched: once nobody asked with whom it was not compared. Answers the leads
 * that it has. Throws a `NotActivatedError`.
 */
export async function activateVersion(
  parts: ActivateParts,
  { dictId, version, source }: { dictId: string; version: number; source: string },
  { context = { actorId: 'service:search', correlationId: randomUUID() }, also }: Activation = {},
): Promise<number> {
  const { clickhouse, store, markKeys = [], wordsFrom = WORDS_FROM_LEADS, onWrongWords } = parts;
  const stream = datasetStream(dictId);
  const taking = { clickhouse, store, markKeys };
  let upTo = await takeOutRemoved(taking, { dictId, version, after: 0 });
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
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const left = await rowsOf(clickhouse, dictId, version);
    const command = { type: 'ActivateDataset', dictId, version, rows: left, source } as const;
    const isActive = await store.transaction([stream.accountId], async (tx) => {
      // Whoever asked later may have been told already that they are in no list.
      if ((await newestMark(tx.db)) > upTo) return false;
      const activated = await tx.execute(stream, dataset, command, context);
      if (!activated.accepted) throw new NotActivatedError(activated.refusal.code, { dictId, version });
      if (upTo > 0) await noteLookedThrough(tx.db, { dictId, version, upTo, rows: left });
      if (scrub) await noteScrub(tx.db, scrub);
      await also?.(tx);
      return true;
    });
    if (isActive) {
      if (scrub) await sayRead(clickhouse, scrub);
      return left;
    }
    upTo = await takeOutRemoved(taking, { dictId, version, after: upTo });
  }
  throw new Error(`${dictId} version ${version} is not searched: people ask faster than they are taken out of it`);
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
