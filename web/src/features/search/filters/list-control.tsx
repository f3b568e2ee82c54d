// Chooses from a list with a find box, which also finds what is suggested for the words typed.
import { useState } from 'react';
import { Select } from 'antd';
import type { FilterField } from '../../../server/api-types.ts';
import { useSuggestedValues } from '../query/api.ts';

type Props = { dictId: string; field: FilterField; chosen: string[]; onChoose: (values: string[]) => void };

export function ListControl({ dictId, field, chosen, onChoose }: Props) {
  const [text, setText] = useState('');
  const suggested = useSuggestedValues(field, text, dictId);
  return (
    <Select
      mode="multiple"
      className="wide"
      aria-label={field.label}
      placeholder="Any"
      onSearch={setText}
      filterOption={(typed, option) =>
        option !== undefined &&
        (option.label.toLowerCase().includes(typed.trim().toLowerCase()) || suggested.values.has(option.value))
      }
      maxTagCount={3}
      allowClear
      options={field.items ?? []}
      value={chosen}
      onChange={onChoose}
    />
  );
}
