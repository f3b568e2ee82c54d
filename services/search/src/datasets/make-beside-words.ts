// Leads of another kind, laid beside the words of a version (`libs/leads/src/words/beside-words.ts`).
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import {
  deleteBesideRows,
  insertBesideWords,
  laidZips,
  nextBesideRow,
  wrongBesideWords,
  type Pair,
  type Part,
  type PartOfStates,
} from '@leadwright/leads/words/beside-words';
import type { Checked } from '@leadwright/leads/words/check-words';
import { flagsSeen } from '@leadwright/leads/do-not-call/flags-read';
import { linksOf } from '@leadwright/leads/links';
import {
  forgetWords,
  hasWords,
  rememberWords,
  type BesideWordsOf as Beside,
  type VersionOf,
} from '@leadwright/leads/words/words-made';
import { wordsIndex } from '@leadwright/leads/words/words-table';
import { dropBesideWords, laidBeside } from './dataset-table.ts';
import type { EngineLimits } from './make-words.ts';

// Leads of both kinds are brought together in memory: so many of the version at once.
const leadsAtOnce = 3_000_000;
const anyZip = { fromZip: '', toZip: '~' };

/** Every other kind of `active` whose leads stand beside those of a version. */
export function besideOf({ dictionary, version }: VersionOf, active: readonly VersionOf[]): Beside[] {
  const linked = linksOf(dictionary).map((link) => link.dictionary);
  return active.filter((other) => linked.includes(other.dictionary)).map((beside) => ({ dictionary, version, beside }));
}

/**
 * Lays them anew and checks every pair of leads. Where all are true, searches of both kinds are asked by words from then on;
 * else the states are returned of a part that is wrong. The version has to have words itself.
 */
export async function makeBesideWords(
  clickhouse: ClickHouse,
  of: Beside,
  { settings, ...limits }: EngineLimits = {},
): Promise<string[]> {
  const there = { dictId: of.beside.dictionary.dictId, version: of.beside.version };
  const seen = await flagsSeen(clickhouse, there);
  await dropBesideWords(clickhouse, of);
  const parts = await partsOf(clickhouse, of);
  for (const part of parts) {
    const statement = insertBesideWords(pairOf(of), versionsOf(of), part);
    await clickhouse.command({ ...statement, ...limits, settings: { ...statement.settings, ...settings } });
    if (await isWrong(clickhouse, of, part, { ...limits, ...(settings ? { settings } : {}) })) return [...part.states];
  }
  await clickhouse.command(rememberWords(of));
  // A scrub that began meanwhile may have missed rows that were not there yet.
  if ((await flagsSeen(clickhouse, there)) === seen) return [];
  await clickhouse.command(forgetWords(of));
  return parts.flatMap(({ states }) => states);
}

type Limits = EngineLimits & Pick<Checked, 'isChecked'>;

/** The states of a part that says another thing than the leads of both kinds; `nth` says of which one is looked at. */
export async function statesOfWrongBeside(
  clickhouse: ClickHouse,
  of: Beside,
  { nth, ...limits }: Limits & { nth: number },
): Promise<string[]> {
  const parts = await partsOf(clickhouse, of);
  const part = parts[nth % Math.max(1, parts.length)];
  return part && (await isWrong(clickhouse, of, part, limits)) ? [...part.states] : [];
}

/** `asked`: people were asking them. */
export type LeftWords = { of: Beside; asked: boolean };

/**
 * All words that a version is laid beside, which nobody asks until its ZIP codes are laid anew: leads are taken out of it
 * meanwhile, and where that is cut off the words are made again. Those that are being made are among them.
 */
export async function leaveLaid(clickhouse: ClickHouse, beside: VersionOf): Promise<LeftWords[]> {
  const left: LeftWords[] = [];
  for (const of of await laidBeside(clickhouse, beside)) {
    const asked = await hasWords(clickhouse, of);
    if (asked) await clickhouse.command(forgetWords(of));
    left.push({ of, asked });
  }
  return left;
}

/**
 * Lays these ZIP codes anew in what was left, where they lie in it. Their rows from before go last: who still asks finds a
 * lead that was taken out, and misses none.
 */
export async function layAnew(
  clickhouse: ClickHouse,
  left: readonly LeftWords[],
  given: readonly string[],
): Promise<void> {
  for (const { of, asked } of left) {
    const [pair, versions] = [pairOf(of), versionsOf(of)];
    const laid = await clickhouse.rows<{ zip: string }>(laidZips(pair, versions, { zips: given }));
    const zips = laid.map(({ zip }) => zip);
    if (zips.length > 0) {
      const [row] = await clickhouse.rows<{ first: number }>(nextBesideRow(pair, versions, { zips }));
      const first = Number(row?.first ?? 0);
      await clickhouse.command(insertBesideWords(pair, versions, { zips }, first));
      await clickhouse.command(deleteBesideRows(pair, versions, { zips }, first));
    }
    if (asked) await clickhouse.command(rememberWords(of));
  }
}

async function isWrong(
  clickhouse: ClickHouse,
  of: Beside,
  part: Part,
  { settings, isChecked, ...limits }: Limits,
): Promise<boolean> {
  const statement = wrongBesideWords(pairOf(of), versionsOf(of), part, isChecked);
  const wrong = await clickhouse.rows({ ...statement, ...limits, settings: { ...statement.settings, ...settings } });
  return wrong.length > 0;
}

const versionsOf = ({ version, beside }: Beside) => ({ version, beside: beside.version });

function pairOf({ dictionary, beside }: Beside): Pair {
  const link = linksOf(dictionary).find((each) => each.dictionary === beside.dictionary);
  if (!link) throw new Error(`no ${beside.dictionary.dictId} stand beside ${dictionary.dictId}`);
  return { own: dictionary, link };
}

type StateLeads = { state: string; leads: number | string; zips: [zip: string, leads: number | string][] };

/** Small states together, a large one in several: from one ZIP code to another. */
async function partsOf(clickhouse: ClickHouse, { dictionary, version }: VersionOf): Promise<PartOfStates[]> {
  const states = await clickhouse.rows<StateLeads>({
    sql: `SELECT state, sum(of_zip) AS leads, arraySort(groupArray((zip, of_zip))) AS zips FROM (
        SELECT state, zip, sum(bitCount(present)) AS of_zip FROM ${wordsIndex(dictionary)}
        WHERE dataset_version = {version:UInt32} GROUP BY state, zip
      ) GROUP BY state ORDER BY state`,
    params: { version },
  });
  const parts: PartOfStates[] = [];
  const small: { states: string[]; leads: number }[] = [];
  for (const { state, leads, zips } of states) {
    const last = small.at(-1);
    if (Number(leads) > leadsAtOnce) parts.push(...rangesOf(zips).map((range) => ({ states: [state], ...range })));
    else if (last && last.leads + Number(leads) <= leadsAtOnce) {
      last.states.push(state);
      last.leads += Number(leads);
    } else small.push({ states: [state], leads: Number(leads) });
  }
  return [...parts, ...small.map((each) => ({ states: each.states, ...anyZip }))];
}

/** Ranges of ZIP codes without a gap; `zips` in their order. */
function rangesOf(zips: StateLeads['zips']): Omit<PartOfStates, 'states'>[] {
  const starts = [anyZip.fromZip];
  const ends: string[] = [];
  let room = leadsAtOnce;
  for (const [place, [zip, leads]] of zips.entries()) {
    const before = zips[place - 1];
    if (Number(leads) > room && before) {
      ends.push(before[0]);
      starts.push(zip);
      room = leadsAtOnce;
    }
    room -= Number(leads);
  }
  ends.push(anyZip.toZip);
  return starts.map((fromZip, place) => ({ fromZip, toZip: ends[place] ?? anyZip.toZip }));
}
