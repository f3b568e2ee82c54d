// Every release of the contracts there was: its schema as an image, and what its samples were. What
// was released once is decoded for ever, and decodes for ever what comes after it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFileRegistry, fromBinary, type DescMessage } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema, type FileDescriptorSet } from '@bufbuild/protobuf/wkt';

export type Release = {
  /** `0001`, `0002`, …: the order they were released in. */
  name: string;
  image: Uint8Array;
  /** Sample, named from `fixtures/`, and the SHA-256 of its file. */
  fixtures: Record<string, string>;
};

/** Oldest first. `folder` is the one that holds `released/` and `fixtures/`. */
export function releases(folder: string): Release[] {
  const place = path.join(folder, 'released');
  const names = existsSync(place)
    ? readdirSync(place)
        .filter((file) => file.endsWith('.binpb'))
        .map((file) => path.basename(file, '.binpb'))
    : [];
  return names.sort().map((name) => ({
    name,
    image: new Uint8Array(readFileSync(path.join(place, `${name}.binpb`))),
    fixtures: JSON.parse(readFileSync(path.join(place, `${name}.json`), 'utf8')) as Record<string, string>,
  }));
}

export function descriptorsOf(image: Uint8Array): FileDescriptorSet {
  return fromBinary(FileDescriptorSetSchema, image);
}

/** The messages of an image by their full name; nothing for one that it does not hold. */
export function schemasOf(descriptors: FileDescriptorSet): (typeName: string) => DescMessage | undefined {
  const registry = createFileRegistry(descriptors);
  return (typeName) => registry.getMessage(typeName);
}
