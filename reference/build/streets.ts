// Street names with their suffix: those of old towns from a package, those of suburbs made of typed names.
import { suburbanNames, suburbanSuffixes } from './hand/suburban-streets.ts';
import { americanStreetNames } from './packages.ts';

// No "Main Street E": the direction stands in front, where the table has one.
const suffixes = / (Street|Avenue|Road|Drive|Lane|Court|Way|Place|Boulevard|Terrace|Circle|Highway|Trail)$/;

export function buildStreets(): string[] {
  const suburban = suburbanNames.flatMap((name) => suburbanSuffixes.map((suffix) => `${name} ${suffix}`));
  return [...new Set([...americanStreetNames().filter((name) => suffixes.test(name)), ...suburban])].sort();
}
