import { createHash } from 'node:crypto';
import { ObjectMissingError } from '@leadwright/objects/object-store';
import { checkFile } from './check-file.ts';

const header = [
  ...['First name', 'Last name', 'Street number', 'Street', 'City', 'State', 'ZIP code', 'County', 'Phone', 'E-mail'],
  ...['Month born', 'Year born'],
];
const phoenix = ['Phoenix', 'AZ', '85003', 'Maricopa'];
const ada = ['Ada', 'Byron', '12', 'Elm St', ...phoenix, '6025550134', 'ada@example.test', 'May', '1980'];
const bob = ['Bob', 'Cole', '14', 'Elm St', ...phoenix, '', '', '', ''];
const eve = ['Eve', 'Dole', '2', 'Oak St', 'Boston', 'MA', '02108', 'Suffolk', '6175550134', '', '', ''];
const nameless = ['', '', '', '', ...phoenix, '', '', '', ''];
const arizona = { kind: 'ST', values: ['AZ'] };
const signal = new AbortController().signal;

const line = (cells: string[]): string => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;
const csv = (rows: string[][]): string => `\ufeff${[header, ...rows].map(line).join('')}`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Made = { geography?: object; rows?: number; sliceRows?: number; sha256?: string };

/** Checks what the store holds, cut into small pieces; by default it is the file that was made. */
function check(text: string, { geography = arizona, rows = 5, sliceRows, sha256: made = sha256(text) }: Made = {}) {
  const bytes = Buffer.from(text);
  const read = async () =>
    (async function* () {
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
    })();
  const file = { downloadId: 'd', dictId: 'consumers', objectKey: 'd', rows, sha256: made };
  const query = JSON.stringify({ geography, filters: [] });
  return checkFile({ objects: { read }, signal, ...(sliceRows && { sliceRows }) }, { ...file, query });
}

describe('the check of a file', () => {
  it('finds a file good whose rows can be reached, lie where they were asked for, and differ', async () => {
    const text = csv([ada, bob]);
    const none = { blankRows: 0, outsideRows: 0, duplicateRows: 0, firstRows: [] };
    expect(await check(text)).toEqual({ found: 'good', rows: 2, ...none, sha256: sha256(text) });
  });
  it('finds it blank where no row has a phone, an e-mail or an address, and where there is no row', async () => {
    const blank = csv([nameless, nameless]);
    expect(await check(blank)).toMatchObject({ found: 'blank', rows: 2, blankRows: 2, firstRows: [1, 2] });
    expect(await check(csv([]))).toMatchObject({ found: 'blank', rows: 0 });
    expect(await check('')).toMatchObject({ found: 'blank', rows: 0 });
    expect(await check(csv([nameless, bob]))).toMatchObject({ found: 'good', blankRows: 1 });
  });
  it('finds rows outside the geography of the order, and says which', async () => {
    expect(await check(csv([ada, eve, bob]))).toMatchObject({ found: 'outside', outsideRows: 1, firstRows: [2] });
    expect(await check(csv([ada, eve]), { geography: { kind: 'nationwide' } })).toMatchObject({ found: 'good' });
  });
  it('finds a lead that is there twice, whatever its case and blanks, in one reading or several', async () => {
    const again = ['ADA ', ' byron', ...ada.slice(2, 8), '', '', ...ada.slice(10)];
    const rows = [ada, bob, again, eve, bob];
    const geography = { kind: 'nationwide' };
    const found = { found: 'duplicates', rows: 5, duplicateRows: 2, firstRows: [3, 5] };
    expect(await check(csv(rows), { geography })).toMatchObject(found);
    expect(await check(csv(rows), { geography, sliceRows: 1 })).toMatchObject(found);
  });
  it('keeps at most 20 row numbers', async () => {
    const { firstRows, outsideRows } = await check(csv(Array.from({ length: 30 }, () => eve)), { rows: 30 });
    expect([firstRows.length, outsideRows]).toEqual([20, 30]);
  });
  it('says nothing of a file that is away, is no CSV of ours, or is good and not the one that was made', async () => {
    const missing = { read: () => Promise.reject(new ObjectMissingError('away')) };
    const file = {
      downloadId: 'd',
      dictId: 'consumers',
      objectKey: 'd',
      rows: 2,
      sha256: '',
      query: JSON.stringify({ geography: arizona }),
    };
    await expect(checkFile({ objects: missing, signal }, file)).rejects.toThrow('away');
    await expect(check('a,b\r\n1,2\r\n')).rejects.toThrow('no column for phone, email, street, state, zip');
    await expect(check(csv([ada]), { sha256: 'another' })).rejects.toThrow('not the one that was made');
    expect(await check(csv([eve]), { sha256: 'another' })).toMatchObject({ found: 'outside' });
    await expect(check(`${csv([ada])}"${'x'.repeat(1_100_000)}`)).rejects.toThrow('Max Record Size');
  });
});
