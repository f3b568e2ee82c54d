const QUOTE = 0x22;
const LINE_FEED = 0x0a;

export type RecordCounter = {
  add(chunk: Uint8Array): void;
  /** Complete records so far, including the header. */
  records(): number;
};

/** Counts over arbitrary chunks. A doubled quote closes and reopens the cell, which is right for counting. */
export function createRecordCounter(): RecordCounter {
  let ended = 0;
  let quoted = false;
  return {
    add: (chunk) => {
      // By index: an iterator over the bytes measured a tenth of the speed (60 against 550 MB/s).
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at];
        if (byte === QUOTE) quoted = !quoted;
        else if (byte === LINE_FEED && !quoted) ended += 1;
      }
    },
    records: () => ended,
  };
}
