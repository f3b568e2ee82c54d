// Durations of checks and levels, and the slowest test files.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, '.cache/times');
const results = path.join(root, '.cache/results');
const SLOWEST = 10;

const keptTimes = () =>
  existsSync(kept)
    ? Object.fromEntries(
        readdirSync(kept).map((title) => [title, Number(readFileSync(path.join(kept, title), 'utf8'))]),
      )
    : {};

/** Stores the duration of a check or level, replacing its last one; a file each, because levels run side by side. */
export function keepTime(title, seconds) {
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, title), String(seconds));
}

/** The stored times of these checks and levels, or of all if none is named. */
export function timesText(titles) {
  const times = Object.entries(keptTimes()).filter(([title]) => titles?.includes(title) ?? true);
  const reports = existsSync(results)
    ? readdirSync(results)
        .map((file) => [path.parse(file).name, JSON.parse(readFileSync(path.join(results, file), 'utf8'))])
        .filter(([level]) => titles?.includes(level) ?? true)
    : [];
  return listTimes(times, reports, root);
}

/** One line for all levels, the longest first, and one for each of the slowest files. */
export function listTimes(times, reports, folder) {
  const levels = times
    .sort(([, a], [, b]) => b - a)
    .map(([title, seconds]) => `${title} ${seconds.toFixed(0)}`)
    .join(', ');
  const files = reports
    .flatMap(([level, { testResults }]) =>
      testResults.map(({ name, startTime, endTime }) => ({
        seconds: (endTime - startTime) / 1000,
        line: `${level} ${path.relative(folder, name)}`,
      })),
    )
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ seconds, line }) => `${seconds.toFixed(1).padStart(7)} ${line}\n`);
  return `seconds: ${levels}\nslowest files, seconds:\n${files.join('')}`;
}
