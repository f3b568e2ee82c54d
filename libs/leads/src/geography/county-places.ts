// Counties, Connecticut's planning regions beside its eight old counties, and counties whose code is old.
import { oldCounties } from '@leadwright/reference/old-counties';
import { counties, states, type County } from '@leadwright/reference/places';
import { aboutPeople, civilZips, sumPeople } from './people-in.ts';
import type { IndexedPlace } from './place.ts';

// Since 2022 the Census Bureau counts this state by planning region.
const TWO_LAYERS = '09';

export function countyPlaces(): IndexedPlace[] {
  const stateOf = new Map(states().map((state) => [state.fips, state]));
  const ofCounty = sumPeople(civilZips(), ({ countyFips }) => countyFips);
  const ofRegion = sumPeople(civilZips(), ({ planningRegion }) => planningRegion);
  const today = counties().map((county): IndexedPlace => {
    const { fips, name, fullName, layer } = county;
    const state = stateOf.get(fips.slice(0, 2));
    const code = state?.code ?? '';
    const weight = (layer === 'region' ? ofRegion : ofCounty).get(fips) ?? 0;
    return {
      entry: {
        kind: 'COUNTY',
        value: fips,
        name: `${fullName}, ${code}`,
        meta: [fips, ...layerOf(county), aboutPeople(weight)].join(', '),
      },
      texts: [`${fullName} ${code}`],
      aliases: [`${name} ${code}`, `${name} ${state?.name ?? ''}`, fips],
      weight,
    };
  });
  return [...today, ...oldPlaces()];
}

function layerOf({ fips, layer }: County): string[] {
  if (layer === 'region') return ['planning region since 2022'];
  return fips.startsWith(TWO_LAYERS) ? ['one of the eight old counties'] : [];
}

function oldPlaces(): IndexedPlace[] {
  const nameOf = new Map(counties().map(({ fips, fullName }) => [fips, fullName]));
  return oldCounties().map(({ fips, fullName, state, since, became }) => {
    const today = became.map((successor) => `${nameOf.get(successor) ?? ''} (${successor})`);
    const named = [today.slice(0, -1).join(', '), ...today.slice(-1)].filter((text) => text !== '').join(' and ');
    return {
      entry: {
        kind: 'COUNTY',
        value: fips,
        name: `${fullName}, ${state}`,
        meta: `${fips} is an old code: since ${since} this is ${named}`,
        told: true,
      },
      texts: [`${fullName} ${state}`],
      aliases: [fips],
      weight: 0,
    };
  });
}
