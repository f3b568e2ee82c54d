// Puts a bug into the source while Jest compiles it; no file changes. SEEDED_BUG is a JSON list of { file, find,
// replace }, with `file` relative to the repository's root. The text must occur exactly once.
import path from 'node:path';
import swc from '@swc/jest';
import { placesOf, timesIn } from './place.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const edits = JSON.parse(process.env.SEEDED_BUG ?? '[]');

function seeded(source, filename) {
  return edits
    .filter(({ file }) => path.join(root, file) === filename)
    .reduce((text, { find, replace }) => {
      const times = timesIn(text, find);
      if (times !== 1) throw new Error(`${filename} has ${times} times: ${find}`);
      return text.replace(placesOf(find), () => replace);
    }, source);
}

export default {
  createTransformer: (options) => {
    const inner = swc.createTransformer(options);
    return {
      ...inner,
      process: (source, filename, more) => inner.process(seeded(source, filename), filename, more),
      processAsync: (source, filename, more) => inner.processAsync(seeded(source, filename), filename, more),
      // The key is computed from the changed source, so that Jest's cache never mixes the two versions.
      getCacheKey: (source, filename, more) => inner.getCacheKey(seeded(source, filename), filename, more),
    };
  },
};
