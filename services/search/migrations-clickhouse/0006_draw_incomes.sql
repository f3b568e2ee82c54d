-- Incomes follow the state: for each place the share of households below the upper end of each income band but the last.
ALTER TABLE leads.draw_places ADD COLUMN IF NOT EXISTS income_up_to Array(Float64)
