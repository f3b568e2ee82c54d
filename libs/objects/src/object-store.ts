export type StoredObject = { key: string; bytes: number; sha256: string };

export type ObjectStore = {
  /** Writes the whole stream or nothing that a reader can see; the same key again overwrites. */
  put(
    key: string,
    body: AsyncIterable<Uint8Array>,
    options: { contentType: string; signal?: AbortSignal },
  ): Promise<StoredObject>;
  /** Bytes `start` to `end` inclusive where a range is given. Throws `ObjectMissingError`. */
  read(key: string, range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array>>;
  stat(key: string): Promise<{ bytes: number } | undefined>;
  remove(key: string): Promise<void>;
  /**
   * An address that opens the object as an attachment named `filename` for at most `seconds`. A store whose links lead to
   * the service signs `holder` and adds it to the address.
   */
  link(key: string, options: { filename: string; seconds: number; holder?: string }): Promise<string>;
  health(): Promise<void>;
  /** Bytes of the disk, and those that are free. Absent where the store has no disk of its own to fill. */
  disk?(): Promise<{ size: number; free: number }>;
};

export class ObjectMissingError extends Error {}
