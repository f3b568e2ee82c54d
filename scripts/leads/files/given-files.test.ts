// Files that are named on the command line: a map that is none, and where rejected rows go.
import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rejectedHeader } from '@leadwright/search/imports/file-report';
import { openMap } from './map-file.ts';
import { checkRejectedFile } from './rejected-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-given-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

describe('a map', () => {
  it('of many megabytes is refused before it is parsed', () => {
    expect(() => openMap(file('huge.yaml', 'x: 1\n'.repeat(500_000)))).toThrow(refused('map-not-usable'));
  });

  it('that refers to itself again and again is refused', () => {
    const lines = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (const [one, next] of ['ab', 'bc', 'cd', 'de', 'ef'].map((pair) => pair.split('')))
      lines.push(`${next}: &${next} [${Array.from({ length: 9 }, () => `*${one}`).join(',')}]`);
    expect(() => openMap(file('bomb.yaml', lines.join('\n')))).toThrow(refused('map-not-usable'));
  });
});

describe('rejected rows', () => {
  it('are written into a new file, or over those of an earlier run', () => {
    checkRejectedFile(path.join(folder, 'new.csv'));
    checkRejectedFile(path.join(folder, 'new.csv'));
    checkRejectedFile(file('earlier.csv', `${rejectedHeader}\n"a.csv",2,"zip","missing",""\n`));
  });

  it('are written over no other file, and into no folder that is not there', () => {
    const source = file('source.csv', 'Name,Zip\nOne,59602\n');
    expect(() => checkRejectedFile(source)).toThrow(refused('file-there'));
    expect(readFileSync(source, 'utf8')).toContain('One');
    expect(() => checkRejectedFile(path.join(folder, 'nowhere', 'new.csv'))).toThrow(refused('file-there'));
  });
});
