// The drawings of the articles, with numbers that the product itself counts.
import { countOf, owner } from '../../../e2e/src/downloads/download-path.ts';
import { logIn } from '../../../e2e/src/people/client.ts';
import { schemes, type TakenFile } from '../shot.ts';
import { agesOfZip, type Band } from './ages-of-zip.ts';
import { fiveCounties, type ChosenCounty } from './five-counties.ts';
import { svgOf } from './svg.ts';
import { wayOfALead } from './way-of-a-lead.ts';

const ZIP = '85201';
const counties = [
  { fips: '04013', name: 'Maricopa' },
  { fips: '04021', name: 'Pinal' },
  { fips: '04019', name: 'Pima' },
  { fips: '04025', name: 'Yavapai' },
  { fips: '04007', name: 'Gila' },
];
const homeowners = [
  { field: 'age', from: 45, to: 64 },
  { field: 'homeowner_status', anyOf: ['owner'] },
];
const bands = [
  [18, 24],
  [25, 34],
  [35, 44],
  [45, 54],
  [55, 64],
  [65, 74],
  [75, 84],
] as const;

export const drawingNames = ['five-counties', 'ages-of-zip', 'way-of-a-lead'] as const;

/** Both files of each drawing. */
export async function draw(url: string): Promise<TakenFile[]> {
  const client = await logIn(url, owner.email, owner.password);
  const count = async (kind: string, value: string, filters: object[]): Promise<number> =>
    (await countOf(client, { dictId: 'consumers', geography: { kind, values: [value] }, filters })).count;
  const chosen: ChosenCounty[] = [];
  for (const county of counties) chosen.push({ ...county, leads: await count('COUNTY', county.fips, homeowners) });
  const ages: Band[] = [];
  for (const [from, to] of bands) ages.push({ from, to, leads: await count('ZIP', ZIP, [{ field: 'age', from, to }]) });
  const drawings = {
    'five-counties': fiveCounties(chosen),
    'ages-of-zip': agesOfZip(ZIP, ages),
    'way-of-a-lead': wayOfALead(),
  } satisfies Record<(typeof drawingNames)[number], object>;
  return Object.entries(drawings).flatMap(([name, drawing]) =>
    schemes.map((scheme) => ({ file: `${name}-${scheme}.svg`, content: Buffer.from(svgOf(drawing, scheme)) })),
  );
}
