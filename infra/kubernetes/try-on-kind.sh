#!/bin/sh
# Tries overlays/small on kind, in a cluster of its own that it deletes again: builds the images, releases, asks the store for
# /readyz and a page, releases a second time. Needs docker and kind, and changes nothing of the repository.
set -eu
for tool in docker kind kubectl node curl; do
  command -v "$tool" > /dev/null || { echo "try-on-kind.sh: $tool is not installed" >&2; exit 1; }
done
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
cluster=shopwright-try
# The context of the person who runs this stays what it is.
export KUBECONFIG="$work/kubeconfig"
trap 'kind delete cluster --name $cluster > /dev/null 2>&1; rm -rf "$work"' EXIT
cp -r "$root/infra/kubernetes" "$work/kubernetes"
overlay=$work/kubernetes/overlays/small

version=$(sed -n 's/.*shopwright\/bff, newTag: \([^ ]*\) }.*/\1/p' "$overlay/kustomization.yaml")
kind create cluster --name $cluster --wait 120s
for app in bff services/catalog services/order services/auth workers infra; do
  image=shopwright/$(basename "$app"):$version
  docker build -q --build-arg APP="$app" -t "$image" -f "$root/infra/docker/Dockerfile" "$root"
  kind load docker-image --name $cluster "$image"
done

secret() { node -e "process.stdout.write(require('crypto').randomBytes(32).toString('hex'))"; }
redis=$(secret)
{
  (cd "$root" && npm run --silent signing-keys)
  echo "POSTGRES_PASSWORD=$(secret)"
  echo "REDIS_PASSWORD=$redis"
  echo "REDIS_URL=redis://:$redis@redis:6379"
  for role in CATALOG ORDERS AUTH TRACES; do echo "${role}_DB_PASSWORD=$(secret)"; done
  # Invented: no payment is tried.
  echo 'STRIPE_SECRET_KEY=sk_test_of_a_trial'
  echo 'STRIPE_PUBLISHABLE_KEY=pk_test_of_a_trial'
  echo 'STRIPE_WEBHOOK_SECRET=whsec_of_a_trial'
  echo 'SMTP_URL=smtp://mail.example.com:587'
} > "$overlay/secrets.env"

"$work/kubernetes/release.sh" overlays/small
kubectl --namespace shopwright port-forward service/bff 3999:3000 > /dev/null &
forward=$!
sleep 3
for path in /readyz /api/products /; do
  curl --fail --silent --show-error --output /dev/null --header 'X-Forwarded-Proto: https' "http://127.0.0.1:3999$path"
  echo "ok $path"
done
kill $forward
"$work/kubernetes/release.sh" overlays/small
echo 'The small overlay works.'
