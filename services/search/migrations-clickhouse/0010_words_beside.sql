-- Words of another kind's version, laid beside those of this one: its id and version; empty for the version's own.
ALTER TABLE leads.words_made ADD COLUMN IF NOT EXISTS beside String DEFAULT ''
