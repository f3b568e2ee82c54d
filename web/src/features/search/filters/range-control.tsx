// A range of whole numbers: two number fields, and a slider for pointers. By keyboard it is two tab stops.
import { useState } from 'react';
import { InputNumber, Slider } from 'antd';
import { rangeEndOf } from './year-range.ts';
import type { Filter, FilterField } from '../../../server/api-types.ts';

type Props = { field: FilterField; filter: Filter | undefined; onFilter: (filter: Filter | null) => void };

export function RangeControl({ field, filter, onFilter }: Props) {
  const min = field.min ?? 0;
  const max = rangeEndOf(field, new Date());
  const asked = filter !== undefined && !('anyOf' in filter) ? filter : undefined;
  const from = numberOr(asked?.from, null);
  const to = numberOr(asked?.to, null);
  // Dragging the slider changes nothing yet; the address changes on release.
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const change = (nextFrom: number | null, nextTo: number | null) => {
    setDragged(null);
    onFilter(rangeFilter(field.field, nextFrom, nextTo));
  };
  const [low, high] = dragged ?? [from ?? min, to ?? max];
  return (
    <>
      <span className="filter-label">
        {field.label}{' '}
        {field.unit !== undefined && !field.label.toLowerCase().includes(field.unit) && (
          <span className="help">{field.unit}</span>
        )}
      </span>
      <div className="range">
        <InputNumber
          aria-label={`${field.label}, from`}
          placeholder={String(min)}
          min={min}
          max={to ?? max}
          precision={0}
          controls={false}
          changeOnWheel={false}
          value={dragged === null ? from : low}
          onChange={(value) => change(value, to)}
          changeOnBlur
        />
        <Slider
          range
          min={min}
          max={max}
          value={[low, high]}
          tabIndex={-1}
          ariaLabelForHandle={[`${field.label} slider, from`, `${field.label} slider, to`]}
          tooltip={{ open: false }}
          onChange={(value) => setDragged([value[0] ?? min, value[1] ?? max])}
          onChangeComplete={(value) =>
            change(value[0] === min ? null : (value[0] ?? null), value[1] === max ? null : (value[1] ?? null))
          }
        />
        <InputNumber
          aria-label={`${field.label}, to`}
          placeholder={String(max)}
          min={from ?? min}
          max={max}
          precision={0}
          controls={false}
          changeOnWheel={false}
          value={dragged === null ? to : high}
          onChange={(value) => change(from, value)}
          changeOnBlur
        />
      </div>
    </>
  );
}

const numberOr = (value: number | string | undefined, otherwise: null): number | null =>
  typeof value === 'number' ? value : otherwise;

/** The filter for two bounds; null when both are open. */
export function rangeFilter(field: string, from: number | null, to: number | null): Filter | null {
  if (from === null && to === null) return null;
  return { field, ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
}
