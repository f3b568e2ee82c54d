// Counties by FIPS as people use them, patched to today's list. Connecticut's planning regions are a second layer,
// because buyers still say "Fairfield County".
import { atlasCounties, countyFullNames } from './packages.ts';

export type County = { fips: string; name: string; fullName: string; layer: 'county' | 'region' };

// The two Alaskan census areas that replaced Valdez-Cordova in 2019, and names newer than the source.
const alaskaNew = { '02063': 'Chugach', '02066': 'Copper River' } as const;
const fullNamesByHand: Record<string, string> = {
  '02063': 'Chugach Census Area',
  '02066': 'Copper River Census Area',
  '02158': 'Kusilvak Census Area',
  '46102': 'Oglala Lakota County',
};
const retired = '02261';

export function buildCounties(): County[] {
  const fullNames = countyFullNames();
  const named = new Map([...atlasCounties(), ...Object.entries(alaskaNew)]);
  named.delete(retired);
  const counties = [...named].map(([fips, name]): County => {
    const fullName = fullNamesByHand[fips] ?? fullNames.get(fips);
    if (fullName === undefined) throw new Error(`county ${fips} ${name} has no full name`);
    return { fips, name, fullName, layer: 'county' };
  });
  return [...counties, ...regions()].sort((a, b) => (a.fips < b.fips ? -1 : 1));
}

// Census' names since 2022; the postal list has older names for three of them.
const connecticutRegions: Record<string, string> = {
  '09110': 'Capitol',
  '09120': 'Greater Bridgeport',
  '09130': 'Lower Connecticut River Valley',
  '09140': 'Naugatuck Valley',
  '09150': 'Northeastern Connecticut',
  '09160': 'Northwest Hills',
  '09170': 'South Central Connecticut',
  '09180': 'Southeastern Connecticut',
  '09190': 'Western Connecticut',
};

function regions(): County[] {
  const fullName = (name: string) => `${name} Planning Region`;
  return Object.entries(connecticutRegions).map(([fips, name]) => ({
    fips,
    name,
    fullName: fullName(name),
    layer: 'region',
  }));
}
