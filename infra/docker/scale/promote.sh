#!/bin/sh
# promote.sh: makes the replica the primary. Run it in the folder of the store, with the COMPOSE_FILE of the store. From then on the
# service `postgres` runs on the volume that was the replica's, and a new replica begins on another one: POSTGRES_DATA and REPLICA_DATA
# in .env say so. Payments of which the replica knew nothing yet are looked for at Stripe, as after a restore. If it is cut short, run it
# again: it goes on.
set -eu
env_file=${COMPOSE_ENV_FILES:-.env}
touch "$env_file" && env_file=$(readlink -f "$env_file")
# What the replica knew when it was promoted, until all is done.
begun=$env_file.promoting
setting() { sed -n "s/^$1=//p" "$env_file" 2> /dev/null | tail -1; }
compose() { docker compose --progress quiet "$@"; }
replica() { compose exec -T replica psql -U postgres -d shop -qAtX -v ON_ERROR_STOP=1 "$@"; }
refuse() { echo "$1: nothing was changed" >&2; exit 1; }
# After a restart without a transaction since, it knows what its last checkpoint did.
known() { replica -c "select $1 from (select coalesce(pg_last_xact_replay_timestamp(), checkpoint_time) as at from pg_control_checkpoint()) as known"; }

compose config --services | grep -qx replica || refuse 'COMPOSE_FILE names no replica'
state=$(replica -c 'select pg_is_in_recovery()' || true)
case $state in
  t)
    # A primary that still runs is lost now.
    lost=$(docker inspect --format '{{if not .State.Running}}{{.State.FinishedAt}}{{end}}' "$(compose ps -aq postgres)" 2> /dev/null || true)
    case $lost in 0001-*) lost= ;; esac
    [ "$(known "'${lost:-now}'::timestamptz - at < interval '10 minutes'")" = t ] || [ "${1:-}" = --old ] \
      || refuse "the replica knows nothing after $(known at); \`promote.sh --old\` makes it the primary all the same"
    ;;
  f) [ -s "$begun" ] || refuse 'the replica takes writes already' ;;
  *) refuse 'the replica does not answer (`docker compose up -d --no-deps replica` starts it)' ;;
esac

was=$(setting POSTGRES_DATA) next=$(setting REPLICA_DATA)
was=${was:-postgres} next=${next:-replica}
for spare in postgres replica spare; do [ "$spare" = "$was" ] || [ "$spare" = "$next" ] || break; done
project=$(compose config --format json | sed -n 's/^ *"name": *"\([^"]*\)".*/\1/p' | head -1)
synchronous=$(setting SYNCHRONOUS_STANDBY_NAMES)
# Before anything changes: a full disk must not empty the settings.
cp -p "$env_file" "$env_file.new"
{
  awk '!/^(POSTGRES_DATA|REPLICA_DATA|SYNCHRONOUS_STANDBY_NAMES)=/' "$env_file" &&
    printf 'POSTGRES_DATA=%s\nREPLICA_DATA=%s\n' "$next" "$spare"
} > "$env_file.new" || refuse "$env_file.new cannot be written"

if [ "$state" = t ]; then
  # One that still runs sends all it has committed before it ends.
  compose stop --timeout 30 postgres || true
  known at > "$begun"
  [ "$(replica -c 'select pg_promote(true, 300)')" = t ] || { echo 'the replica takes long to become the primary: run this again' >&2; exit 1; }
fi
compose rm -fs postgres
at=$(cat "$begun")
# Numbers that customers, Stripe and receivers of webhooks may know already are not given again.
replica > /dev/null << SQL
insert into orders.restores (backup_taken_at) values ('$at');
select setval(format('%I.%I', schemaname, sequencename)::regclass,
  coalesce(last_value, 0) + case when sequencename like 'webhook_deliveries%' then 10000000 else 1000 end)
from pg_sequences where schemaname in ('catalog', 'orders', 'auth');
SQL
compose rm -fs replica
mv "$env_file.new" "$env_file"
rm "$begun"
compose up -d --no-deps --wait postgres
echo "The replica is the primary, on the volume \"$next\". It knows all that was committed before $at."
[ -z "$synchronous" ] || echo "SYNCHRONOUS_STANDBY_NAMES=$synchronous is out of .env, since nothing could be sold without a replica: put it back when there is one."
echo "Until there is a new replica, the store is read from the primary alone. Begin one when the primary has time to be copied:"
echo "  docker volume rm -f ${project}_$spare && docker compose up -d --no-deps replica-role replica"
echo "The primary that was lost is in the volume \"$was\". When you need it no more: docker volume rm ${project}_$was"
