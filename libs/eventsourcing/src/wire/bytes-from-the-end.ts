// Written from the end: a message comes before the length that precedes it, so no room is made for lengths.

export class BytesFromTheEnd {
  #bytes = Buffer.allocUnsafeSlow(16 * 1024);
  #start = this.#bytes.length;

  get size(): number {
    return this.#bytes.length - this.#start;
  }

  take(): Uint8Array {
    const { buffer, byteOffset } = Buffer.from(this.#bytes.subarray(this.#start));
    const taken = new Uint8Array(buffer, byteOffset, this.size);
    this.clear();
    return taken;
  }

  clear(): void {
    this.#start = this.#bytes.length;
  }

  bytes(bytes: Uint8Array): void {
    this.#before(bytes.length);
    this.#bytes.set(bytes, this.#start);
  }

  /** UTF-8. Half a surrogate pair becomes U+FFFD. */
  text(text: string): void {
    // Almost all texts are ids: copied here, they cost less than the way to the encoder and back.
    const { length } = text;
    this.#before(length);
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) {
        this.#start += length;
        this.bytes(Buffer.from(text));
        return;
      }
      this.#bytes[this.#start + i] = code;
    }
  }

  /** A whole number from 0 to 2^53 - 1, seven bits a byte, the lowest first. */
  varint(value: number): void {
    let size = 1;
    for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) size += 1;
    this.#before(size);
    let at = this.#start;
    for (let rest = value; ; rest = Math.floor(rest / 128)) {
      this.#bytes[at] = rest >= 128 ? (rest % 128) + 128 : rest;
      at += 1;
      if (rest < 128) return;
    }
  }

  int64(value: bigint | number): void {
    const wide = BigInt(value);
    if (wide !== BigInt.asIntN(64, wide)) throw new RangeError(`${wide} has more than 64 bits`);
    if (wide >= 0n && wide <= Number.MAX_SAFE_INTEGER) return this.varint(Number(wide));
    const groups: number[] = [];
    for (let rest = BigInt.asUintN(64, wide); rest > 0n; rest >>= 7n) groups.push(Number(rest & 127n) + 128);
    const last = groups.pop() ?? 0;
    this.bytes(Uint8Array.from([...groups, last - 128]));
  }

  #before(size: number): void {
    if (this.#start < size) this.#grow(size);
    this.#start -= size;
  }

  #grow(size: number): void {
    const put = this.#bytes.subarray(this.#start);
    const larger = Buffer.allocUnsafeSlow(2 * (put.length + size));
    larger.set(put, larger.length - put.length);
    this.#start = larger.length - put.length;
    this.#bytes = larger;
  }
}
