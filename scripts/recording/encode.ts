// The browser is the encoder: nothing else on this machine needs to know the format.
import type { Page } from '../pictures/browser.ts';
import type { Frame } from './camera.ts';
import type { Picture } from './webm.ts';

type Size = { width: number; height: number };
/** 0 to 63, the smaller the sharper. Small letters on a screen are readable at this one. */
const QUANTIZER = 32;
/** How long somebody waits who jumps into the film, at most; a cluster may not be longer than half a minute. */
const KEY_EVERY_MS = 8_000;

type Chunk = { atMs: number; isKey: boolean; data: string };

/** The frames as VP9. `page` is one of a secure address, since no other has the encoder. */
export async function encode(page: Page, frames: readonly Frame[], size: Size): Promise<Picture[]> {
  await page.evaluate(openEncoder, { ...size, codec: 'vp09.00.40.08' });
  const chunks: Chunk[] = [];
  let keyAtMs = -KEY_EVERY_MS;
  for (const { atMs, png } of frames) {
    const isKey = atMs - keyAtMs >= KEY_EVERY_MS;
    if (isKey) keyAtMs = atMs;
    chunks.push(...(await page.evaluate(encodeFrame, { atMs, png, isKey, quantizer: QUANTIZER })));
  }
  chunks.push(...(await page.evaluate(endOfFilm)));
  return chunks.map(({ atMs, isKey, data }) => ({ atMs, isKey, content: Buffer.from(data, 'base64') }));
}

type Encoding = { encoder: VideoEncoder; chunks: Chunk[] };
/** https://www.w3.org/TR/webcodecs-vp9-codec-registration/ */
type OfVp9 = VideoEncoderEncodeOptions & { vp9: { quantizer: number } };
type EncodingWindow = Window & { encoding?: Encoding };

// Methods, not arrows: what runs in the page may hold no name that the compiler keeps by a function of its own.
function openEncoder({ width, height, codec }: Size & { codec: string }): void {
  const chunks: Chunk[] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      chunks.push({ atMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: btoa(text) });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({ codec, width, height, bitrateMode: 'quantizer', latencyMode: 'quality' });
  (window as EncodingWindow).encoding = { encoder, chunks };
}

/** Answers the chunks that are ready by then. */
async function encodeFrame(frame: { atMs: number; png: string; isKey: boolean; quantizer: number }): Promise<Chunk[]> {
  const { encoding } = window as EncodingWindow;
  if (encoding === undefined) throw new Error('No film is open.');
  const bytes = Uint8Array.from(atob(frame.png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const picture = new VideoFrame(image, { timestamp: frame.atMs * 1000 });
  const options: OfVp9 = { keyFrame: frame.isKey, vp9: { quantizer: frame.quantizer } };
  encoding.encoder.encode(picture, options);
  picture.close();
  return encoding.chunks.splice(0);
}

async function endOfFilm(): Promise<Chunk[]> {
  const { encoding } = window as EncodingWindow;
  if (encoding === undefined) throw new Error('No film is open.');
  await encoding.encoder.flush();
  encoding.encoder.close();
  return encoding.chunks;
}
