// Whether cells of the file hold words, as the preview shows them, or the codes that programs match on.
import { Checkbox } from 'antd';

export type Cells = 'labels' | 'codes';

export function CellsChoice({ cells, onChange }: { cells: Cells; onChange: (cells: Cells) => void }) {
  return (
    <Checkbox
      className="cells-choice"
      checked={cells === 'codes'}
      onChange={(event) => onChange(event.target.checked ? 'codes' : 'labels')}
    >
      Codes instead of words, for programs
    </Checkbox>
  );
}
