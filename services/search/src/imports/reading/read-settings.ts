// How the engine's own readers are asked to read a file of a supplier.
import { quoted } from '@leadwright/leads/imports/sql-text';
import { ImportRefusal } from '../import-refusal.ts';

export const engineText = quoted;

/** Serial, so that the number of a record is its place; no cell is guessed to be anything but text. */
export const readSettings: Readonly<Record<string, string | number>> = {
  max_threads: 1,
  // Mapped into memory, a file counts as the process's own, and a container is ended for it.
  storage_file_read_method: 'pread',
  max_block_size: 8192,
  max_insert_block_size: 65_536,
  min_insert_block_size_rows: 65_536,
  min_insert_block_size_bytes: 64 * 1024 * 1024,
  max_query_size: 16 * 1024 * 1024,
  max_ast_elements: 1_000_000,
  max_expanded_ast_elements: 5_000_000,
  input_format_allow_errors_num: 1_000_000_000,
  input_format_allow_errors_ratio: 1,
  input_format_csv_detect_header: 0,
  input_format_csv_allow_variable_number_of_columns: 1,
  input_format_csv_allow_whitespace_or_tab_as_delimiter: 1,
  input_format_csv_trim_whitespaces: 0,
  input_format_csv_allow_cr_end_of_line: 0,
  input_format_json_read_numbers_as_strings: 1,
  input_format_json_read_objects_as_strings: 1,
  input_format_json_read_bools_as_strings: 1,
};

/** What the engine could not read at all: a stream that is cut, bytes that are none of the format. */
export function refusedRead(path: string, error: unknown): ImportRefusal {
  if (error instanceof ImportRefusal) return error;
  const said = error instanceof Error ? error.message : String(error);
  // Where in the engine it was says nothing to whoever reads this.
  const [first = ''] = said.replaceAll(/\s+/g, ' ').slice(0, 200).split(': While ');
  return new ImportRefusal('file-broken', `${path} cannot be read to its end: it is cut off or damaged (${first}).`, {
    cause: error,
  });
}
