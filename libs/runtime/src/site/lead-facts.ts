// What an installation counts in its own leads, and the words that pages say it with: a part of a text in `[[figure: …]]` has
// the figure for `{}`, and is left out where there is none. The gateway fills it into pages as it sends them, the
// application into what it shows.

export type KindFacts = {
  dictId: string;
  name: string;
  /** At least so many. */
  leads: number;
  /** Nobody is any of them. */
  madeUp?: true;
  /** The day on which they came. */
  renewedOn: string;
  /** Where numbers may be on the do-not-call registry; `checkedOn` is the day of its list. */
  phones?: { checkedOn?: string };
};

/** `asOf`: the day on which it was counted. Days are `YYYY-MM-DD`. */
export type LeadFacts = { asOf: string; kinds: readonly KindFacts[] };

/** Words by the name of the figure. What is not so is not there. */
export type Figures = Readonly<Record<string, string>>;

/** The element of a page in which the gateway says the facts as JSON. */
export const leadFactsElement = 'lead-facts';

/** Of real leads alone; `madeUp` names the kinds of the others. */
export function figuresOf({ asOf, kinds }: LeadFacts): Figures {
  const real = kinds.filter(({ madeUp }) => !madeUp);
  const withPhones = real.flatMap(({ phones }) => (phones === undefined ? [] : [phones.checkedOn]));
  const namesOf = (some: readonly KindFacts[]) => listed(some.map(({ name }) => name.toLowerCase()));
  const known: Record<string, string | undefined> = {
    ...Object.fromEntries(real.map(({ dictId, leads }) => [dictId, leadsInWords(leads)])),
    leads: listed(real.map(({ name, leads }) => `${leadsInWords(leads)} ${name.toLowerCase()}`)),
    renewed: oldest(real.map(({ renewedOn }) => renewedOn)),
    // Said of all numbers, so one kind that was never checked leaves nothing to say.
    checked: withPhones.includes(undefined) ? undefined : oldest(withPhones),
    madeUp: namesOf(kinds.filter(({ madeUp }) => madeUp)),
    asOf: real.length === 0 ? undefined : dayInWords(asOf),
  };
  return Object.fromEntries(Object.entries(known).filter((each): each is [string, string] => each[1] !== undefined));
}

/** The text with these figures in its parts. */
export function withFigures(text: string, figures: Figures): string {
  return text.replaceAll(/\[\[(\w+): ((?:(?!\]\]).)*)\]\]/gs, (_, name: string, said: string) => {
    const figure = figures[name];
    return figure === undefined ? '' : said.replaceAll('{}', () => escaped(figure));
  });
}

/** Whether something is to be filled in. */
export const hasFigures = (text: string): boolean => /\[\[\w+: /.test(text);

/** Rounded down to three digits, so that what is said stays true while leads are taken out. */
export function atLeast(leads: number): number {
  const unit = 10 ** Math.max(0, String(leads).length - 3);
  return Math.floor(leads / unit) * unit;
}

/** "14.9 million", "20,000". */
export function leadsInWords(leads: number): string {
  const [unit, word] = leads >= BILLION ? [BILLION, ' billion'] : leads >= MILLION ? [MILLION, ' million'] : [1, ''];
  return `${(leads / unit).toLocaleString('en-US')}${word}`;
}

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "12 Nov 2026" of `2026-11-12`, wherever the reader is. */
export const dayInWords = (day: string): string => days.format(new Date(day));

const oldest = (some: readonly (string | undefined)[]): string | undefined => {
  const [first] = some.filter((day) => day !== undefined).sort();
  return first === undefined ? undefined : dayInWords(first);
};

function listed(words: readonly string[]): string | undefined {
  const last = words.at(-1);
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
