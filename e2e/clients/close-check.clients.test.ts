// scripts/close-check.py on the file that finance downloads of a running product, and on one that somebody changed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arizona, countOf, endOf, owner, requestDownload } from '../src/downloads/download-path.ts';
import { logIn } from '../src/people/client.ts';
import { productUnderTest, type ProductUnderTest } from '../src/product/product-under-test.ts';

const program = path.resolve(__dirname, '../../scripts/close-check.py');
const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-close-'));
let product: ProductUnderTest;
let events: string;
let figures: string;
let delivered: number;

const month = new Date().toISOString().slice(0, 7);
const check = (name: string, text: string, ...more: string[]) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return spawnSync('python3', [program, file, ...more], { encoding: 'utf8' });
};

beforeAll(async () => {
  product = await productUnderTest();
  const client = await logIn(product.url, owner.email, owner.password);
  const { datasetVersion } = await countOf(client, arizona);
  const id = (await requestDownload(client, arizona, 20, datasetVersion)) ?? '';
  expect(await endOf(client, id)).toMatchObject({ status: 'ready' });
  const finance = await logIn(product.url, 'finance@demo.test', owner.password);
  const { body } = await client.call<{ accountId: string }>('GET', '/api/v2/me');
  const period = `from=${month}-01T00:00:00Z&to=2100-01-01T00:00:00Z`;
  const statement = await finance.call<{ delivered: number }>(
    'GET',
    `/api/v2/finance/accounts/${body.accountId}/statement?${period}`,
  );
  ({ delivered } = statement.body);
  const csv = await finance.call<string>('GET', '/api/v2/finance/events-csv');
  events = csv.body;
  figures = (await finance.call<string>('GET', `/api/v2/finance/months/${month}/figures-csv`)).body;
}, 300_000);
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

describe('the exports of finance', () => {
  it('add up, and say of the month what its statement says', () => {
    const { status, stdout, stderr } = check('whole.csv', events, '--month', month);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^\d+ events of \d+ accounts/) });
    const [head = '', ...rows] = stdout.trim().split('\n');
    const at = head.split(',').indexOf('delivered');
    const sum = rows.reduce((total, row) => total + Number(row.split(',')[at]), 0);
    expect(sum).toBeGreaterThanOrEqual(delivered);
    expect(delivered).toBeGreaterThanOrEqual(20);
  });

  it('say of each figure of the month what its own file says, to the lead and the cent', () => {
    const pack = path.join(folder, 'pack.csv');
    writeFileSync(pack, figures);
    expect(check('same.csv', events, '--month', month, '--pack', pack)).toMatchObject({ status: 0 });
    const delivered = /,delivered,(\d+),/.exec(figures)?.[1] ?? '';
    writeFileSync(pack, figures.replace(`,delivered,${delivered},`, `,delivered,${Number(delivered) + 1},`));
    expect(check('same.csv', events, '--month', month, '--pack', pack)).toMatchObject({
      status: 3,
      stderr: expect.stringContaining(
        `delivered is ${Number(delivered) + 1} in the pack and ${delivered} by the events`,
      ),
    });
  });

  it('are not right without one of their events', () => {
    const lines = events.trimEnd().split('\r\n');
    const used = lines.findIndex((line) => line.includes(',LeadsReserved,'));
    const { status, stderr } = check('shorter.csv', [...lines.slice(0, used), ...lines.slice(used + 1)].join('\r\n'));
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr: expect.stringMatching(/event \d+ of .+ follows event \d+/),
    });
  });
});
