// Maps as files: YAML, since people write them.
import { readFileSync, writeFileSync } from 'node:fs';
import { ImportMapSchema, readMap, type ImportMap } from '@leadwright/leads/imports/import-map';
import { ImportRefusal } from '@leadwright/search/imports/import-refusal';
import { parse, stringify } from 'yaml';
import { done, type CommandResult } from '../../operator/exit-codes.ts';

const LENGTH_MAX = 1024 * 1024;

/** The map and its text. Throws `ImportRefusal`. */
export function openMap(file: string): { map: ImportMap; text: string } {
  let text: string;
  let document: unknown;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw notRead(file, error);
  }
  if (text.length > LENGTH_MAX)
    throw new ImportRefusal('map-not-usable', `${file} is longer than a megabyte: it is no map.`);
  try {
    document = parse(text);
  } catch (error) {
    throw notRead(file, error);
  }
  const read = readMap(document);
  if ('fault' in read) throw new ImportRefusal('map-not-usable', `${read.fault.message} (${read.fault.code})`);
  return { map: read.map, text };
}

const notRead = (file: string, error: unknown): ImportRefusal =>
  new ImportRefusal(
    'map-not-usable',
    `The map ${file} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    { cause: error },
  );

export const mapText = (map: ImportMap): string => stringify(map, { lineWidth: 100 });

/** Never over a map that somebody wrote. */
export function writeNewMap(file: string, map: ImportMap): void {
  try {
    writeFileSync(file, mapText(map), { flag: 'wx' });
  } catch (error) {
    throw new ImportRefusal('map-not-usable', `${file} is there already, or cannot be written.`, { cause: error });
  }
}

export function mapSchema(): CommandResult {
  return done(ImportMapSchema, [JSON.stringify(ImportMapSchema, null, 2)]);
}
