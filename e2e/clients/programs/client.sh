#!/usr/bin/env bash
# The path from log-in to file by curl. `client.sh ADDRESS E-MAIL PASSWORD` prints a line for each
# case: `ok CASE` or `failed CASE | why`. Each case is a process of its own, which ends at what fails.
set -euo pipefail
address=$1 email=$2 password=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
rows=3
search='"dictId":"consumers","geography":{"kind":"ST","values":["AZ"]},"filters":[]'
spaced='"dictId": "consumers",
  "geography": { "kind": "ST", "values": [ "AZ" ] },
  "filters": [ ]'
json='Content-Type: application/json'
# What every request of a case carries beside its own, and what every one with a body does.
how=() how_body=()
token=

fail() { echo "$*" >&2; exit 1; }
same() { [ "$2" = "$3" ] || fail "$1: $2 instead of $3"; }

# call STATUS METHOD PATH [OPTION...]: the answer's body stands in $folder/body and goes to stdout.
call() {
  local wanted=$1 method=$2 path=$3 seen
  shift 3
  seen=$(curl --silent --show-error --max-time 10 ${how[@]+"${how[@]}"} --request "$method" ${token:+--header "Authorization: Bearer $token"} \
    --dump-header "$folder/head" --output "$folder/body" --write-out '%{http_code}' "$@" "$address$path")
  [ "$seen" = "$wanted" ] || fail "$method $path $*: $seen instead of $wanted: $(head -c 200 "$folder/body" 2>/dev/null)"
  cat "$folder/body"
}

send() {
  local wanted=$1 path=$2 body=$3
  shift 3
  call "$wanted" POST "$path" --header "$json" --data-binary "$body" ${how_body[@]+"${how_body[@]}"} "$@"
}

# A text or a number of this name in a JSON object as the product writes it, the first one.
field() { grep -o "\"$2\":\"\{0,1\}[^\",}]*" <<<"$1" | head -n 1 | sed 's/^"[^"]*":"\{0,1\}//'; }

until_field() {
  local path=$1 name=$2 wanted=$3 seen
  for _ in $(seq 300); do
    seen=$(call 200 GET "$path")
    if [[ $(field "$seen" "$name") =~ ^($wanted)$ ]]; then echo "$seen"; return; fi
    sleep 0.1
  done
  fail "waited in vain for $name of $path; last seen: $seen"
}

log_in() {
  local answer
  answer=$(send 200 /api/login "${1:-{\"email\":\"$email\",\"password\":\"$password\"\}}")
  token=$(field "$answer" token)
}

# The leads that remain once nothing is on hold: the charge comes after the file.
remaining() { field "$(until_field /api/v2/usage leadsHeld 0)" leadsRemaining; }

new_key() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }
order() { send "$3" /api/v2/downloads "$1" --header "Idempotency-Key: $2"; }

file_of() {
  local id=$1 wanted=$2 download link
  download=$(until_field "/api/v2/downloads/$id" status 'ready|failed')
  same status "$(field "$download" status)" ready
  link=$(field "$(call 200 POST "/api/v2/downloads/$id/link")" url)
  call 200 GET "$link" >"$folder/file"
  same 'rows of the file' "$(grep -c $'\r$' "$folder/file")" $((wanted + 1))
  same bytes "$(wc -c <"$folder/file")" "$(field "$download" bytes)"
  same SHA-256 "$(digest <"$folder/file")" "$(field "$download" sha256)"
  echo "$download"
}

digest() { (if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi) | cut -d ' ' -f 1; }

# path SEARCH BODY: the whole of it; BODY is an order whose ROWS and VERSION are filled in.
path() {
  local body=$2 counted before key ordered
  if [ "$1" = "$search" ]; then log_in; else log_in "{ \"email\": \"$email\", \"password\": \"$password\" }"; fi
  same e-mail "$(field "$(call 200 GET /api/v2/me)" email)" "$email"
  [[ $(call 200 GET /api/v2/dictionaries) == *'"dictId":"consumers"'* ]] || fail 'no consumers'
  counted=$(send 200 /api/v2/searches/count "{$1}")
  [ "$(field "$counted" count)" -gt $rows ] || fail "too few leads: $counted"
  [[ $(send 200 /api/v2/searches/preview "{$1}") == *'"rows":[{'* ]] || fail 'an empty preview'
  before=$(remaining)
  key=$(new_key)
  body=${body/VERSION/$(field "$counted" datasetVersion)}
  ordered=$(order "${body/ROWS/$rows}" "$key" 202)
  file_of "$(field "$ordered" id)" $rows >/dev/null
  same 'the repeated order' "$(order "${body/ROWS/$rows}" "$key" 202)" "$ordered"
  same 'code of another order' "$(field "$(order "${body/ROWS/$((rows + 1))}" "$key" 409)" code)" idempotency-key-reused
  same 'leads charged' $((before - $(remaining))) $rows
}

compact() { path "$search" "{$search,\"name\":\"Arizona\",\"rows\":ROWS,\"datasetVersion\":VERSION}"; }
pretty() { path "$spaced" "{ $spaced, \"name\": \"Arizona\", \"rows\": ROWS, \"datasetVersion\": VERSION }"; }

# ordered_as BODY ROWS [NAME [LOG-IN]]: an order in these very bytes but for VERSION.
ordered_as() {
  local version ordered
  log_in "${4:-}"
  version=$(field "$(send 200 /api/v2/searches/count "{$search}")" datasetVersion)
  ordered=$(order "${1/VERSION/$version}" "$(new_key)" 202)
  same name "$(field "$(file_of "$(field "$ordered" id)" "$2")" name)" "${3:-Arizona}"
}

continued() {
  pretty
  send 200 /api/v2/searches/count "{$spaced}" >/dev/null
  grep -q '^HTTP/1.1 100' "$folder/head" || fail "no 100 Continue: $(head -n 1 "$folder/head")"
}

one_connection() {
  local each=(--silent --show-error --max-time 10 --header "$json" --data-binary "{$spaced}" --output "$folder/body" --write-out '%{http_code} %{num_connects};')
  log_in
  each+=(--header "Authorization: Bearer $token" "$address/api/v2/searches/count")
  same 'status and connections of two requests' "$(curl "${each[@]}" --next "${each[@]}")" '200 1;200 0;'
}

counted_as() {
  log_in
  json="Content-Type: $1"
  send 200 /api/v2/searches/count "{$spaced}" >/dev/null
}

refused() {
  local answer
  answer=$(call "$1" POST /api/v2/searches/count --header "$2" --data-binary "$3" "${@:4}")
  for member in code message correlationId; do field "$answer" "$member" >/dev/null || fail "no $member in $answer"; done
}

refusals() {
  log_in
  refused 415 'Content-Type: text/plain' "{$search}"
  # curl says this type by itself.
  refused 415 'Accept: */*' 'dictId=consumers'
  refused 415 'Content-Type: application/json; charset=iso-8859-1' "{$search}"
  refused 415 "$json" "{$search}" --header 'Content-Encoding: gzip'
  refused 400 "$json" '{"dictId":"consumers",}'
}

try() {
  case $1 in
    'compact, length') compact ;;
    'pretty, length') pretty ;;
    'compact, chunked') how_body=(--header 'Transfer-Encoding: chunked'); compact ;;
    'pretty, chunked') how_body=(--header 'Transfer-Encoding: chunked'); pretty ;;
    'pretty, length, closed connection') how=(--header 'Connection: close'); pretty ;;
    'two requests on one connection') one_connection ;;
    'Expect: 100-continue') how_body=(--header 'Expect: 100-continue' --expect100-timeout 9); continued ;;
    'HTTP/1.0, compact') how=(--http1.0); compact ;;
    'HTTP/1.0, pretty') how=(--http1.0); pretty ;;
    escapes) ordered_as "{$search,\"name\":\"Caf\\u00e9 \\u0041rizona\",\"rows\":3,\"datasetVersion\":VERSION}" 3 'Café Arizona' \
      "{\"email\":\"${email/@/\\u0040}\",\"password\":\"$password\"}" ;;
    2e1) ordered_as "{$search,\"name\":\"Arizona\",\"rows\":2e1,\"datasetVersion\":VERSION}" 20 ;;
    'byte-order mark') ordered_as $'\xef\xbb\xbf'"{$search,\"name\":\"Arizona\",\"rows\":2,\"datasetVersion\":VERSION}" 2 ;;
    'duplicate keys') ordered_as "{\"rows\":5,$search,\"name\":\"Arizona\",\"rows\":2,\"datasetVersion\":VERSION}" 2 ;;
    'application/json'*) counted_as "$1" ;;
    refusals) refusals ;;
    *) fail 'no such case' ;;
  esac
}

if [ $# -gt 3 ]; then try "$4"; exit; fi
for name in 'compact, length' 'pretty, length' 'compact, chunked' 'pretty, chunked' 'pretty, length, closed connection' \
  'two requests on one connection' 'Expect: 100-continue' 'HTTP/1.0, compact' 'HTTP/1.0, pretty' escapes 2e1 'byte-order mark' \
  'duplicate keys' 'application/json; charset=utf-8' 'application/json;' refusals; do
  # One case that fails says so and keeps none of the others from being tried.
  if why=$("$BASH" "$0" "$address" "$email" "$password" "$name" 2>&1 >/dev/null); then echo "ok $name"; else echo "failed $name | ${why//$'\n'/ }"; fi
done
