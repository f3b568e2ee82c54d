// Writes `<name>.br` and `<name>.gz` beside each file of the build that the gateway sends as it is, so the best and slowest
// level costs time only once. Into pages the gateway puts its own address first, and compresses them itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Not .html, .xml and .txt: those are pages, and the files for search engines.
const texts = new Set(['.js', '.css', '.svg', '.webmanifest']);

/** Compresses every text of the folder, where that makes it smaller. Returns how many files got forms. */
export function precompress(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && texts.has(path.extname(entry.name)),
  );
  return files.filter((entry) => compressFile(path.join(entry.parentPath, entry.name))).length;
}

function compressFile(file: string): boolean {
  const content = readFileSync(file);
  const forms = {
    '.br': brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    '.gz': gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  const smaller = Object.entries(forms).filter(([, form]) => form.length < content.length);
  for (const [ending, form] of smaller) writeFileSync(`${file}${ending}`, form);
  return smaller.length > 0;
}
