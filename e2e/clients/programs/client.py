"""The path from log-in to file by Python's own http.client and urllib.

python3 client.py ADDRESS E-MAIL PASSWORD prints a line for each case: `ok CASE` or `failed CASE | why`.
"""

import hashlib
import http.client
import json
import sys
import time
import urllib.error
import urllib.request
import uuid
from urllib.parse import urlsplit

ADDRESS, EMAIL, PASSWORD = sys.argv[1:4]
TIMEOUT_SECONDS = 10
READY_SECONDS = 30
ROWS = 3
SEARCH = {"dictId": "consumers", "geography": {"kind": "ST", "values": ["AZ"]}, "filters": []}
SEARCH_TEXT = '"dictId":"consumers","geography":{"kind":"ST","values":["AZ"]},"filters":[]'


def compact(value):
    return json.dumps(value, separators=(",", ":")).encode()


def pretty(value):
    return json.dumps(value, indent=2).encode()


def expect(what, seen, wanted):
    if seen != wanted:
        raise AssertionError(f"{what}: {seen!r} instead of {wanted!r}")


class Plain:
    """http.client on a connection that is kept, or on one for each request."""

    def __init__(self, chunked=False, close=False):
        self.chunked, self.close = chunked, close
        self.connection = self.connect()

    def connect(self):
        return http.client.HTTPConnection(urlsplit(ADDRESS).netloc, timeout=TIMEOUT_SECONDS)

    def send(self, method, path, body, headers):
        if self.close:
            self.connection, headers = self.connect(), {**headers, "Connection": "close"}
        if body is not None and self.chunked:
            middle = len(body) // 2
            body, headers = iter([body[:middle], body[middle:]]), {**headers, "Transfer-Encoding": "chunked"}
        self.connection.request(method, path, body, headers, encode_chunked=self.chunked and body is not None)
        answer = self.connection.getresponse()
        return answer.status, answer.read()


class Library:
    """urllib, which closes the connection after each answer."""

    def send(self, method, path, body, headers):
        request = urllib.request.Request(ADDRESS + path, data=body, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read()


class Client:
    def __init__(self, http, write):
        self.http, self.write, self.token = http, write, None

    def call(self, method, path, body=None, headers=None, status=200):
        sent = {**({} if body is None else {"Content-Type": "application/json"}), **(headers or {})}
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        seen, answer = self.http.send(method, path, body, sent)
        if seen != status:
            raise AssertionError(f"{method} {path}: {seen} instead of {status}: {answer[:200]!r}")
        return answer

    def post(self, path, value, headers=None, status=200):
        return json.loads(self.call("POST", path, self.write(value), headers, status))

    def get(self, path):
        return json.loads(self.call("GET", path))

    def log_in(self, body=None):
        self.token = json.loads(self.call("POST", "/api/login", body or self.write({"email": EMAIL, "password": PASSWORD})))["token"]


def settled(client):
    """The usage once nothing is on hold: the charge comes after the file."""
    return until(lambda: client.get("/api/v2/usage"), lambda usage: usage["leadsHeld"] == 0)


def until(read, good):
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline:
        value = read()
        if good(value):
            return value
        time.sleep(0.1)
    raise AssertionError(f"waited {READY_SECONDS} s in vain; last seen: {value}")


def order(client, body, key, status=202):
    return json.loads(client.call("POST", "/api/v2/downloads", body, {"Idempotency-Key": key}, status))


def file_of(client, download_id, rows):
    download = until(lambda: client.get(f"/api/v2/downloads/{download_id}"), lambda seen: seen["status"] in ("ready", "failed"))
    expect("status", download["status"], "ready")
    link = json.loads(client.call("POST", f"/api/v2/downloads/{download_id}/link"))
    content = client.call("GET", link["url"])
    expect("rows of the file", content.count(b"\r\n"), rows + 1)
    expect("bytes", len(content), download["bytes"])
    expect("SHA-256", hashlib.sha256(content).hexdigest(), download["sha256"])
    return download


def path(http, write):
    client = Client(http, write)
    client.log_in()
    expect("e-mail", client.get("/api/v2/me")["email"], EMAIL)
    dictionaries = client.get("/api/v2/dictionaries")["dictionaries"]
    expect("consumers", "consumers" in [each["dictId"] for each in dictionaries], True)
    counted = client.post("/api/v2/searches/count", SEARCH)
    expect("leads", counted["count"] > ROWS, True)
    expect("rows of the preview", len(client.post("/api/v2/searches/preview", SEARCH)["rows"]) > 0, True)
    before = settled(client)
    wanted = {**SEARCH, "name": "Arizona", "rows": ROWS, "datasetVersion": counted["datasetVersion"]}
    key = str(uuid.uuid4())
    ordered = order(client, write(wanted), key)
    file_of(client, ordered["id"], ROWS)
    expect("the repeated order", order(client, write(wanted), key), ordered)
    other = order(client, write({**wanted, "rows": ROWS + 1}), key, 409)
    expect("code of another order", other["code"], "idempotency-key-reused")
    after = settled(client)
    expect("leads charged", before["leadsRemaining"] - after["leadsRemaining"], ROWS)


def ordered_as(text, rows, name="Arizona", log_in=None):
    """An order in these very bytes; VERSION stands for the version of the leads."""
    client = Client(Plain(), compact)
    client.log_in(log_in)
    version = client.post("/api/v2/searches/count", SEARCH)["datasetVersion"]
    ordered = order(client, text.replace("VERSION", str(version)).encode(), str(uuid.uuid4()))
    expect("name", file_of(client, ordered["id"], rows)["name"], name)


def escapes():
    log_in = compact({"email": EMAIL, "password": PASSWORD}).replace(b"@", b"\\u0040")
    ordered_as('{%s,"name":"Caf\\u00e9 \\u0041rizona","rows":3,"datasetVersion":VERSION}' % SEARCH_TEXT, 3, "Café Arizona", log_in)


def counted_as(content_type):
    client = Client(Plain(), compact)
    client.log_in()
    client.call("POST", "/api/v2/searches/count", pretty(SEARCH), {"Content-Type": content_type})


def refusals():
    client = Client(Plain(), compact)
    client.log_in()
    for headers, body, status in [
        ({"Content-Type": "text/plain"}, compact(SEARCH), 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, b"dictId=consumers", 415),
        ({"Content-Type": "application/json; charset=iso-8859-1"}, compact(SEARCH), 415),
        ({"Content-Encoding": "gzip"}, compact(SEARCH), 415),
        ({}, b'{"dictId":"consumers",}', 400),
    ]:
        seen, answer = client.http.send("POST", "/api/v2/searches/count", body, {"Content-Type": "application/json", **headers, "Authorization": f"Bearer {client.token}"})
        expect(f"{headers or 'invalid JSON'}", seen, status)
        expect(f"{headers or 'invalid JSON'} has the one shape", {"code", "message", "correlationId"} <= json.loads(answer).keys(), True)


CASES = {
    "compact, length, kept connection": lambda: path(Plain(), compact),
    "pretty, length, kept connection": lambda: path(Plain(), pretty),
    "compact, chunked, kept connection": lambda: path(Plain(chunked=True), compact),
    "pretty, chunked, kept connection": lambda: path(Plain(chunked=True), pretty),
    "pretty, length, closed connection": lambda: path(Plain(close=True), pretty),
    "pretty, chunked, closed connection": lambda: path(Plain(chunked=True, close=True), pretty),
    "urllib, pretty": lambda: path(Library(), pretty),
    "escapes": escapes,
    "2e1": lambda: ordered_as('{%s,"name":"Arizona","rows":2e1,"datasetVersion":VERSION}' % SEARCH_TEXT, 20),
    "byte-order mark": lambda: ordered_as('\ufeff{%s,"name":"Arizona","rows":2,"datasetVersion":VERSION}' % SEARCH_TEXT, 2),
    "duplicate keys": lambda: ordered_as('{"rows":5,%s,"name":"Arizona","rows":2,"datasetVersion":VERSION}' % SEARCH_TEXT, 2),
    "application/json; charset=utf-8": lambda: counted_as("application/json; charset=utf-8"),
    "application/json;": lambda: counted_as("application/json;"),
    "refusals": refusals,
}

for name, case in CASES.items():
    try:
        case()
        print(f"ok {name}", flush=True)
    # One case that fails says so and keeps none of the others from being tried.
    except Exception as error:
        print(f"failed {name} | {type(error).__name__}: {error}".replace("\n", " "), flush=True)
