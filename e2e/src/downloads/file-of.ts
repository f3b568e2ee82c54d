import { ObjectMissingError, type ObjectStore } from '@leadwright/objects/object-store';

/** The complete file for the checks; undefined if there is none. */
export async function fileOf(store: Pick<ObjectStore, 'read'>, key: string): Promise<Buffer | undefined> {
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await store.read(key)) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof ObjectMissingError) return undefined;
    throw error;
  }
}
