// Every kind of control that the dictionaries use, live, with the value that it gives: for super-admins who check a
// dictionary after a change of it. Nothing is searched.
import { useState } from 'react';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../../components/pages/super-admins-only.tsx';
import type { Dictionary, DictionaryInBrief, Filter, FilterField } from '../../../server/api-types.ts';
import { useDictionaries, useDictionary } from '../../../server/searches/dictionaries.ts';
import { controlKindOf, type ControlKind } from '../filters/control-kind.ts';
import { FilterOf } from '../filters/filter-form.tsx';
import '../search.css';
import './field-test.css';

export function FieldTestPage() {
  return (
    <SuperAdminsOnly>
      <PageTitle>Field test</PageTitle>
      <FieldTest />
    </SuperAdminsOnly>
  );
}

function FieldTest() {
  const dictionaries = useDictionaries();
  return (
    <Loaded query={dictionaries} skeleton={<Bone height={320} />} safe="Nothing was changed.">
      {(all) => (
        <>
          {all.map((dictionary) => (
            <DictionaryTest key={dictionary.dictId} brief={dictionary} />
          ))}
        </>
      )}
    </Loaded>
  );
}

function DictionaryTest({ brief }: { brief: DictionaryInBrief }) {
  const dictionary = useDictionary(brief.dictId, 'all');
  return (
    <Loaded query={dictionary} skeleton={<Bone height={320} />} safe="Nothing was changed.">
      {(whole) => whole && <FieldsOf dictionary={whole} />}
    </Loaded>
  );
}

function FieldsOf({ dictionary }: { dictionary: Dictionary }) {
  return (
    <section className="field-test" aria-labelledby={`fields-${dictionary.dictId}`}>
      <h2 id={`fields-${dictionary.dictId}`}>{dictionary.name}</h2>
      <TableScroll label={`Controls of ${dictionary.name}`}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Control</th>
              <th scope="col">Field</th>
              <th scope="col">Component</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {kindsOf(dictionary.filters).map(([kind, fields]) => (
              <KindRow key={kind} dictId={dictionary.dictId} kind={kind} fields={fields} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

function kindsOf(fields: readonly FilterField[]): [ControlKind, FilterField[]][] {
  const kinds = new Map<ControlKind, FilterField[]>();
  for (const field of fields) kinds.set(controlKindOf(field), [...(kinds.get(controlKindOf(field)) ?? []), field]);
  return [...kinds];
}

type KindProps = { dictId: string; kind: ControlKind; fields: readonly FilterField[] };

function KindRow({ dictId, kind, fields }: KindProps) {
  const [chosen, setChosen] = useState(fields[0]?.field ?? '');
  const [filter, setFilter] = useState<Filter | null>(null);
  const field = fields.find((one) => one.field === chosen) ?? fields[0];
  if (field === undefined) return null;
  return (
    <tr>
      <td>{kind}</td>
      <td>
        <select
          className="input"
          aria-label={`Field with ${kind}`}
          value={field.field}
          onChange={(event) => {
            setChosen(event.target.value);
            setFilter(null);
          }}
        >
          {fields.map((one) => (
            <option key={one.field} value={one.field}>
              {one.field}
            </option>
          ))}
        </select>
        <p className="help">
          {field.inputType}, {field.group}
        </p>
      </td>
      <td className="component">
        <FilterOf key={field.field} dictId={dictId} field={field} filter={filter ?? undefined} onFilter={setFilter} />
      </td>
      <td>
        <output className="value">{filter === null ? 'any' : JSON.stringify(filter)}</output>
      </td>
    </tr>
  );
}
