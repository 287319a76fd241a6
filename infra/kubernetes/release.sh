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
trap 'rm -f "$rendered"' EXIT
kubectl kustomize "$1" > "$rendered" || fail "$1 cannot be rendered"

in_namespace() { kubectl --namespace "$namespace" "$@"; }
job() { in_namespace get job migrate --ignore-not-found -o "jsonpath={.status.$1}"; }

# A job that runs belongs to another release; a job that has ended cannot be changed, only made again.
if [ -n "$(in_namespace get job migrate --ignore-not-found -o name)" ]; then
  [ -n "$(job 'conditions[?(@.status=="True")].type')" ] ||
    fail "another release is running: wait for it, kubectl --namespace $namespace get job migrate"
  in_namespace delete job migrate --wait
fi
# The server checks everything before anything is changed.
if [ -n "$(kubectl get namespace "$namespace" --ignore-not-found -o name)" ]; then
  kubectl apply --dry-run=server -f "$rendered" > /dev/null || fail 'the cluster refuses the manifests, and nothing was changed'
fi
kubectl apply -f "$rendered"

echo 'Migrating ...'
while :; do
  case "$(job 'conditions[?(@.status=="True")].type')" in
    *Complete*) break ;;
    *Failed*)
      in_namespace logs job/migrate --all-containers --tail=5 >&2 || true
      fail 'the migrations failed; the pods before keep serving'
      ;;
  esac
  sleep 2
done
for deployment in $(in_namespace get deployments -l shopwright/process=true -o name); do
  in_namespace rollout status "$deployment" --timeout=15m || fail "$deployment does not become ready: kubectl describe it"
done
# Prints the link for the first owner, while the store has none.
in_namespace exec deployment/auth -c process -- node dist/setup-link.cjs
