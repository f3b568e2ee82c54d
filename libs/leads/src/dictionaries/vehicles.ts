import { vehicleMakes, vehicleModels } from '@leadwright/reference/vehicles';
import { itemsOf, steps, type Dictionary } from '../dictionary.ts';
import { contactFilters } from './contact-filters.ts';
import { ageColumn, homeownerColumn, householdKey, incomeColumn, nameColumns } from './person-columns.ts';
import { contactColumns, placeColumns, streetColumns } from './place-columns.ts';

const whatItIs = { group: 'Vehicle', clickhouseType: 'LowCardinality(String)', importAs: 'item' } as const;
const vehicle = { ...whatItIs, exports: true } as const;

export const vehicles: Dictionary = {
  dictId: 'vehicles',
  index: 'leads.vehicles',
  // Somebody with two that are alike is asked about them once.
  identity: ['first_name', 'last_name', 'street_number', 'street', 'zip', 'model_year', 'make_model'],
  keys: { household: householdKey },
  beside: { household: 'Vehicle of the household' },
  path: '/search/vehicles',
  icon: 'M3 12.5 4.7 7.6c.3-.8.9-1.3 1.8-1.3h7c.9 0 1.5.5 1.8 1.3l1.7 4.9v3.2H3v-3.2Zm0 0h14M5.3 15.7v1.6m9.4-1.6v1.6M6 14.1h1.2m5.6 0H14',
  type: 'Vehicles',
  themeColor: '#2F6B2F',
  themeColorDark: '#8CCB8C',
  name: 'Vehicles',
  geography: ['ST', 'COUNTY', 'CITY', 'ZIP', 'AREA_CODE'],
  multiplierHundredths: 100,
  columns: [
    {
      ...vehicle,
      inputType: 'range',
      fieldName: 'model_year',
      label: 'Model year',
      clickhouseType: 'UInt16',
      importAs: 'number',
      min: 1981,
      max: 2031,
      bars: steps(1981, 2029, 3),
      year: true,
    },
    {
      ...vehicle,
      inputType: 'select',
      fieldName: 'make',
      label: 'Make',
      items: itemsOf(...vehicleMakes()),
      suggestedAs: 'MAKE',
    },
    { ...vehicle, fieldName: 'model', label: 'Model', clickhouseType: 'LowCardinality(String)', importAs: 'text' },
    {
      ...whatItIs,
      inputType: 'select',
      fieldName: 'make_model',
      label: 'Model',
      // Two makes have models of one name.
      items: itemsOf(...vehicleModels().map(({ make, model }) => `${make} ${model}`)),
      suggestedAs: 'MODEL',
    },
    {
      ...vehicle,
      inputType: 'select',
      fieldName: 'body',
      label: 'Body',
      items: itemsOf('Convertible', 'Coupe', 'Hatchback', 'Pickup', 'Sedan', 'SUV', 'Van/Minivan', 'Wagon'),
    },
    {
      ...vehicle,
      inputType: 'checkbox',
      fieldName: 'fuel',
      label: 'Fuel',
      items: itemsOf('Gasoline', 'Diesel', 'Hybrid', 'Electric'),
    },
    {
      ...vehicle,
      inputType: 'range',
      fieldName: 'years_owned',
      label: 'Years owned',
      clickhouseType: 'UInt8',
      importAs: 'number',
      min: 1,
      max: 60,
      bars: [...steps(1, 10, 1), 15, 20, 30],
      unit: 'years',
    },
    ...nameColumns,
    ...streetColumns,
    ...placeColumns,
    ...contactColumns,
    ...contactFilters,
    { ...ageColumn, group: 'Owner' },
    { ...incomeColumn, group: 'Owner' },
    { ...homeownerColumn, group: 'Owner' },
  ],
};
