#!/usr/bin/env python3
"""Recomputes the books of finance from what finance can download, and from nothing else.

    scripts/close-check.py events.csv [--month 2026-11] [--cut 2026-10=2026-11-03T09:00:00Z ...] [--pack pack.csv]

events.csv is the file of "Download CSV" on the page Finance, without a filter. The program shares no line with the
product. It says which event or lot cannot be right, prints the roll-forward of the month by plan, kind and category as
CSV, and compares it with the file of figures-csv of that month. --cut says when a month was cut: what was recorded from then
on is a later month's. Exit code 0: all fits. 3: something does not. 2: wrong usage.
"""

import argparse
import csv
import json
import sys
from collections import defaultdict

SIDES = ("available", "held", "delivered", "expired", "voided")
FIGURES = ("opening", "issued", "credited", "delivered", "expired", "voided", "closing")
# What each list of portions in an event takes from one side of a lot and gives to another.
MOVES = {
    "LeadsReserved": [("from", "available", "held")],
    "ReservationReleased": [("returned", "held", "available")],
    "LeadsUsed": [("used", "held", "delivered"), ("returned", "held", "available")],
    "LeadsExpired": [("expired", "available", "expired")],
    "LeadsVoided": [("voided", "available", "voided")],
}


def text(value):
    """A cell as it was before it was guarded against spreadsheets that run formulas."""
    return value[1:] if value[:1] == "'" and value[1:2] in "=+-@＝＋－＠" else value


def read_events(path):
    csv.field_size_limit(sys.maxsize)
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = csv.DictReader(file)
        missing = {"accountId", "seq", "type", "effectiveAt", "recordedAt", "event"} - set(rows.fieldnames or ())
        if missing:
            raise SystemExit(f"{path} is no file of events: it lacks {', '.join(sorted(missing))}")
        events = [{name: text(value) for name, value in row.items()} for row in rows]
    for event in events:
        event["seq"] = int(event["seq"])
        event["event"] = json.loads(event["event"])
    return sorted(events, key=lambda event: (event["accountId"], event["seq"]))


def month_after(month):
    year, number = map(int, month.split("-"))
    return f"{year + number // 12}-{number % 12 + 1:02}"


def month_of(event, cuts):
    """The first month that ends after the fact took effect and was cut after the fact was known."""
    month = event["effectiveAt"][:7]
    while month in cuts and event["recordedAt"] >= cuts[month]:
        month = month_after(month)
    return month


class Lot:
    def __init__(self, plan, terms, kind):
        self.plan, self.kind = plan, kind
        self.category, self.cents = terms["category"], terms.get("costCents") or 0
        self.sides = dict.fromkeys(SIDES, 0)
        self.months = defaultdict(lambda: dict.fromkeys(FIGURES[1:-1], 0))


class Books:
    def __init__(self, cuts):
        self.cuts, self.lots, self.problems = cuts, {}, []
        self.account, self.seq, self.plan = None, 0, ""

    def take(self, event):
        account, seq, kind, said = event["accountId"], event["seq"], event["type"], event["event"]
        if account != self.account:
            self.account, self.seq, self.plan = account, 0, ""
        if seq != self.seq + 1:
            self.say(event, f"follows event {self.seq}")
        self.seq = seq
        if kind in ("SubscriptionChanged", "PeriodPaid"):
            self.plan = said["planId"]
        elif kind in ("LeadsGranted", "LeadsCredited"):
            self.begin(event, said, "issued" if kind == "LeadsGranted" else "credited")
        for portions, source, target in MOVES.get(kind, ()):
            for portion in said.get(portions) or ():
                self.move(event, portion, source, target)

    def begin(self, event, said, figure):
        key = (event["accountId"], said["lotId"])
        if key in self.lots:
            return self.say(event, f"begins lot {said['lotId']} again")
        if said["leads"] <= 0:
            self.say(event, f"begins lot {said['lotId']} with {said['leads']} leads")
        lot = self.lots[key] = Lot(self.plan, said, said["kind"])
        lot.sides["available"] += said["leads"]
        lot.months[month_of(event, self.cuts)][figure] += said["leads"]

    def move(self, event, portion, source, target):
        lot = self.lots.get((event["accountId"], portion["lotId"]))
        if lot is None:
            return self.say(event, f"moves leads of lot {portion['lotId']}, which nothing began")
        leads = portion["leads"]
        lot.sides[source] -= leads
        lot.sides[target] += leads
        if leads < 0 or lot.sides[source] < 0:
            self.say(event, f"takes {leads} {source} leads of lot {portion['lotId']}, more than there are")
        if target in ("delivered", "expired", "voided"):
            lot.months[month_of(event, self.cuts)][target] += leads

    def say(self, event, what):
        self.problems.append(f"event {event['seq']} of {event['accountId']} ({event['type']}) {what}")


def shared(cents, leads):
    """Cents shared by leads: each share rounded down, what is missing to the largest rests, ties in order."""
    whole = sum(leads)
    if whole == 0:
        return [0] * len(leads)
    shares = [cents * each // whole for each in leads]
    by_rest = sorted(range(len(leads)), key=lambda line: (-(cents * leads[line] % whole), line))
    for line in by_rest[: cents - sum(shares)]:
        shares[line] += 1
    return shares


def roll_forward(lots, month):
    """By plan, kind and category: each figure in leads and in cents, all whole."""
    sums = defaultdict(lambda: dict.fromkeys([*FIGURES, *(f"{name}Cents" for name in FIGURES)], 0))
    for lot in lots.values():
        leads = cents = 0
        for each in sorted(name for name in lot.months if name <= month):
            moved = lot.months[each]
            began = moved["issued"] + moved["credited"] > 0
            row = {"opening": leads, **moved, "openingCents": cents}
            row["issuedCents"] = lot.cents if moved["issued"] > 0 else 0
            row["creditedCents"] = lot.cents if moved["credited"] > 0 else 0
            row["closing"] = leads + moved["issued"] + moved["credited"] - sum(moved[name] for name in FIGURES[3:6])
            ends = ("delivered", "expired", "voided", "closing")
            for name, share in zip(ends, shared(cents + (lot.cents if began else 0), [row[name] for name in ends])):
                row[f"{name}Cents"] = share
            if each == month:
                break
            leads, cents = row["closing"], row["closingCents"]
        else:
            # Nothing moved in it: it opens and closes with what was left.
            row = {"opening": leads, "closing": leads, "openingCents": cents, "closingCents": cents}
        if any(row.values()):
            total = sums[(lot.plan, lot.kind, lot.category)]
            for name, value in row.items():
                total[name] += value
    return dict(sorted(sums.items()))


def compare(sums, path):
    """What a month's figures, as finance downloads them, say otherwise: a row for each figure, in leads and in cents."""
    said = {}
    with open(path, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            figures = said.setdefault((row["planId"], row["kind"], row["category"]), {})
            figures[row["figure"]] = int(row["leads"])
            figures[row["figure"] + "Cents"] = int(row["cents"])
    for key in sorted({*sums, *said}):
        made, told = sums.get(key, {}), said.get(key, {})
        for name in [*FIGURES, *(f"{name}Cents" for name in FIGURES)]:
            if made.get(name, 0) != told.get(name, 0):
                yield f"{' '.join(key)}: {name} is {told.get(name, 0)} in the pack and {made.get(name, 0)} by the events"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("events")
    arguments.add_argument("--month")
    arguments.add_argument("--cut", action="append", default=[], metavar="MONTH=INSTANT")
    arguments.add_argument("--pack")
    given = arguments.parse_args()
    if given.pack and not given.month:
        arguments.error("--pack is compared for a --month")
    events = read_events(given.events)
    books = Books(dict(cut.split("=", 1) for cut in given.cut))
    for event in events:
        books.take(event)
    problems = books.problems
    if given.month:
        sums = roll_forward(books.lots, given.month)
        out = csv.writer(sys.stdout, lineterminator="\n")
        out.writerow(["planId", "kind", "category", *FIGURES, *(f"{name}Cents" for name in FIGURES)])
        for key, row in sums.items():
            out.writerow([*key, *row.values()])
        if given.pack:
            problems.extend(compare(sums, given.pack))
    accounts = len({event["accountId"] for event in events})
    print(f"{len(events)} events of {accounts} accounts, {len(books.lots)} lots", file=sys.stderr)
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(3 if problems else 0)


if __name__ == "__main__":
    main()
