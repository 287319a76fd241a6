#!/bin/sh
# Copies the primary into an empty volume, then follows it. A volume that has been a primary is left alone.
set -eu
export PGPASSFILE=/tmp/pgpass
(umask 077 && printf '*:*:*:replica:%s\n' "$REPLICA_PASSWORD" > "$PGPASSFILE")
unset REPLICA_PASSWORD
copy=$PGDATA/copy

if [ ! -f "$PGDATA/PG_VERSION" ]; then
  # The slot keeps what a replica has not read yet: of one whose copy was cut off, it keeps everything.
  rm -rf "$copy"
  psql -qX -h postgres -U replica -d postgres -c "select pg_drop_replication_slot('replica') from pg_replication_slots
    where slot_name = 'replica' and not active" > /dev/null
  pg_basebackup -h postgres -U replica -D "$copy" --checkpoint=fast --wal-method=stream --create-slot --slot=replica
  touch "$copy/standby.signal"
  mv "$copy/PG_VERSION" "$PGDATA/PG_VERSION.copied"
  mv "$copy"/* "$PGDATA/"
  mv "$PGDATA/PG_VERSION.copied" "$PGDATA/PG_VERSION"
  rmdir "$copy"
fi
if [ ! -f "$PGDATA/standby.signal" ]; then
  echo 'this volume has been a primary, and may have transactions that no other one has: delete it when you need it no more' >&2
  sleep 30
  exit 1
fi
chmod 700 "$PGDATA"
exec postgres -c hba_file=/scale/pg_hba.conf -c hot_standby=on -c hot_standby_feedback=on -c max_connections=150 \
  -c log_error_verbosity=terse -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql \
  -c recovery_min_apply_delay="$REPLICA_DELAY" -c primary_slot_name=replica \
  -c primary_conninfo="host=postgres user=replica passfile=$PGPASSFILE application_name=replica connect_timeout=5"
