#!/bin/sh
# Copies the primary into an empty volume, then follows it. A copy that its primary keeps nothing for any more is made again. The copy
# of another Postgres, or a volume that has been a primary, is left alone: it may be all that is left of a store.
# `follow.sh check` says whether it follows.
set -eu
export PGPASSFILE=/tmp/pgpass PGCONNECT_TIMEOUT=5
primary() { psql -qAtX -h postgres -U replica -d postgres -c "$1"; }
control() { pg_controldata "$PGDATA" | sed -n "s/^$1: *//p"; }

is_copy_of_primary() {
  [ "$(primary 'select system_identifier from pg_control_system()')" = "$(control 'Database system identifier')" ]
}

# True where the primary keeps nothing for this copy, and has all that the copy has. Not while it does not answer.
is_cut_off() {
  [ -f "$PGDATA/standby.signal" ] && is_copy_of_primary || return 1
  kept=$(primary "select count(*) from pg_replication_slots where slot_name = 'replica' and wal_status <> 'lost'")
  covered=$(primary "select pg_current_wal_lsn() >= '$(control 'Minimum recovery ending location')'")
  [ "$kept $covered" = '0 t' ]
}

if [ "${1:-}" = check ]; then
  pg_isready -q -U postgres -d shop -h 127.0.0.1
  streams=$(psql -qAtX -h 127.0.0.1 -U postgres -d postgres -c "select count(*) from pg_stat_wal_receiver where status = 'streaming'")
  [ "$streams" = 0 ] || exit 0
  if is_cut_off; then
    # Ends Postgres, and with it the container, which Docker starts again.
    kill -INT 1
  elif ! primary 'select 1' > /dev/null 2>&1 || is_copy_of_primary; then
    echo 'receives nothing from the primary'
  else
    echo 'this is a copy of another Postgres than the primary: promote it, or delete this volume when you need it no more'
  fi
  exit 1
fi

(umask 077 && printf '*:*:*:replica:%s\n' "$REPLICA_PASSWORD" > "$PGPASSFILE")
unset REPLICA_PASSWORD
copy=$PGDATA/copy
if is_cut_off; then
  echo 'the primary keeps nothing for this copy any more: it is made again' >&2
  rm "$PGDATA/PG_VERSION"
fi
if [ ! -f "$PGDATA/PG_VERSION" ]; then
  find "$PGDATA" -mindepth 1 -delete
  # The slot keeps what a replica has not read yet: of one whose copy was cut off, it keeps everything.
  primary "select pg_drop_replication_slot('replica') from pg_replication_slots where slot_name = 'replica' and not active" > /dev/null
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
  -c primary_slot_name=replica \
  -c primary_conninfo="host=postgres user=replica passfile=$PGPASSFILE application_name=replica connect_timeout=5"
