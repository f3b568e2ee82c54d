# The steps of scripts/cluster-check, in its order. Each prints what it found and fails by `die`.
services=(accounts audit billing export gateway notification search)
# Whose databases get the trial's migration.
migrated=(accounts billing export)
release=leadwright
table=()
failed_step=
# Ended with the script: port-forwards and what follows the logs.
helpers=()
logs=.cache/cluster-logs

say() { printf 'cluster-check: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }
kc() { kubectl --namespace "$namespace" "$@"; }

# step NAME COMMAND...: runs it and keeps its time, and what it said of itself in `note`, for the table.
step() {
  local name=$1 began=$SECONDS
  shift
  failed_step=$name note=
  "$@"
  table+=("$(printf '%-20s %5s s  %s' "$name" $((SECONDS - began)) "$note")")
  say "$name: $((SECONDS - began)) s${note:+, $note}"
  failed_step=
}

finish() {
  local code=$1 pid
  for pid in "${helpers[@]}"; do kill "$pid" 2>/dev/null || true; done
  if ((code)); then
    say "failed at: ${failed_step:-the start}"
    {
      kc get pods,jobs -o wide
      kc get events --sort-by=.lastTimestamp | tail -n 60
      kc logs -l app.kubernetes.io/instance=$release --all-containers --prefix --tail 30
      kc logs load --tail 100
    } >.cache/cluster-check.log 2>&1 || true
    say "pods, events and the last lines of every container are in .cache/cluster-check.log, all lines of each pod in $logs"
  fi
  if [[ $keep ]]; then
    say "the namespace $namespace stays: kubectl delete namespace $namespace ends it"
  elif [[ ${cleared-} ]]; then
    kubectl delete namespace "$namespace" --wait=true --timeout=180s >/dev/null 2>&1 || say "the namespace $namespace could not be deleted"
  fi
  rm -rf "$folder"
  printf '%s\n' '' "${table[@]}"
  exit "$code"
}

# The release that is upgraded to is the images of --to and, for some services, one migration more.
prepare_images() {
  local service engine names=()
  cp scripts/cluster/trial.sql "$folder/"
  for service in "${services[@]}" setup; do
    docker image inspect "$images/$service:$to" "$images/$service:$from" >/dev/null 2>&1 ||
      die "the Docker engine lacks $images/$service:$to or :$from"
    if [[ " ${migrated[*]} " = *" $service "* ]]; then
      printf 'FROM %s/%s:%s\nCOPY trial.sql /app/services/%s/migrations/9999_upgrade_trial.sql\n' \
        "$images" "$service" "$to" "$service" >"$folder/Dockerfile"
      docker build --quiet --tag "$images/$service:$trial" "$folder" >"$folder/build.log" 2>&1 || die "no migration could be added to $service"
    else
      docker tag "$images/$service:$to" "$images/$service:$trial"
    fi
    names+=("$images/$service:$from" "$images/$service:$trial")
  done
  # A cluster that is loaded may reach no registry: engines that the Docker engine has go in as well.
  for engine in $(kubectl kustomize k8s/local | sed -n 's/^ *\(- \)\{0,1\}image: //p' | sort -u); do
    if docker image inspect "$engine" >/dev/null 2>&1; then names+=("$engine"); fi
  done
  # shellcheck disable=SC2086 # a command with its arguments
  [[ ! $load ]] || $load "${names[@]}" >/dev/null || die 'the images did not get into the cluster'
  note="$from, and $to with a migration more"
}

follow_pages() {
  npx tsx scripts/pages/main.ts cluster --images "$to" ${load:+--load "$load"} >.cache/cluster-pages.log 2>&1 ||
    { tail -n 60 .cache/cluster-pages.log >&2; die 'a command of the pages failed: .cache/cluster-pages.log'; }
  note=$(grep -o '[^/]*: [0-9]* blocks, 0 failed' .cache/cluster-pages.log | paste -sd, | sed 's/,/, /')
}

start_engines() {
  kubectl create namespace "$namespace" >/dev/null
  cleared=1
  kubectl label namespace "$namespace" pod-security.kubernetes.io/enforce=restricted >/dev/null
  node scripts/cluster/secrets.mjs --release $release | kc create -f - >/dev/null
  kc apply -k k8s/local >/dev/null
  choose_ports
  local engine
  for engine in postgres kafka clickhouse s3; do
    kc rollout status "statefulset/$engine" --timeout=300s >/dev/null || die "$engine is not ready"
  done
}

free_ports() {
  node -e "
    const { createServer } = require('node:net');
    const servers = [0, 0, 0].map(() => createServer().listen(0, '127.0.0.1'));
    Promise.all(servers.map((each) => new Promise((done) => each.once('listening', () => done(each.address().port)))))
      .then((ports) => { console.log(ports.join(' ')); servers.forEach((each) => each.close()); });"
}

# helm_with TAG FILE...: the arguments that an installation and its upgrade share
helm_with() {
  local tag=$1 file
  shift
  arguments=($release charts/leadwright --namespace "$namespace" --timeout "$timeout" --wait
    --values charts/values/development.yaml --values scripts/cluster/values.yaml
    --set "image.repository=$images" --set "image.tag=$tag" --set "publicUrl=$url" --set "s3.publicEndpoint=http://127.0.0.1:$s3_port")
  for file; do [[ ! $file ]] || arguments+=(--values "$file"); done
}

choose_ports() {
  read -r port s3_port accounts_port < <(free_ports)
  url=http://127.0.0.1:$port
}

install() {
  helm_with "$from" "${FROM_VALUES-}"
  helm install "${arguments[@]}" >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2; die 'helm install failed'; }
  keep_logs
  local pods
  pods=$(kc get pods -l app.kubernetes.io/instance=$release --field-selector=status.phase=Running --no-headers | wc -l)
  note="$pods pods"
}

# A pod's log goes with the pod, and the pods that a step ends are the ones to ask about a request that it lost.
keep_logs() {
  rm -rf "$logs" && mkdir -p "$logs"
  follow_pods &
  helpers+=($!)
}

follow_pods() {
  local pod
  trap 'kill $(jobs -p) 2>/dev/null; exit' TERM
  while true; do
    for pod in $(kc get pods -l app.kubernetes.io/instance=$release --field-selector=status.phase=Running -o 'jsonpath={.items[*].metadata.name}' 2>/dev/null); do
      if [[ ! -e $logs/$pod.log ]]; then kc logs --follow "$pod" >"$logs/$pod.log" 2>/dev/null & fi
    done
    sleep 2 &
    wait $!
  done
}

# What any service logged of the requests whose correlation ids the input holds.
logged() {
  local ids
  ids=$(grep -o '"correlationId":"[^"]*"' | sort -u) || return 0
  grep --no-filename --fixed-strings "$ids" "$logs"/*.log | head -n 40 || true
}

forward() { # forward SERVICE LOCAL REMOTE
  # Not by kc: what a function runs outlives the shell that finish ends.
  kubectl --namespace "$namespace" port-forward "service/$1" "$2:$3" >"$folder/forward-$1.log" 2>&1 &
  helpers+=($!)
}

journey() {
  forward $release-gateway "$port" 3000
  forward s3 "$s3_port" 7070
  local tries
  for tries in {1..60}; do
    ! curl -fsS -o /dev/null "$url/health/ready" 2>/dev/null || break
    ((tries < 60)) || die "nothing answers at $url"
    sleep 1
  done
  LEADWRIGHT_E2E=$url npx jest e2e/journey.e2e.test.ts --selectProjects e2e --runInBand >.cache/cluster-journey.log 2>&1 ||
    { tail -n 60 .cache/cluster-journey.log >&2; die 'the journey failed: .cache/cluster-journey.log'; }
  note=$(grep '^Tests:' .cache/cluster-journey.log | sed 's/Tests: *//')
}

# Every scenario under k6. The cluster shares the machine with it, so a threshold may be missed without anything being
# wrong: only what the page says of leads and answers has to be right.
whole_load() {
  forward $release-accounts-internal "$accounts_port" 4101
  local key
  key=$(kc get secret operator -o 'jsonpath={.data.OPERATOR_SERVICE_PRIVATE_KEY}' | base64 -d)
  OPERATOR_SERVICE_PRIVATE_KEY=$key npx tsx scripts/k6/run/main.ts --url "$url" --accounts "http://127.0.0.1:$accounts_port" \
    --seconds "$k6" --out .cache/cluster-k6 --write cluster >.cache/cluster-k6.log 2>&1 ||
    grep -q '^| scenario' .cache/cluster-k6.log || { tail -n 40 .cache/cluster-k6.log >&2; die 'the load could not run: .cache/cluster-k6.log'; }
  note=$(node -e '
    const { outcomes } = JSON.parse(require("node:fs").readFileSync(".cache/cluster-k6/results.json", "utf8"));
    const sum = (of) => Object.values(outcomes).reduce((all, each) => all + of(each), 0);
    const requests = sum(({ requests }) => requests), mismatch = sum(({ ledgerMismatch }) => ledgerMismatch);
    console.log(`${requests} requests, ${sum(({ missed }) => missed.length)} thresholds missed, ${mismatch} leads without a reason`);
    process.exit(mismatch === 0 && requests > 0 ? 0 : 1);') || die "leads moved without a reason: $note"
}

start_load() {
  npx esbuild scripts/cluster/load/main.ts --bundle --platform=node --format=esm --outfile="$folder/load.mjs" --log-level=error
  kc create configmap load --from-file="$folder/load.mjs" >/dev/null
  sed "s|IMAGE|$images/setup:$from|; s|GATEWAY|http://$release-gateway:3000|; s|value: ORIGIN|value: $url|" scripts/cluster/load.yaml | kc apply -f - >/dev/null
  kc wait --for=condition=Ready pod/load --timeout=60s >/dev/null || die 'the load did not start'
  sleep 30
  no_failure
}

so_far() { kc logs load --tail 200 | awk '$1 == "so" {line = $3 " " $4 " " $5} END {print line}'; }

# What the load counted since the last time: `asked` requests, `lost` of them, `files` made.
held() {
  local requests failures ready
  # The line of now is at most five seconds away.
  sleep 6
  read -r requests failures ready < <(so_far) || true
  [[ ${requests-} ]] || die 'the load tells nothing'
  asked=$((requests - ${requests_before:-0})) lost=$((failures - ${failures_before:-0})) files=$((ready - ${ready_before:-0}))
  requests_before=$requests failures_before=$failures ready_before=$ready
  note="$asked requests, $lost failed, $files files"
}

no_failure() {
  held
  ((lost == 0)) || { kc logs load | grep '^failed' | tail -n "$lost" | tee >(logged >&2) >&2; die "$lost of $asked requests failed"; }
}

# Without a grace: nothing of the pod's end is done, and who asked it just then hears nothing. The next service's turn
# comes while this one still recovers.
kill_pod() {
  local pod
  pod=$(kc get pods -l "app.kubernetes.io/instance=$release,app.kubernetes.io/component=$1" -o 'jsonpath={.items[0].metadata.name}')
  kc delete pod "$pod" --grace-period=0 --force >/dev/null 2>&1
  sleep 10
  held
}

recovery() {
  local service
  for service in "${services[@]}"; do
    kc rollout status "deployment/$release-$service" --timeout=600s >/dev/null || die "$service did not come back"
  done
  held
}

upgrade() {
  helm_with "$trial"
  helm upgrade "${arguments[@]}" >"$folder/upgrade.log" 2>&1 || { cat "$folder/upgrade.log" >&2; die 'helm upgrade failed'; }
  local service rows
  for service in "${migrated[@]}"; do
    rows=$(kc exec postgres-0 -- psql -U postgres -d "$service" -Atc 'select count(*) from upgrade_trial')
    [[ $rows = 1 ]] || die "the migration of $service did not run once: $rows rows"
  done
  drained
  no_failure
}

# The last pods of the version before still end.
drained() {
  local tries
  for tries in {1..120}; do
    [[ $(kc get pods -l app.kubernetes.io/instance=$release --no-headers | grep -c Terminating) = 0 ]] && return
    sleep 1
  done
  die 'pods of the version before do not end'
}

roll_back() {
  helm rollback $release 1 --namespace "$namespace" --timeout "$timeout" --wait >/dev/null || die 'helm rollback failed'
  drained
  no_failure
}

# A setting, a secret or a revert after the rollback: the jobs of the version before meet the newer tables.
set_again() {
  helm_with "$from" "${FROM_VALUES-}"
  helm upgrade "${arguments[@]}" --set logLevel=debug >"$folder/set-again.log" 2>&1 || { cat "$folder/set-again.log" >&2; die 'the version before cannot be upgraded with another setting'; }
  drained
  no_failure
}

stop_load() {
  kc exec load -- node -e 'process.kill(1, "SIGTERM")'
  kc wait --for=jsonpath='{.status.phase}'=Succeeded pod/load --timeout=180s >/dev/null || die 'the load did not end'
  kc logs load >.cache/cluster-load.log
  local summary
  summary=$(sed -n 's/^summary //p' .cache/cluster-load.log)
  say "the whole load: $summary"
  note=$(node -e '
    const { requests, failed, downloads, leads, ledgerMismatch } = JSON.parse(process.argv[1]);
    console.log(`${requests} requests, ${failed} failed; ${downloads.ready} of ${downloads.accepted} files ready, ${leads} leads, ${ledgerMismatch} without a reason`);
    process.exit(ledgerMismatch === 0 && downloads.ready === downloads.accepted && downloads.ready > 0 ? 0 : 1);' "$summary") ||
    die "leads or files are lost: $note"
}

uninstall() {
  local people left tries
  people=$(kc exec postgres-0 -- psql -U postgres -d accounts -Atc 'select count(*) from event_log')
  helm uninstall $release --namespace "$namespace" --wait --timeout "$timeout" >/dev/null || die 'helm uninstall failed'
  # What a removed object owned goes a moment after it.
  for ((tries = 0; tries < 30; tries++)); do
    left=$(kc get all,configmaps,secrets,serviceaccounts,networkpolicies,poddisruptionbudgets,horizontalpodautoscalers,ingresses \
      -l app.kubernetes.io/instance=$release -o name | grep -v '^pod/' || true)
    [[ $left ]] || break
    sleep 2
  done
  [[ ! $left ]] || die "it left: $left"
  [[ $(kc exec postgres-0 -- psql -U postgres -d accounts -Atc 'select count(*) from event_log') = "$people" ]] || die 'events are gone'
  note="nothing left but data: $people events of accounts"
}
