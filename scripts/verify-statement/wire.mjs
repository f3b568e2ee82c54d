// Reads Protobuf's wire format (protobuf.dev/programming-guides/encoding), as far as published events use it.

/**
 * The fields of a message by number: whole numbers as bigint, everything else as bytes, in the order they stand.
 * @param {Uint8Array} bytes
 * @returns {Map<number, (bigint | Uint8Array)[]>}
 */
export function fieldsOf(bytes) {
  const fields = new Map();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('a message ends in the middle of a number');
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new Error('a number has more than ten bytes');
  };
  const take = (length) => {
    if (at + length > bytes.length) throw new Error('a message ends in the middle of a field');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const read = { 0: varint, 1: () => take(8), 2: () => take(Number(varint())), 5: () => take(4) };
  while (at < bytes.length) {
    const tag = varint();
    const reader = read[Number(tag & 7n)];
    if (!reader) throw new Error(`a field has the unknown wire type ${tag & 7n}`);
    const number = Number(tag >> 3n);
    fields.set(number, [...(fields.get(number) ?? []), reader()]);
  }
  return fields;
}

/** The text of a field; '' where it is absent. */
export const text = (fields, number) => {
  const bytes = fields.get(number)?.at(-1);
  return bytes === undefined ? '' : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};

/** The whole number of a field; 0 where it is absent. Throws where it is not exact. */
export const whole = (fields, number) => {
  const value = Number(BigInt.asIntN(64, fields.get(number)?.at(-1) ?? 0n));
  if (!Number.isSafeInteger(value)) throw new Error(`field ${number} holds a number that is not exact`);
  return value;
};

/** The messages of a field, as fields. */
export const messages = (fields, number) => (fields.get(number) ?? []).map(fieldsOf);

/** A Timestamp as text of UTC with microseconds, so that text order is time order. */
export const instant = (fields, number) => {
  const [stamp] = messages(fields, number);
  if (stamp === undefined) throw new Error(`field ${number} holds no time`);
  const micros = String(Math.floor(whole(stamp, 2) / 1000)).padStart(6, '0');
  return `${new Date(whole(stamp, 1) * 1000).toISOString().slice(0, 19)}.${micros}Z`;
};
