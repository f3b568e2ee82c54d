-- A lead's time zone is that of its ZIP code.
ALTER TABLE leads.draw_places ADD COLUMN IF NOT EXISTS time_zone String
