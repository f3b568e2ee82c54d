-- A head changes with every command of its stream: its next version fits beside it, and no index changes.
alter table head set (fillfactor = 70);
