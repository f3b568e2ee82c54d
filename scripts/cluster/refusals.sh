# The steps of scripts/cluster-check that install with something wrong: each has to end soon, with the reason.
refused_s_max=90

# Prints the Secrets of the release as they can be made again.
secrets_now() {
  kc get secrets -o json | node -e '
    const { items } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const ours = items.filter(({ metadata }) => metadata.name.startsWith(process.argv[1]));
    for (const { metadata: { name }, data } of ours)
      console.log(`---\n${JSON.stringify({ apiVersion: "v1", kind: "Secret", metadata: { name }, data })}`);' "$release-"
}

# refused REASON [ARGUMENT...]: installs with the Secrets as they are now, and puts back those of $folder/secrets.yaml
refused() {
  local reason=$1 began=$SECONDS took
  shift
  helm_with "$to"
  ! helm install "${arguments[@]}" "$@" >"$folder/refused.log" 2>&1 || die 'that installation went on'
  took=$((SECONDS - began)) note=$(grep -o "$reason" "$folder/refused.log" | tail -n 1) || true
  [[ $note ]] || { cat "$folder/refused.log" >&2; die "no line says: $reason"; }
  ((took < refused_s_max)) || die "it took $took s"
  note="refused after $took s: $note"
  ! helm status $release --namespace "$namespace" >/dev/null 2>&1 ||
    helm uninstall $release --namespace "$namespace" --wait >/dev/null || die 'what was refused cannot be uninstalled'
  kc delete jobs,networkpolicies -l app.kubernetes.io/instance=$release >/dev/null
  kc delete --ignore-not-found -f "$folder/secrets.yaml" >/dev/null && kc create -f "$folder/secrets.yaml" >/dev/null
}

# changed SECRET KEY [VALUE]: a key is set, or removed without a value
changed() {
  local encoded=null
  [[ ${3-} ]] && encoded=\"$(printf %s "$3" | base64 -w 0)\"
  kc patch secret "$1" --type merge -p "{\"data\":{\"$2\":$encoded}}" >/dev/null
}

wrong_secret() {
  secrets_now >"$folder/secrets.yaml"
  kc delete secret $release-audit >/dev/null
  refused "lacks the Secret $release-audit"
}

wrong_key() {
  changed $release-billing BILLING_TRIAL_KEYS
  refused "lacks BILLING_TRIAL_KEYS in the Secret $release-billing"
}

wrong_password() {
  changed $release-jobs POSTGRES_SUPERUSER_URL postgres://postgres:wrong@postgres:5432/postgres
  refused 'databases failed: password authentication failed for user "postgres"'
}

# The broker of k8s/local knows no login, and so refuses one: first that of the chart's job, then that of a service.
wrong_login() {
  local service part logins="TOPICS $(printf '%s ' "${services[@]^^}")"
  for service in $logins; do
    part=${service,,}
    [[ $service != TOPICS ]] || part=jobs
    changed "$release-$part" "${service}_KAFKA_SASL_USERNAME" nobody
    changed "$release-$part" "${service}_KAFKA_SASL_PASSWORD" wrong
  done
  refused "${1:-topics failed: the topics cannot be made.*}" --set kafka.saslMechanism=plain "${@:2}"
}

wrong_service_login() { wrong_login 'accounts failed: Kafka does not let it in.*' --set jobs.topics.enabled=false; }
