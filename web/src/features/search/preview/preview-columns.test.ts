import { dictionary } from '../../../testing/network.ts';
import { arrangeColumns, cellOf } from './preview-columns.ts';

const column = (field: string) => ({ field, label: field });
const consumers = [
  'first_name',
  'last_name',
  'street',
  'city_name',
  'state',
  'zip',
  'phone',
  'email',
  'do_not_call',
  'age',
  'gender',
  'income',
  'year_built',
].map(column);
const businesses = [
  'company',
  'contact_first_name',
  'contact_last_name',
  'street',
  'city_name',
  'state',
  'phone',
  'email',
  'sic_code',
].map(column);
const idsOf = (arranged: { id: string }[]): string[] => arranged.map(({ id }) => id);

describe('the columns of a preview', () => {
  it('are name, city and state, phone, e-mail, age, then what is filtered, then the rest', () => {
    expect(idsOf(arrangeColumns(consumers, ['income', 'gender']))).toEqual([
      'first_name',
      'city_name',
      'phone',
      'email',
      'age',
      'income',
      'gender',
      'street',
      'zip',
      'do_not_call',
      'year_built',
    ]);
  });

  it('begin with the company, then the person to ask for', () => {
    expect(idsOf(arrangeColumns(businesses, ['sic_code']))).toEqual([
      'company',
      'contact_first_name',
      'city_name',
      'phone',
      'email',
      'sic_code',
      'street',
    ]);
  });

  it('name what a lead is about after whose it is, where the dictionary does so first', () => {
    const vehicle = ['model_year', 'make', 'model', 'body', 'first_name', 'last_name', 'city_name', 'state'].map(
      column,
    );
    expect(idsOf(arrangeColumns(vehicle, ['body']))).toEqual([
      'first_name',
      'model_year',
      'make',
      'model',
      'city_name',
      'body',
    ]);
  });

  it('join what is one thing to the reader, and leave out what is not known', () => {
    const [name, place] = arrangeColumns(consumers, []);
    expect(name?.label).toBe('Name');
    expect(name && cellOf(name, { first_name: 'Maria', last_name: 'Lopez' })).toBe('Maria Lopez');
    expect(name && cellOf(name, { first_name: '', last_name: 'Lopez' })).toBe('Lopez');
    expect(place && cellOf(place, { city_name: 'Phoenix', state: 'AZ' })).toBe('Phoenix, AZ');
  });

  it('include every field that the server sends', () => {
    expect(
      arrangeColumns(consumers, ['age', 'age', 'shoe_size'])
        .flatMap(({ fields }) => fields)
        .sort(),
    ).toEqual(consumers.map(({ field }) => field).sort());
    expect(idsOf(arrangeColumns(dictionary.columns, []))).toEqual(['first_name', 'phone']);
  });
});
