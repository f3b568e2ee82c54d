/** The last part is shorter, empty only if the stream is. Holds one part at a time; a part is its taker's to keep. */
export async function* partsOf(body: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafeSlow(partBytes);
  let filled = 0;
  let yielded = false;
  for await (const chunk of body) {
    for (let taken = 0; taken < chunk.length;) {
      const more = Math.min(chunk.length - taken, partBytes - filled);
      part.set(chunk.subarray(taken, taken + more), filled);
      taken += more;
      filled += more;
      if (filled < partBytes) continue;
      yield part;
      yielded = true;
      part = Buffer.allocUnsafeSlow(partBytes);
      filled = 0;
    }
  }
  if (filled > 0 || !yielded) yield part.subarray(0, filled);
}
