// What must hold of every image that is delivered.

export type ImageFacts = {
  bytes: number;
  /** As the image says it: numeric, so that a cluster can see that it is not root. */
  user: string;
  /** Of the process inside. */
  uid: number;
  node: string;
  /** Folders that it could write to, with its system read-only. */
  writes: string[];
  /** Shells and package managers inside. */
  shells: string[];
  /** Of its bill of materials. */
  components: number;
  /** The version of Node that the bill names. */
  made: string;
};

const BYTES_MAX = 200_000_000;

/** What is wrong with an image, in words. */
export function complaintsOf({ bytes, user, uid, node, writes, shells, components, made }: ImageFacts): string[] {
  return [
    ...(bytes > BYTES_MAX ? [`LARGER than ${BYTES_MAX / 1e6} MB`] : []),
    ...(/^[1-9]\d*(?::[1-9]\d*)?$/.test(user) && uid !== 0 ? [] : [`runs as "${user}", ${uid}`]),
    ...(node.startsWith('24.') ? [] : [`Node ${node}, not 24`]),
    ...(writes.length > 0 ? [`writes to ${writes.join(', ')}`] : []),
    ...(shells.length > 0 ? [`holds ${shells.join(', ')}`] : []),
    ...(components < 2 || made !== node
      ? [`its bill of materials names Node ${made} and ${components} components`]
      : []),
  ];
}
