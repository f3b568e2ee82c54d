import { expect, it } from '@jest/globals';
import { vehicleMakes, vehicleModels } from './vehicles.ts';

const model = (make: string, name: string) =>
  vehicleModels().find((known) => known.make === make && known.model === name);

it('has 66 makes and 1,459 models, none twice', () => {
  expect(vehicleMakes()).toHaveLength(66);
  expect(vehicleModels()).toHaveLength(1459);
  expect(new Set(vehicleModels().map((known) => `${known.make} ${known.model}`)).size).toBe(1459);
});

it('has the years that a model was made, with the pauses', () => {
  expect(model('Acura', 'Integra')).toEqual({
    make: 'Acura',
    model: 'Integra',
    years: [
      { from: 1992, to: 2001 },
      { from: 2023, to: 2026 },
    ],
    bodies: ['Coupe', 'Hatchback', 'Sedan'],
  });
  expect(model('Acura', 'Legend')?.years).toEqual([{ from: 1992, to: 1995 }]);
});

it('has years in order, none after 2026, and takes a model of 2024 as going on', () => {
  for (const { years } of vehicleModels()) {
    const flat = years.flatMap(({ from, to }) => [from, to]);
    expect(flat).toEqual([...flat].sort((a, b) => a - b));
    expect(flat.every((year) => year >= 1992 && year <= 2026)).toBe(true);
    expect(years.filter(({ to }) => to === 2024 || to === 2025)).toEqual([]);
  }
});
