// One control per filter of the dictionary, by groups.
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Checkbox, Select } from 'antd';
import type { Dictionary, Filter, FilterField } from '../../../server/api-types.ts';
import { CodeTreeControl } from './code-tree-control.tsx';
import { controlKindOf } from './control-kind.ts';
import { LeaveOut, sameSide } from './leave-out.tsx';
import { ListControl } from './list-control.tsx';
import { ListToCome } from './list-to-come.tsx';
import { RangeControl } from './range-control.tsx';

// A long list is not sent before somebody asks for it: a group that has one is closed at first.
const openAtFirst = 2;

type Props = {
  dictionary: Dictionary;
  filters: readonly Filter[];
  onFilter: (field: string, filter: Filter | null) => void;
};

export function FilterForm({ dictionary, filters, onFilter }: Props) {
  return (
    <>
      {dictionary.groups.map((group, index) => {
        const fields = dictionary.filters.filter((field) => field.group === group);
        return (
          <Group
            key={group}
            name={group}
            used={usedOf(fields, filters)}
            openAtFirst={index < openAtFirst && !fields.some(({ itemsApart }) => itemsApart)}
          >
            {(isOpen) =>
              fields.map((field) => (
                <FilterOf
                  key={field.field}
                  dictId={dictionary.dictId}
                  field={field}
                  filter={filters.find((filter) => filter.field === field.field)}
                  onFilter={(filter) => onFilter(field.field, filter)}
                  seen={isOpen}
                />
              ))
            }
          </Group>
        );
      })}
    </>
  );
}

const usedOf = (fields: readonly FilterField[], filters: readonly Filter[]): number =>
  fields.filter((field) => filters.some((filter) => filter.field === field.field)).length;

type GroupProps = {
  name: string;
  used: number;
  openAtFirst: boolean;
  children: (isOpen: boolean) => ReactNode;
};

/** Opens by itself when one of its filters is set, and never closes by itself. */
function Group({ name, used, openAtFirst: atFirst, children }: GroupProps) {
  const isUsed = used > 0;
  const [wasUsed, setWasUsed] = useState(isUsed);
  const [isOpen, setOpen] = useState(atFirst || isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }
  return (
    <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name}
        {used > 0 && <span className="used">{used} set</span>}
      </summary>
      {children(isOpen)}
    </details>
  );
}

type ControlProps = { field: FilterField; filter: Filter | undefined; onFilter: (filter: Filter | null) => void };
type FilterOfProps = ControlProps & {
  dictId: string;
  /** A list that is answered apart is fetched once its group is open. */
  seen?: boolean;
};

/** Tab leaves an open list: the component would choose what its arrow stands at, which nobody asked for. */
const leaveByTab = (event: KeyboardEvent): void => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** The control of one filter, with the choice to leave out what it finds. */
export function FilterOf({ dictId, field, filter, onFilter, seen = true }: FilterOfProps) {
  if (controlKindOf(field) === 'list to come') return <ListToCome dictId={dictId} field={field} seen={seen} />;
  return (
    <div className="filter" role="group" aria-label={field.label} onKeyDownCapture={leaveByTab}>
      <FilterControl
        dictId={dictId}
        field={field}
        filter={filter}
        onFilter={(next) => onFilter(sameSide(filter, next))}
      />
      <LeaveOut field={field} filter={filter} onFilter={onFilter} />
    </div>
  );
}

function FilterControl({ dictId, field, filter, onFilter }: ControlProps & { dictId: string }) {
  const anyOf = filter !== undefined && 'anyOf' in filter ? filter.anyOf : [];
  const items = field.items ?? [];
  const choose = (values: string[]) => onFilter(values.length === 0 ? null : { field: field.field, anyOf: values });
  const kind = controlKindOf(field);
  if (kind === 'number range')
    return <RangeControl key={field.field} field={field} filter={filter} onFilter={onFilter} />;
  if (kind === 'bands') return <BandControl field={field} filter={filter} onFilter={onFilter} />;
  if (kind === 'code tree') return <CodeTreeControl dictId={dictId} field={field} chosen={anyOf} onChoose={choose} />;
  return (
    <>
      <span className="filter-label">{field.label}</span>
      {kind === 'checkboxes' ? (
        <div className="boxes">
          {items.map((item) => (
            <Checkbox
              key={item.value}
              checked={anyOf.includes(item.value)}
              onChange={(event) =>
                choose(event.target.checked ? [...anyOf, item.value] : anyOf.filter((value) => value !== item.value))
              }
            >
              {item.label}
            </Checkbox>
          ))}
        </div>
      ) : (
        <ListControl dictId={dictId} field={field} chosen={anyOf} onChoose={choose} />
      )}
    </>
  );
}

function BandControl({ field, filter, onFilter }: ControlProps) {
  const items = field.items ?? [];
  const from = filter !== undefined && 'from' in filter ? String(filter.from) : undefined;
  const to = filter !== undefined && 'to' in filter ? String(filter.to) : undefined;
  const place = (value: string | undefined): number => items.findIndex((item) => item.value === value);
  const change = (nextFrom: string | undefined, nextTo: string | undefined) => {
    if (nextFrom === undefined && nextTo === undefined) onFilter(null);
    else
      onFilter({
        field: field.field,
        ...(nextFrom === undefined ? {} : { from: nextFrom }),
        ...(nextTo === undefined ? {} : { to: nextTo }),
      });
  };
  return (
    <>
      <span className="filter-label">{field.label}</span>
      <div className="bands">
        <Select
          aria-label={`${field.label}, from`}
          placeholder="From any"
          allowClear
          value={from ?? null}
          options={items.map((item, index) => ({ ...item, disabled: to !== undefined && index > place(to) }))}
          onChange={(value: string | null | undefined) => change(value ?? undefined, to)}
        />
        <Select
          aria-label={`${field.label}, to`}
          placeholder="To any"
          allowClear
          value={to ?? null}
          options={items.map((item, index) => ({ ...item, disabled: index < place(from) }))}
          onChange={(value: string | null | undefined) => change(from, value ?? undefined)}
        />
      </div>
    </>
  );
}
