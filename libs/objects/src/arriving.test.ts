import { Readable } from 'node:stream';
import { arriving } from './arriving.ts';

const piece = Buffer.from('piece');

async function all(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const each of pieces) text += Buffer.from(each).toString();
  return text;
}

it('gives all pieces in order', async () => {
  expect(await all(arriving(Readable.from([piece, Buffer.from('s')]), 60_000))).toBe('pieces');
});

it('ends with an error where the rest never comes, says so and lets go of it', async () => {
  const body = new Readable({ read: () => undefined });
  body.push(piece);
  let silences = 0;
  await expect(all(arriving(body, 20, () => void (silences += 1)))).rejects.toThrow(
    'the object stopped arriving for 20 ms',
  );
  expect([body.destroyed, silences]).toEqual([true, 1]);
});

it('waits for a reader as long as it takes', async () => {
  const pieces = arriving(Readable.from([piece, piece]), 20);
  await pieces.next();
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  expect((await pieces.next()).done).toBe(false);
});

it('lets go of a body that is not read to its end', async () => {
  const body = Readable.from([piece, piece]);
  for await (const each of arriving(body, 60_000)) if (each.length > 0) break;
  expect(body.destroyed).toBe(true);
});
