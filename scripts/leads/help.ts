// What `npm run leads -- --help` says, of all commands and of each.

export const overview = `npm run leads -- <command> [options]

  inspect FILE                    what is in a file, and a map that its columns suggest
  import KIND FILE… --map MAP     read files by a map, check every row, write a version beside the live one
  versions                        which versions of the leads there are, and which is live
  report KIND-N                   what the import of a version found, beside the live version
  activate KIND-N                 make a version the one that is searched, in one step
  rollback KIND                   make the version before the live one live again
  drop KIND-N                     delete a version that is not live
  do-not-call [FILE]              check the leads against a do-not-call list; without a file, which lists count
  deletion-platform LIST…         take out whom the lists of California's deletion platform name, and write the statuses
  schema                          the JSON schema of a map, for an editor

  <command> --help                says more of one command

  --json                          answer in JSON
  --as NAME                       who you are, for the report and the log (default: your log-in name)
  --data DIR                      the product of npm start on this folder (default .data)
  --services JSON                 instead of --data: service to its internal address; the key is in OPERATOR_SERVICE_PRIVATE_KEY

KIND is consumers, businesses, vehicles or emails; KIND-N a version of it, as businesses-3.
Exit code: 0 done, 1 not possible (a file, a map or the product refuses), 2 wrong usage, 3 it needs a look: a version is
out of the usual and was not activated.`;

export const helpOf: Readonly<Record<string, string>> = {
  inspect: `npm run leads -- inspect FILE [--kind KIND] [--write-map MAP]

Reads the whole file and says how it is written (format, delimiter, encoding, compression), and of each column how many
cells are filled, how many values there are, and three of them. Then it prints a map: which column is which field, by
names and values. Nothing of the product is asked or changed, so it needs no running product.

  --kind KIND        suggest a map for this kind (default: the one that most columns fit)
  --write-map MAP    write the map into a new file; edit it, then import by it
  --work DIR         where the engine that reads keeps its files meanwhile (default: the system's temporary folder)`,
  import: `npm run leads -- import KIND FILE… --map MAP [--delta] [--dry-run] [--rejected CSV] [--activate]

Reads CSV (comma, semicolon, tab, |), JSON lines or Parquet, also in gzip or zstd; several files with the same columns are
one import. FILE may be an object of S3 (s3://bucket/key), or - for standard input; both are fetched into the working folder. Every row becomes a lead or is rejected; every bad cell has a code. A whole file replaces what was there: leads
that are not in it are gone after activation. Searches go on in the live version meanwhile.

  --map MAP          the map; npm run leads -- inspect FILE --write-map MAP writes a first one
  --delta            the files say changes of the live version: leads that are new or other, and leads that go. delta of
                     the map says which column and words. A lead that no row names stays as it is
  --dry-run          read, check and report only: the product is not asked, nothing is written
  --rejected CSV     write each rejected row's file, line, column and reason into this file: a new one, or the one of an
                     earlier run
  --activate         activate the version at once, if nothing of it is out of the usual
  --work DIR         where the engine that reads keeps its files meanwhile; about three times the size of the plain files

Of S3: LEADS_S3_REGION (else AWS_REGION), LEADS_S3_ENDPOINT and LEADS_S3_PATH_STYLE=true for servers other than Amazon's,
LEADS_S3_ACCESS_KEY_ID and LEADS_S3_SECRET_ACCESS_KEY; without keys those that AWS's own programs would take.

A second import of the same kind waits half a minute for the first, then is refused. An import that was killed leaves
nothing live: the next one of its kind clears it.`,
  versions: `npm run leads -- versions

Lists the versions of every kind that are kept: live; before (was live); ready (imported, not activated); writing.`,
  report: `npm run leads -- report KIND-N

Shows what the import of this version found: files with their SHA-256, rows, rejected rows and bad cells by reason, share
of filled cells by field, leads per state, and beside the live version of then: new, gone and changed leads, and what is
out of the usual.`,
  activate: `npm run leads -- activate KIND-N [--accept REASON]

Searches, counts, previews and new downloads read this version from now on; those that run end in the one they began in.
A version that is out of the usual (far fewer leads, a field that is hardly filled any more, …) is refused with what is.

  --accept REASON    activate it all the same; the reason is kept with the report`,
  rollback: `npm run leads -- rollback KIND

Makes the version before the live one live again, under a new number: numbers only grow, so what a buyer was shown under
one number stays what it was. Its rows are copied, which takes about a second for a million leads.`,
  drop: `npm run leads -- drop KIND-N

Deletes the rows of a version that is not live. A file that was bought from it and is not made yet cannot be made any more.`,
  'do-not-call': `npm run leads -- do-not-call FILE --source NAME --as-of DATE [--delta] [--accept REASON]
npm run leads -- do-not-call

Makes the list the one of its source that counts, and checks the leads against all lists that count. Searches, counts and
files say what was before until every lead is checked, then what is after. Later versions are checked before they are live.

The file is text, or text in gzip, with a number in each line: as the registry of the United States has it (602,5551234), or
in any usual writing. Bad lines are counted by reason.

  --source NAME      federal is the registry of the United States; other lists have names of their own, as texas
  --as-of DATE       the day that the list is of, as 2026-11-12: who calls counts 31 days from it
  --delta            the file has changes of the list before: lines with A are added, lines with D taken off
  --accept REASON    make it count although it is empty, takes more than one number of twenty off, is older than the one
                     before, or has many bad lines; the reason is kept
  --work DIR         where the engine that reads keeps its files meanwhile

Without a file: which lists count, and what each version was checked against. A load that was killed changes nothing; a check
that was cut off goes on by itself.`,
  'deletion-platform': `npm run leads -- deletion-platform LIST… [--out FOLDER]

Takes the lists of California's deletion platform (DROP) as they are downloaded and unpacked: 20260312_4821_Email.csv,
Phone, NDZ, NameVIN, MAID, CTVID, and Removed of those who took it back. Every lead of every version is compared with them;
who is found is taken out as who asks by the form, in searches, counts and files. Who is not found is kept, and each later
import is compared before it is live. What is kept are encrypted hashes; nobody's name or number is in the lists or is kept.

  --out FOLDER       write a file of statuses for each list into it, with the list's name, as the platform takes it:
                     3 deleted; 4 opted out, where several people share the identifier; 5 not found. 2, excepted by law,
                     is never said: no lead is kept back

A list that came before adds nothing, and its statuses are written as they are now: run the command again after it was
killed, or to amend what a later import found. Bad lines are counted by reason and have no status; then the exit code is 3.`,
  schema: `npm run leads -- schema

Prints the JSON schema of a map. An editor that knows YAML checks and completes a map by it.`,
};
