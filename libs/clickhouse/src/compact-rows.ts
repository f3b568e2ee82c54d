/** The format that `decodeRows` reads; ask with `output_format_json_quote_64bit_integers=1`. */
export const ROWS_FORMAT = 'JSONCompactEachRowWithNamesAndTypes';

export const rowsSettings = { output_format_json_quote_64bit_integers: 1, output_format_json_quote_denormals: 0 };

type Convert = (value: unknown) => unknown;

/** Objects by column name; integers of 64 bits and more are numbers below 2^53, else text. */
export function decodeRows<Row>(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const [names, types] = lines.slice(0, 2).map((line) => JSON.parse(line) as string[]);
  if (!names || !types) return [];
  const converts = types.map(converterOf);
  return lines.slice(2).map((line) => {
    const values = JSON.parse(line) as unknown[];
    return Object.fromEntries(names.map((name, index) => [name, (converts[index] ?? same)(values[index])])) as Row;
  });
}

const same: Convert = (value) => value;

function converterOf(type: string): Convert {
  const wrapped = /^(?:Nullable|LowCardinality|SimpleAggregateFunction)\((?:\w+, )?(.*)\)$/.exec(type)?.[1];
  if (wrapped !== undefined) return converterOf(wrapped);
  const element = /^Array\((.*)\)$/.exec(type)?.[1];
  if (element !== undefined) {
    const convert = converterOf(element);
    return convert === same ? same : (value) => (value as unknown[]).map(convert);
  }
  return /^U?Int(64|128|256)$/.test(type) ? toNumber : same;
}

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
