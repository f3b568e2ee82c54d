// T15: bugs that were made or nearly made, each with the test that must fail. Each text must occur exactly once in its
// file, so a change of that code also changes this table.
import { askedBugs } from './bugs/asked.ts';
import { countedBugs } from './bugs/counted.ts';
import { deliveredBugs } from './bugs/delivered.ts';
import { limitedBugs } from './bugs/limited.ts';
import { playedBugs } from './bugs/played.ts';
import { storedBugs } from './bugs/stored.ts';
import type { SeededBug } from './seeded-bug.ts';

export const seededBugs: SeededBug[] = [
  ...storedBugs,
  ...deliveredBugs,
  ...countedBugs,
  ...askedBugs,
  ...playedBugs,
  ...limitedBugs,
];
