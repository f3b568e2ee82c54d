import { vehicleModels, type VehicleModel } from '@leadwright/reference/vehicles';
import { counted } from '../counted.ts';
import type { Indexed } from './prefix-index.ts';

type Entry<Kind> = Indexed<{ kind: Kind; value: string; name: string; meta: string }>;

/** What people call a make that is neither its beginning nor nearly so. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  Chevrolet: ['Chevy'],
  'Mercedes-Benz': ['Benz'],
  Volkswagen: ['VW'],
};

export function makeEntries(): Entry<'MAKE'>[] {
  const byMake = new Map<string, VehicleModel[]>();
  for (const known of vehicleModels()) byMake.set(known.make, [...(byMake.get(known.make) ?? []), known]);
  return [...byMake].map(([make, models]) => ({
    entry: { kind: 'MAKE', value: make, name: make, meta: `${counted(models.length, 'model')}, ${yearsOf(models)}` },
    texts: [make],
    aliases: nicknames[make] ?? [],
    weight: models.length,
  }));
}

/** A model is named with its make: two makes may have one of the same name. */
export function modelEntries(): Entry<'MODEL'>[] {
  return vehicleModels().map((known) => {
    const name = `${known.make} ${known.model}`;
    const meta = [...(known.bodies.length === 0 ? [] : [known.bodies.join(', ')]), yearsOf([known])].join(', ');
    return {
      entry: { kind: 'MODEL', value: name, name, meta },
      texts: [name],
      aliases: [known.model],
      // Those that are still made, then those that were made the longest.
      weight: known.years.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    };
  });
}

function yearsOf(models: readonly VehicleModel[]): string {
  const years = models.flatMap((known) => known.years.flatMap(({ from, to }) => [from, to]));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first} to ${last}`;
}
