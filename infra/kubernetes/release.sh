#!/bin/sh
# Releases an overlay and waits until it serves: infra/kubernetes/release.sh overlays/small. Refuses, in one line, secrets that are
# missing and a second release at the same time. The pods before keep serving until the migrations are applied.
set -eu

fail() {
  echo "release.sh: $1" >&2
  exit 1
}

[ $# -eq 1 ] || fail 'name the overlay: release.sh overlays/small'
cd "$(dirname "$0")"
[ -f "$1/kustomization.yaml" ] || fail "$1 has no kustomization.yaml"
command -v kubectl > /dev/null || fail 'kubectl is not installed'

for file in secrets.env backup-store.env; do
  grep -q "envs: \[$file\]" "$1/kustomization.yaml" || continue
  [ -f "$1/$file" ] || fail "$1/$file is missing: copy $file.example and fill it in"
  empty=$(sed -n 's/^\([A-Z_]*\)=$/\1/p' "$1/$file" | tr '\n' ' ')
  [ -z "$empty" ] || fail "$1/$file has no value for: $empty"
  missing=$(sed -n 's/^\([A-Z_]*\)=.*/\1/p' "$1/$file.example" | while read -r name; do
    grep -q "^$name=" "$1/$file" || printf '%s ' "$name"
  done)
  [ -z "$missing" ] || fail "$1/$file lacks: $missing"
done
namespace=$(sed -n 's/^namespace: //p' "$1/kustomization.yaml")
rendered=$(mktemp)
has_lock=
in_namespace() { kubectl --namespace "$namespace" "$@"; }
clean_up() {
  rm -f "$rendered"
  [ -z "$has_lock" ] || in_namespace delete configmap release --ignore-not-found > /dev/null || true
}
trap clean_up EXIT
trap 'exit 130' INT TERM HUP
kubectl kustomize "$1" > "$rendered" || fail "$1 cannot be rendered"

job() { in_namespace get job migrate --ignore-not-found -o "jsonpath={.status.$1}"; }
ended() { job 'conditions[?(@.status=="True")].type'; }
pods() { in_namespace get pods -l job-name=migrate --sort-by=.metadata.creationTimestamp "$@"; }
# The last lines of each container of the last pod that failed.
last_words() {
  pod=$(pods --field-selector=status.phase=Failed -o name | tail -n 1)
  [ -z "$pod" ] || in_namespace logs "$pod" --all-containers --tail="$1" 2> /dev/null || true
}
# Why the pod of the job does not run, and what the one before said.
obstacle() {
  pods -o 'jsonpath={range .items[*].status.conditions[?(@.reason=="Unschedulable")]}{.message}{"\n"}{end}{range .items[*].status.initContainerStatuses[*]}{.name}: {.state.waiting.reason} {.state.waiting.message}{"\n"}{end}{range .items[*].status.containerStatuses[*]}{.name}: {.state.waiting.reason} {.state.waiting.message}{"\n"}{end}' |
    grep -v -e ': *$' -e ': PodInitializing' -e ': ContainerCreating' -e '^ *$' | head -n 1
  last_words 1 | tail -n 1
}

# The lock of a release: of two that begin at once, one can make it.
[ -n "$(kubectl get namespace "$namespace" --ignore-not-found -o name)" ] ||
  kubectl create namespace "$namespace" --save-config > /dev/null || true
if ! refused=$(in_namespace create configmap release 2>&1); then
  case "$refused" in
    *'already exists'*)
      fail "another release is running: wait for it. If none is: kubectl --namespace $namespace delete configmap release" ;;
    *) fail "$refused" ;;
  esac
fi
has_lock=yes

# A job that runs belongs to a release that was interrupted, or to another tool; one that has ended cannot be changed, only made again.
if [ -n "$(in_namespace get job migrate --ignore-not-found -o name)" ]; then
  [ -n "$(ended)" ] ||
    fail "migrations are running: wait for them. If they cannot succeed: kubectl --namespace $namespace delete job migrate"
  in_namespace delete job migrate --wait
fi
# The server checks everything before anything is changed.
kubectl apply --dry-run=server -f "$rendered" > /dev/null || fail 'the cluster refuses the manifests, and nothing was changed'
# What the processes use comes first: some of them have no database of their own, whose migrations they would wait for.
# An empty store cannot be backed up.
kubectl apply -l 'shopwright/process!=true,app.kubernetes.io/name!=backup' -f "$rendered"

echo 'Migrating ...'
told=
while :; do
  case "$(ended)" in
    *Complete*) break ;;
    *Failed*)
      last_words 5 >&2
      fail "the migrations failed ($(job 'conditions[?(@.type=="Failed")].reason')); the pods before keep serving"
      ;;
  esac
  now=$(obstacle || true)
  [ -z "$now" ] || [ "$now" = "$told" ] || echo "$now" >&2
  told=$now
  sleep 2
done
kubectl apply -f "$rendered"
for part in $(in_namespace get deployments,statefulsets -o name); do
  in_namespace rollout status "$part" --timeout=15m || fail "$part does not become ready: kubectl describe it"
done
# A Secret of a former release has passwords that may have been replaced. Pods of this one name those in the manifests.
for generated in $(in_namespace get configmaps,secrets -l shopwright/generated=true -o name); do
  grep -q "name: ${generated#*/}\$" "$rendered" || in_namespace delete "$generated" --ignore-not-found
done
# Prints the link for the first owner, while the store has none.
in_namespace exec deployment/auth -c process -- node dist/setup-link.cjs
