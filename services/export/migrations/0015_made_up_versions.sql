-- Whether a version's leads were made up for trying the product, as its activation says. Null: of before, until dataset-version is
-- rebuilt; nothing is said of their files.
alter table dataset_version add column made_up boolean;
