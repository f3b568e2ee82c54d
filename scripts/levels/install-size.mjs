// `node scripts/levels/install-size.mjs`: says how large the install is, whole and without packages for development alone.
// Fails above the limits, which leave room for updates, not for another engine or a second copy of a large package.
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const WHOLE_MB_MAX = 1450;
const PRODUCTION_MB_MAX = 1050;

const root = path.resolve(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'));
const MB = 1024 * 1024;

// A file of two names counts once, as `du` counts it.
const counted = new Set();
function bytesOf({ blocks, size, nlink, dev, ino }) {
  if (nlink > 1 && counted.has(`${dev} ${ino}`)) return 0;
  counted.add(`${dev} ${ino}`);
  return blocks === undefined ? size : blocks * 512;
}

/** Bytes on disk of all below the folder, added to the nearest package that it belongs to. */
function measure(folder, owner, sizes) {
  const entry = packages[path.relative(root, folder).split(path.sep).join('/')];
  const kind = entry === undefined ? owner : entry.dev ? 'development' : 'production';
  for (const each of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, each.name);
    sizes[kind] += bytesOf(lstatSync(place));
    // What builds and tests leave behind is not installed.
    if (each.isDirectory() && each.name !== '.cache') measure(place, kind, sizes);
  }
  return sizes;
}

const { development, production } = measure(path.join(root, 'node_modules'), 'production', {
  development: 0,
  production: 0,
});
const whole = Math.ceil((development + production) / MB);
const without = Math.ceil(production / MB);
process.stdout.write(
  `node_modules: ${whole} MB of at most ${WHOLE_MB_MAX}; without development ${without} MB of at most ${PRODUCTION_MB_MAX}\n`,
);
if (whole > WHOLE_MB_MAX || without > PRODUCTION_MB_MAX) {
  process.stdout.write(
    '`du -sm node_modules/* node_modules/@*/* | sort -n` and `npm explain <package>` say what is large\n',
  );
  process.exitCode = 1;
}
