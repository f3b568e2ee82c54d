// How fast everything that can be suggested is, beside MiniSearch, a full-text index in memory: the same texts, typed
// letter by letter, and once with a wrong letter.
import { normalise } from '@leadwright/leads/suggest/spellings';
import {
  entriesFor,
  suggest,
  suggestionKinds,
  warmSuggestions,
  type SuggestionKind,
} from '@leadwright/leads/suggest/suggestions';
import MiniSearch from 'minisearch';
import { row, type Row } from './result.ts';

const NAMES = 60;
const SUGGESTED = 20;
const P95_MS_MAX = 20;

type Typed = { kind: SuggestionKind; text: string; value: string; isMisspelt: boolean };
type Find = (kind: SuggestionKind, text: string) => string[];

/** Both look up the same texts, one after the other. */
export function benchSuggestKinds(): Row[] {
  warmSuggestions();
  const typed = suggestionKinds.flatMap(typedOf);
  const sides = { ours: oursOf(), bare: miniSearch() };
  // Once before, so that both are compiled.
  for (const { kind, text } of typed.slice(0, 500)) for (const find of Object.values(sides)) find(kind, text);
  const took = { ours: [] as number[], bare: [] as number[] };
  const found = { ours: 0, bare: 0 };
  for (const { kind, text, value, isMisspelt } of typed)
    for (const side of ['ours', 'bare'] as const) {
      const began = performance.now();
      const values = sides[side](kind, text);
      took[side].push(performance.now() - began);
      if (isMisspelt && values.includes(value)) found[side] += 1;
    }
  const misspelt = typed.filter(({ isMisspelt }) => isMisspelt).length;
  return [
    row(`anything suggested, MiniSearch beside it`, `ms (p95 of ${typed.length})`, p95(took.ours), p95(took.bare), {
      text: `below ${P95_MS_MAX} ms, and no slower`,
      met: (ours, bare) => ours < P95_MS_MAX && ours <= bare,
    }),
    row('found with a wrong letter, MiniSearch beside it', `of ${misspelt}`, found.ours, found.bare, {
      text: 'no fewer',
      met: (ours, bare) => ours >= bare,
    }),
  ];
}

/** Names from all over a kind's list, as they are typed from the second letter on. */
function typedOf(kind: SuggestionKind): Typed[] {
  const entries = entriesFor(kind);
  const step = Math.max(1, Math.floor(entries.length / NAMES));
  return entries
    .filter((_entry, place) => place % step === 0)
    .flatMap(({ entry: { value, name } }) => {
      const texts = Array.from({ length: Math.max(0, Math.min(name.length, 14) - 1) }, (_text, place) => ({
        ...{ kind, value, isMisspelt: false },
        text: name.slice(0, place + 2),
      }));
      const middle = Math.floor(name.length / 2);
      const wrong = { kind, value, isMisspelt: true, text: `${name.slice(0, middle)}q${name.slice(middle + 1)}` };
      return /^[A-Za-z ]{6,}$/.test(name) ? [...texts, wrong] : texts;
    });
}

const oursOf = (): Find => (kind, text) => suggest(kind, text, SUGGESTED).map(({ value }) => value);

function miniSearch(): Find {
  const indexes = new Map(
    suggestionKinds.map((kind) => {
      const index = new MiniSearch<{ id: string; texts: string }>({
        fields: ['texts'],
        searchOptions: { prefix: true, fuzzy: (term) => (term.length > 3 ? 1 : 0), combineWith: 'AND' },
        processTerm: (term) => normalise(term).trim(),
      });
      index.addAll(
        entriesFor(kind).map(({ entry, texts, aliases = [] }) => ({
          id: entry.value,
          texts: [...texts, ...aliases].join(' '),
        })),
      );
      return [kind, index] as const;
    }),
  );
  return (kind, text) =>
    (indexes.get(kind)?.search(text) ?? []).slice(0, SUGGESTED).map(({ id }: { id: string }) => id);
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
