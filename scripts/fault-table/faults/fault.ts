import type { Person } from '../../cluster/load/client.ts';
import type { OpenSources } from '../books.ts';

/** `make` ends when the fault is over, what is killed is over at once, and answers what it found wrong. */
export type Fault = { name: string; make(): Promise<string[] | void> };

/** A product that runs, and what can be done to it. */
export type Place = { person: Person; sources?: OpenSources; faults: Fault[]; close(): Promise<void> };
