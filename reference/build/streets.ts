// Street names with their suffix: old towns' from a package, suburbs' from typed names.
import { suburbanNames, suburbanSuffixes } from './hand/suburban-streets.ts';
import { americanStreetNames } from './packages.ts';

// Excludes names like "Main Street E", because addresses have the direction in front.
const suffixes = / (Street|Avenue|Road|Drive|Lane|Court|Way|Place|Boulevard|Terrace|Circle|Highway|Trail)$/;

export function buildStreets(): string[] {
  const suburban = suburbanNames.flatMap((name) => suburbanSuffixes.map((suffix) => `${name} ${suffix}`));
  return [...new Set([...americanStreetNames().filter((name) => suffixes.test(name)), ...suburban])].sort();
}
