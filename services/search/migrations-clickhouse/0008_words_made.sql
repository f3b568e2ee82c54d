-- Which versions may be counted by words: those that were made whole and are true. `coding` is a hash of the values by whose
-- order they were coded; words of another coding say something else.
CREATE TABLE IF NOT EXISTS leads.words_made (
  dict_id LowCardinality(String),
  dataset_version UInt32,
  coding String,
  made_at DateTime('UTC') DEFAULT now()
)
ENGINE = MergeTree
ORDER BY (dict_id, dataset_version)
