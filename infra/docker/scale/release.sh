#!/bin/sh
# release.sh: replaces all processes by those of the images that are there now, two copies of each, one after the other, so that
# no request fails. Run it after `docker compose build`, with the COMPOSE_FILE of the store. Back up first. One that fails leaves the
# processes that it found, and can be run again.
set -eu
copies=${COPIES:-$(sed -n 's/^COPIES=//p' "${COMPOSE_ENV_FILES:-.env}" 2> /dev/null | tail -1)}
copies=${copies:-2}
lock=${TMPDIR:-/tmp}/shopwright-release-$(docker compose config --format json | sed -n 's/^ *"name": *"\([^"]*\)".*/\1/p' | head -1)
if ! mkdir "$lock" 2> /dev/null; then
  echo "another release runs (or was killed: then remove $lock)" >&2
  exit 1
fi
trap 'rmdir "$lock"' EXIT
trap 'exit 1' INT TERM

say() { printf '%s %s\n' "$(date +%T)" "$*"; }
say 'migrating'
for each in database catalog-setup order-setup auth-setup; do
  said=$(docker compose --progress quiet run --rm --no-deps -T "$each") || {
    printf '%s\n' "$said" | tail -3 >&2
    echo "$each failed: the processes of before serve on" >&2
    exit 1
  }
done

# Ends what it started where the new version does not become healthy.
undo() {
  for container in $(docker compose ps -aq "$1"); do
    case $old in
      *"$container"*) ;;
      *) docker logs --tail 3 "$container" >&2; docker rm -f "$container" > /dev/null ;;
    esac
  done
  echo "$1: the new version does not start; that of before serves on" >&2
  exit 1
}

# Those that are called before those that call them.
for service in collector auth catalog order workers bff; do
  [ $service = collector ] && count=1 || count=$copies
  old=$(docker compose ps -q "$service")
  docker compose --progress quiet up -d --no-deps --no-recreate --wait --scale "$service=$((count + $(printf '%s' "$old" | grep -c .)))" "$service" || undo "$service"
  for container in $old; do
    # It is not ready any more, serves for DRAIN_SECONDS, and ends what it has begun.
    docker stop --time 45 "$container" > /dev/null
    docker rm "$container" > /dev/null
  done
  say "$service: $(docker compose ps -q "$service" | grep -c .) of the new version"
done
docker compose --progress quiet up -d --no-deps --wait backup
say 'backup: 1 of the new version'
