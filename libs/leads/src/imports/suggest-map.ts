// A first map for a file that nobody mapped before: by the names of its columns, and by what their cells look like.
import { dictionaries } from '../dictionaries.ts';
import type { Column, Dictionary } from '../dictionary.ts';
import { spellings } from './cell-rule.ts';
import type { ImportMap } from './import-map.ts';
import type { Step } from './map-steps.ts';

/** Some values of a column, as they are in the file. */
export type ColumnSample = { name: string; values: readonly string[] };

type FieldMap = ImportMap['fields'][string];

// How suppliers name what we have a field for, without signs and in small letters.
const otherNames: Readonly<Record<string, string>> = {
  company: 'company companyname business businessname firm organization name',
  contact_first_name: 'contactfirst contactfirstname',
  contact_last_name: 'contactlast contactlastname',
  contact_title: 'title jobtitle contacttitle position',
  first_name: 'first firstname fname givenname forename',
  last_name: 'last lastname lname surname familyname',
  street_number: 'streetnumber housenumber houseno',
  street: 'street streetname',
  city_name: 'city cityname town',
  state: 'state st statecode province',
  zip: 'zip zipcode postalcode postcode zip5',
  county_name: 'county countyname',
  county_fips: 'countyfips fips',
  phone: 'phone phonenumber telephone tel mobile cell',
  email: 'email emailaddress mail',
  website: 'website web url homepage',
  sic_code: 'sic siccode sic4',
  naics_code: 'naics naicscode naics6',
  employees: 'employees employeecount numberofemployees jobs jobsretained jobsreported staff',
  sales_volume: 'sales salesvolume revenue annualsales',
  gender: 'gender sex',
  year_born: 'yearborn birthyear yob',
  month_born: 'monthborn birthmonth mob',
  income: 'income householdincome estimatedincome hhincome',
  homeowner_status: 'homeowner ownrent ownerrenter homeownerstatus',
  do_not_call: 'dnc donotcall',
  model_year: 'year modelyear vehicleyear',
};
const addressNames = 'address address1 addressline1 streetaddress mailingaddress addr'.split(' ');
const fullNames = 'fullname contactname consumername ownername'.split(' ');
const birthNames = 'dob birthdate dateofbirth birthday'.split(' ');
const keyNames = 'id recordid uid leadid customerid vendorid'.split(' ');

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The kind that the most columns fit, with its map. `kind` names it where it is known. */
export function suggestMap(columns: readonly ColumnSample[], kind?: string): ImportMap {
  const chosen = kind === undefined ? dictionaries : dictionaries.filter(({ dictId }) => dictId === kind);
  const maps = chosen.map((dictionary) => mapFor(dictionary, columns));
  const score = ({ kind: dictId, fields }: ImportMap) => {
    const { columns: all = [] } = dictionaries.find((each) => each.dictId === dictId) ?? {};
    const missing = all.filter(({ needed, fieldName }) => needed && !(fieldName in fields));
    return Object.keys(fields).length - 100 * missing.length;
  };
  const [first, ...others] = maps;
  if (!first) throw new Error(`there is no kind of leads ${kind ?? ''}`);
  return others.reduce((best, each) => (score(each) > score(best) ? each : best), first);
}

function mapFor(dictionary: Dictionary, columns: readonly ColumnSample[]): ImportMap {
  const fields: Record<string, FieldMap> = {};
  const used = new Set<string>();
  const take = (field: string, sample: ColumnSample, steps: readonly Step[]) => {
    if (!dictionary.columns.some(({ fieldName }) => fieldName === field) || field in fields) return;
    fields[field] = steps.length === 0 ? sample.name : { column: sample.name, steps: [...steps] };
    used.add(sample.name);
  };
  for (const sample of columns) {
    const name = bare(sample.name);
    const shouting: Step[] = isInCapitals(sample) ? ['title-case'] : [];
    if (addressNames.includes(name)) {
      take('street_number', sample, ['street-number']);
      take('street', sample, ['street', ...shouting]);
    } else if (fullNames.includes(name)) {
      take(dictionary.dictId === 'businesses' ? 'contact_first_name' : 'first_name', sample, [
        'first-name',
        ...shouting,
      ]);
      take(dictionary.dictId === 'businesses' ? 'contact_last_name' : 'last_name', sample, ['last-name', ...shouting]);
    } else if (birthNames.includes(name)) {
      const date = dateForm(sample.values);
      if (date !== undefined) {
        take('year_born', sample, [{ date, part: 'year' }]);
        take('month_born', sample, [{ date, part: 'month' }]);
      }
    } else {
      const column = dictionary.columns.find((each) => isNamed(each, name)) ?? byValues(dictionary, sample);
      if (column) take(column.fieldName, sample, stepsFor(column, sample, shouting));
    }
  }
  const key = columns.find(({ name }) => keyNames.includes(bare(name)) && !used.has(name));
  const isOfPeople = Object.values(dictionary.keys ?? {}).some(({ fieldName }) => fieldName === 'lead_key');
  if (key && !isOfPeople) used.add(key.name);
  const unused = columns.map(({ name }) => name).filter((name) => !used.has(name));
  return {
    kind: dictionary.dictId,
    ...(key && !isOfPeople ? { key: key.name } : {}),
    fields,
    ...(unused.length === 0 ? {} : { unused }),
  };
}

function isNamed({ fieldName, label }: Column, name: string): boolean {
  return [bare(fieldName), bare(label), ...(otherNames[fieldName] ?? '').split(' ')].includes(name);
}

const isInCapitals = ({ values }: ColumnSample): boolean => {
  const worded = values.filter((value) => /[a-z]{3}/i.test(value));
  return worded.length > 0 && worded.filter((value) => value === value.toUpperCase()).length > worded.length / 5;
};

const mostly = (values: readonly string[], holds: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(holds).length > values.length * 0.8;

// Only what cannot be mistaken for something else.
function byValues({ columns }: Dictionary, { values }: ColumnSample): Column | undefined {
  const filled = values.filter((value) => value.trim() !== '');
  if (mostly(filled, (value) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(value.trim())))
    return columns.find(({ masked }) => masked === 'email');
  if (mostly(filled, (value) => /^\+?1?[\s.-]*\(?[2-9]\d{2}\)?[\s.-]*\d{3}[\s.-]*\d{4}$/.test(value.trim())))
    return columns.find(({ masked }) => masked === 'phone');
  return undefined;
}

const nameFields = [
  'company',
  'first_name',
  'last_name',
  'contact_first_name',
  'contact_last_name',
  'street',
  'contact_title',
];
const isYesNo = (value: string): boolean => /^(y|n|yes|no|true|false|t|f|0|1)$/i.test(value.trim());

function stepsFor(column: Column, { values }: ColumnSample, shouting: readonly Step[]): Step[] {
  if (nameFields.includes(column.fieldName)) return [...shouting];
  if (!('items' in column)) return [];
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  const known = spellings(column.items);
  if (mostly(filled, (value) => known.has(value.toLowerCase().replaceAll(/[\s–—-]+/g, '')))) return [];
  if (column.inputType === 'stringRange' && mostly(filled, (value) => /^[$\d,. ]+$/.test(value))) return ['band'];
  if (known.has('yes') && known.has('no') && mostly(filled, isYesNo)) return ['yes-no'];
  // By the first letter of a label or a value, where that tells the items apart.
  const letters = new Map(
    column.items.flatMap(({ value, label }) =>
      [label, value].map((text) => [text.slice(0, 1).toUpperCase(), value] as const),
    ),
  );
  const isClear = column.items.every(({ value, label }) =>
    [label, value].every((text) => letters.get(text.slice(0, 1).toUpperCase()) === value),
  );
  if (isClear && mostly(filled, (value) => letters.has(value.toUpperCase())))
    return [{ codes: Object.fromEntries(letters) }];
  return [];
}

const dateForms: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d{1,2}-\d{1,2}/, 'YYYY-M-D'],
  [/^\d{1,2}\/\d{1,2}\/\d{4}/, 'M/D/YYYY'],
  [/^\d{1,2}\/\d{1,2}\/\d{2}$/, 'M/D/YY'],
  [/^\d{8}$/, 'YYYYMMDD'],
  [/^\d{6}$/, 'YYYYMM'],
  [/^\d{4}$/, 'YYYY'],
];

function dateForm(values: readonly string[]): string | undefined {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  return dateForms.find(([form]) => mostly(filled, (value) => form.test(value)))?.[1];
}
