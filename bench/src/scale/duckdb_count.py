"""Counts in DuckDB, on two threads, what the bench counts in words: `duckdb_count.py PARQUET FILE RUNS CONDITION`.

Prints one line of JSON: the count, milliseconds of each run, seconds to load, the version.
"""
import json
import sys
import time

import duckdb

parquet, database, runs, condition = sys.argv[1:]
connection = duckdb.connect(database, config={"threads": 2})
began = time.perf_counter()
connection.execute("CREATE TABLE leads AS SELECT * FROM read_parquet(?)", [parquet])
load_seconds = time.perf_counter() - began
took = []
count = 0
for _ in range(int(runs) + 1):
    began = time.perf_counter()
    count = connection.execute(f"SELECT count(*) FROM leads WHERE {condition}").fetchone()[0]
    took.append(1000 * (time.perf_counter() - began))
# The first reads the file.
print(json.dumps({"count": count, "ms": took[1:], "loadSeconds": load_seconds, "version": duckdb.__version__}))
