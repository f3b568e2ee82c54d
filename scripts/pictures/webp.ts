// The browser is the encoder: nothing else on this machine needs to know the format.
import type { Page } from './browser.ts';

const QUALITY = 0.82;

type Drawn = { data: string; type: string };

/** A screenshot as WebP, of the same measures. */
export async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  // A page of its own, without the content policy of the one that was taken.
  const canvas = await page.context().newPage();
  try {
    const [, encoded = ''] = (
      await canvas.evaluate(encode, {
        drawn: { data: png.toString('base64'), type: 'image/png' },
        quality: QUALITY,
      })
    ).split(',');
    return Buffer.from(encoded, 'base64');
  } finally {
    await canvas.close();
  }
}

async function encode({ drawn, quality }: { drawn: Drawn; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:${drawn.type};base64,${drawn.data}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}

/** How much of two WebP pictures differs visibly, from 0 to 1; 1 where their measures differ. */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(compare, [one.toString('base64'), other.toString('base64')]);
}

async function compare(both: string[]): Promise<number> {
  const VISIBLE = 40;
  const drawn: ImageData[] = [];
  for (const data of both) {
    const image = new Image();
    image.src = `data:image/webp;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
    if (pixels !== undefined) drawn.push(pixels);
  }
  const [one, other] = drawn;
  if (one === undefined || other === undefined || one.width !== other.width || one.height !== other.height) return 1;
  let changed = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const apart = [0, 1, 2].some(
      (part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > VISIBLE,
    );
    if (apart) changed += 1;
  }
  return changed / (one.width * one.height);
}
