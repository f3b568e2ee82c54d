// Models and years that there were; shares of makes, fuels and numbers are our guess, near public US statistics.
import { vehicleModels, type VehicleModel } from '@leadwright/reference/vehicles';
import { consumers } from '../../dictionaries/consumers.ts';
import { vehicles } from '../../dictionaries/vehicles.ts';
import { leadKeySql } from '../../lead-key.ts';
import type { DerivedLeads } from '../derived-leads.ts';
import { spread, type DrawSlot } from '../draw-slots.ts';
import { uniform } from '../expressions.ts';

// In thousandths of all vehicles; a make that is not named has one.
const shares: Readonly<Record<string, number>> = {
  Toyota: 150,
  Ford: 140,
  Chevrolet: 125,
  Honda: 105,
  Nissan: 75,
  Jeep: 45,
  Hyundai: 45,
  Dodge: 40,
  Kia: 38,
  GMC: 35,
  Subaru: 35,
  Ram: 28,
  Volkswagen: 22,
  'Mercedes-Benz': 18,
  BMW: 18,
  Lexus: 18,
  MAZDA: 17,
  Chrysler: 16,
  Buick: 14,
  Cadillac: 12,
  Acura: 11,
  Audi: 9,
  Mitsubishi: 8,
  INFINITI: 7,
  Volvo: 7,
  Lincoln: 6,
  Tesla: 6,
};
const slotCount = 8192;

const yearsOf = ({ years }: VehicleModel): number[] =>
  years.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, after) => from + after));

/** make|model|years|bodies */
function modelSlots(): readonly DrawSlot[] {
  const made = new Map<string, number>();
  for (const model of vehicleModels()) made.set(model.make, (made.get(model.make) ?? 0) + yearsOf(model).length);
  const weighted = vehicleModels().map((model) => {
    const years = yearsOf(model);
    return {
      value: [model.make, model.model, years.join(','), model.bodies.join(',')].join('|'),
      weight: ((shares[model.make] ?? 1) * years.length) / (made.get(model.make) ?? 1),
    };
  });
  return spread('vehicle', weighted, slotCount);
}

const part = (place: number): string => `splitByChar('|', chosen.value)[${place}]`;
// Later years are likelier: the later of two draws.
const years = `splitByChar(',', ${part(3)})`;
const yearDrawn = `${years}[toUInt32(1 + floor(greatest(${uniform('year')}, ${uniform('year-again')}) * length(${years})))]`;
const electric = `make IN ('Tesla', 'Rivian', 'Lucid', 'Polestar', 'VinFast')`;

export const vehicleLeads: DerivedLeads = {
  of: consumers,
  // Whoever owns a home has more of them.
  each: `multiIf(${uniform('vehicles')} < if(homeowner_status = 'owner', 0.07, 0.03), 2, ${uniform('vehicles')} < if(homeowner_status = 'owner', 0.32, 0.24), 1, 0)`,
  drawn: {
    vehicle_slot: `toUInt32(floor(${uniform('vehicle')} * ${slotCount}))`,
    body_at: uniform('body'),
    fuel_at: uniform('fuel'),
    owned_at: uniform('owned'),
  },
  lookUps: [{ name: 'chosen', list: 'vehicle', slot: 'vehicle_slot' }],
  slots: modelSlots,
  columns: {
    lead_key: leadKeySql(vehicles),
    make: part(1),
    model: part(2),
    make_model: `concat(make, ' ', model)`,
    model_year: `toUInt16(${yearDrawn})`,
    body: `if(${part(4)} = '', '', splitByChar(',', ${part(4)})[toUInt32(1 + floor(body_at * length(splitByChar(',', ${part(4)}))))])`,
    fuel: `multiIf(
      ${electric} OR match(model, '(?i)\\\\b(EV|Electric|e-tron)\\\\b'), 'Electric',
      match(model, '(?i)hybrid|prius'), 'Hybrid',
      body = 'Pickup' AND fuel_at < 0.12, 'Diesel',
      model_year >= 2004 AND fuel_at > 0.95, 'Hybrid',
      fuel_at < 0.02, 'Diesel', 'Gasoline')`,
    // Not longer than it is there, nor than its owner is grown up.
    years_owned: `toUInt8(1 + least(floor(-log(1 - owned_at) * 5), if({year:UInt16} > model_year, {year:UInt16} - model_year, 0), age - 17, 59))`,
  },
};
