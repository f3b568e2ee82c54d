-- Numbers are given out, not drawn: where the runs of a place begin in its turns of area codes, and the first line of each code.
ALTER TABLE leads.draw_places ADD COLUMN IF NOT EXISTS code_turn UInt8, ADD COLUMN IF NOT EXISTS line_from Array(UInt32)
