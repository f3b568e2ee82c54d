// Ranges of versions as advisories write them: `>=2.0.0 <2.1.4 || <1.1.18`.

type Version = { numbers: number[]; isPrerelease: boolean };

const comparator = /^(<=|>=|<|>|=)?\s*v?(\d+(?:\.\d+){0,2})(-[0-9A-Za-z.-]+)?$/;

/** Whether a version is in a range. Throws for a range that cannot be read: it would protect from nothing. */
export function isIn(version: string, range: string): boolean {
  const own = versionOf(version);
  return range.split('||').some((part) => {
    const comparators = part
      .replaceAll(/(<=|>=|<|>|=)\s+/g, '$1')
      .trim()
      .split(/\s+/);
    return comparators.every((each) => holds(own, each, range));
  });
}

function holds(own: Version, text: string, range: string): boolean {
  if (text === '*') return true;
  const match = comparator.exec(text);
  if (!match) throw new Error(`not a range of versions: ${range}`);
  const [, sign = '=', numbers = '', prerelease] = match;
  const order = compare(own, { numbers: numbers.split('.').map(Number), isPrerelease: prerelease !== undefined });
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  if (sign === '>') return order > 0;
  if (sign === '>=') return order >= 0;
  return order === 0;
}

function versionOf(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)(-[^+]+)?/.exec(text);
  if (!match) throw new Error(`not a version: ${text}`);
  return { numbers: match.slice(1, 4).map(Number), isPrerelease: match[4] !== undefined };
}

// A prerelease comes before its release; of two prereleases of one version neither is taken for fixed.
function compare(a: Version, b: Version): number {
  for (const at of [0, 1, 2]) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(b.isPrerelease) - Number(a.isPrerelease);
}
