import { describe, expect, it } from '@jest/globals';
import { areaCodes, counties, states, zips } from './places.ts';

const zipOf = (code: string) => zips().find(({ zip }) => zip === code);
const civil = () => zips().filter(({ countyFips }) => countyFips !== '');
const stateKind = (code: string) => states().find((state) => state.code === code)?.kind;

describe('ZIP codes', () => {
  it.each([
    ['90210', 'Beverly Hills', 'CA', '06037', 'America/Los_Angeles', '310'],
    ['10001', 'New York', 'NY', '36061', 'America/New_York', '212'],
    ['00501', 'Holtsville', 'NY', '36103', 'America/New_York', '631'],
    ['96701', 'Aiea', 'HI', '15003', 'Pacific/Honolulu', '808'],
    ['99501', 'Anchorage', 'AK', '02020', 'America/Anchorage', '907'],
    ['79754', 'Mentone', 'TX', '48301', 'America/Chicago', '432'],
    ['00601', 'Adjuntas', 'PR', '72001', 'America/Puerto_Rico', '787'],
    ['96910', 'Hagatna', 'GU', '66010', 'Pacific/Guam', '671'],
  ])('%s is %s, %s in county %s', (code, city, state, countyFips, timeZone, areaCode) => {
    expect(zipOf(code)).toMatchObject({ city, state, countyFips, timeZone });
    expect(zipOf(code)?.areaCodes).toContain(areaCode);
  });

  it('gives every civil ZIP a county of its own state, a time zone, coordinates and an area code', () => {
    const stateOf = new Map(states().map(({ code, fips }) => [code, fips]));
    const known = new Set(counties().map(({ fips }) => fips));
    const wrong = civil().filter(
      (zip) =>
        !known.has(zip.countyFips) ||
        !zip.countyFips.startsWith(stateOf.get(zip.state) ?? '?') ||
        zip.timeZone === '' ||
        zip.areaCodes.length === 0 ||
        !Number.isFinite(zip.latitude) ||
        zip.latitude === 0,
    );
    expect(wrong).toEqual([]);
    expect(civil()).toHaveLength(41_195);
  });

  it("has Connecticut's eight old counties, with the planning region beside them", () => {
    const connecticut = zips().filter(({ state }) => state === 'CT');
    const old = ['09001', '09003', '09005', '09007', '09009', '09011', '09013', '09015'];
    expect([...new Set(connecticut.map(({ countyFips }) => countyFips))].sort()).toEqual(old);
    expect(connecticut.filter(({ planningRegion }) => planningRegion !== '')).toHaveLength(418);
    expect(zipOf('06103')).toMatchObject({ countyFips: '09003', planningRegion: '09110' });
  });

  it('includes the territories', () => {
    const count = (state: string) => zips().filter((zip) => zip.state === state).length;
    expect(['PR', 'GU', 'VI', 'MP', 'AS'].map(count)).toEqual([177, 21, 16, 3, 1]);
  });

  it.each([
    ['85001', 'po-box'],
    ['85003', 'standard'],
    ['00501', 'unique'],
    ['10001', 'standard'],
    ['79754', 'po-box'],
  ] as const)('%s is a %s ZIP', (code, kind) => {
    expect(zipOf(code)?.kind).toBe(kind);
  });

  it('has no residents in the 9,249 PO-box and 2,117 unique ZIPs', () => {
    const without = zips().filter(({ kind }) => kind !== 'standard');
    const count = (kind: string) => without.filter((zip) => zip.kind === kind).length;
    expect([count('po-box'), count('unique')]).toEqual([9249, 2117]);
    expect(without.filter(({ people }) => people > 0)).toEqual([]);
  });

  it('has the residents of Saint Louis, an independent city, and of other places that sources spell differently', () => {
    const peopleIn = (member: (zip: ReturnType<typeof zips>[number]) => boolean) =>
      zips()
        .filter(member)
        .reduce((sum, { people }) => sum + people, 0);
    expect(Math.abs(peopleIn(({ countyFips }) => countyFips === '29510') - 301_578)).toBeLessThan(100);
    expect(peopleIn(({ state, city }) => state === 'FL' && city === 'Saint Petersburg')).toBeGreaterThan(200_000);
    expect(peopleIn(({ state, city }) => state === 'MO' && city === 'O Fallon')).toBeGreaterThan(60_000);
    expect(peopleIn(({ state, city }) => state === 'PA' && city === 'Wilkes Barre')).toBeGreaterThan(30_000);
  });

  it("matches every state's 2020 census count within a thousandth", () => {
    // Samoa and the Marianas get all mail in PO boxes, so no ZIP there has homes.
    for (const { code, people } of states().filter(({ code: state }) => state !== 'AS' && state !== 'MP')) {
      const sum = zips()
        .filter(({ state }) => state === code)
        .reduce((total, zip) => total + zip.people, 0);
      expect(Math.abs(sum - people)).toBeLessThanOrEqual(people / 1000 + 1);
    }
  });

  it('leaves military ZIPs without a county, residents and area codes', () => {
    const military = zips().filter(({ state }) => stateKind(state) === 'military');
    expect(military).toHaveLength(509);
    expect(military.filter((zip) => zip.countyFips !== '' || zip.people > 0 || zip.areaCodes.length > 0)).toEqual([]);
  });
});

describe('counties', () => {
  it('has 3,232 counties and the nine planning regions', () => {
    expect(counties().filter(({ layer }) => layer === 'county')).toHaveLength(3232);
    expect(counties().filter(({ layer }) => layer === 'region')).toHaveLength(9);
  });

  it.each([
    ['48301', 'Loving County'],
    ['06037', 'Los Angeles County'],
    ['46102', 'Oglala Lakota County'],
    ['02158', 'Kusilvak Census Area'],
    ['02063', 'Chugach Census Area'],
    ['09001', 'Fairfield County'],
    ['09190', 'Western Connecticut Planning Region'],
  ])('%s is %s', (fips, fullName) => {
    expect(counties().find((county) => county.fips === fips)?.fullName).toBe(fullName);
  });

  it('lacks Valdez-Cordova, which was divided', () => {
    expect(counties().some(({ fips }) => fips === '02261')).toBe(false);
  });
});

describe('area codes', () => {
  it('has 372 codes of the states, six of the territories and 55 of Canada', () => {
    const us = areaCodes().filter(({ country }) => country === 'US');
    const territorial = us.filter(({ region }) => stateKind(region) === 'territory');
    expect([us.length - territorial.length, territorial.length]).toEqual([372, 6]);
    expect(areaCodes().filter(({ country }) => country === 'CA')).toHaveLength(55);
  });

  it.each([
    ['212', 'NY'],
    ['934', 'NY'],
    ['839', 'SC'],
    ['472', 'NC'],
    ['686', 'VA'],
    ['728', 'FL'],
    ['821', 'SC'],
    ['983', 'CO'],
    ['924', 'MN'],
    ['353', 'WI'],
    ['738', 'CA'],
    ['684', 'AS'],
    ['787', 'PR'],
    ['416', 'ON'],
    ['257', 'BC'],
    ['902', 'NS/PE'],
  ])('%s belongs to %s', (code, region) => {
    expect(areaCodes().find((known) => known.code === code)?.region).toBe(region);
  });

  it('has 934 only in Suffolk County, which it shares with 631', () => {
    const served = zips().filter((zip) => zip.areaCodes.includes('934'));
    expect(new Set(served.map(({ countyFips }) => countyFips))).toEqual(new Set(['36103']));
    expect(served.every((zip) => zip.areaCodes.includes('631'))).toBe(true);
    expect(served.length).toBeGreaterThan(80);
  });

  it.each([
    ['63103', '314'],
    ['33701', '727'],
    ['55101', '651'],
    ['63366', '636'],
    ['34639', '813'],
  ])("serves %s with %s first, regardless of the numbering plan's spelling", (zip, code) => {
    expect(zipOf(zip)?.areaCodes[0]).toBe(code);
  });

  it('has at least one ZIP for every US code, and only ZIPs of its own state', () => {
    const region = new Map(areaCodes().map((known) => [known.code, known.region]));
    const served = new Set(zips().flatMap((zip) => zip.areaCodes));
    expect(areaCodes().filter(({ code, country }) => country === 'US' && !served.has(code))).toEqual([]);
    expect(zips().filter((zip) => zip.areaCodes.some((code) => region.get(code) !== zip.state))).toEqual([]);
  });
});
