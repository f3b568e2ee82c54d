import { randomBytes } from 'node:crypto';
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Database } from '@leadwright/postgres/database';
import type { SearchStored } from '../../contracts.ts';

export type SavedSearchParts = { store: PostgresEventStore<SearchStored>; database: Database };

/** 128 random bits: whoever has the id and the owner's may read the search, so nobody may guess it. */
export const newId = (): string => randomBytes(16).toString('base64url');
