#!/bin/sh
# promote.sh: makes the replica the primary where the primary is lost. Run it in the folder of the store, with the COMPOSE_FILE of the
# store. From then on the service `postgres` runs on the volume that was the replica's: POSTGRES_DATA and REPLICA_DATA in .env say so.
# Payments of which the replica knew nothing yet are looked for at Stripe, as after a restore.
set -eu
env_file=${COMPOSE_ENV_FILES:-.env}
setting() { sed -n "s/^$1=//p" "$env_file" 2> /dev/null | tail -1; }
replica() { docker compose exec -T replica psql -U postgres -d shop -qAtX -v ON_ERROR_STOP=1 "$@"; }
now=$(setting POSTGRES_DATA) next=$(setting REPLICA_DATA)
now=${now:-postgres} next=${next:-replica}

docker compose kill postgres 2> /dev/null || true
docker compose rm -f postgres > /dev/null 2>&1 || true
[ "$(replica -c 'select pg_is_in_recovery()')" = t ] || { echo 'the replica takes writes already: nothing was changed' >&2; exit 1; }
known=$(replica -c "select coalesce(pg_last_xact_replay_timestamp(), now())")
replica -c 'select pg_promote(true, 60)' > /dev/null
# Numbers that customers, Stripe and receivers of webhooks may know already are not given again.
replica > /dev/null << SQL
insert into orders.restores (backup_taken_at) values ('$known');
select setval(format('%I.%I', schemaname, sequencename)::regclass,
  coalesce(last_value, 0) + case when sequencename like 'webhook_deliveries%' then 10000000 else 1000 end)
from pg_sequences where schemaname in ('catalog', 'orders', 'auth');
SQL
docker compose stop replica > /dev/null 2>&1

touch "$env_file"
settings=$(grep -vE '^(POSTGRES_DATA|REPLICA_DATA)=' "$env_file" || true)
printf '%s\nPOSTGRES_DATA=%s\nREPLICA_DATA=%s\n' "$settings" "$next" "$now" > "$env_file"
docker compose rm -f replica > /dev/null 2>&1
docker compose up -d --no-deps --wait postgres > /dev/null 2>&1
echo "The replica is the primary. It knows all that was committed before $known."
echo "Without a replica the store is read from the primary alone. For a new one, when the old volume \"$now\" is needed no more:"
project=$(docker compose config --format json | sed -n 's/^ *"name": *"\([^"]*\)".*/\1/p' | head -1)
echo "  docker volume rm ${project}_$now && docker compose up -d --no-deps replica-role replica"
