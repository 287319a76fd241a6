#!/bin/sh
# Copies the primary into an empty volume, then follows it. A copy that cannot follow any more is made again; a volume that has
# been a primary is left alone. `follow.sh check` says whether it follows, and restarts what has to be copied again.
set -eu
export PGPASSFILE=/tmp/pgpass PGCONNECT_TIMEOUT=5
primary() { psql -qAtX -h postgres -U replica -d postgres -c "$1"; }

# The primary was made anew or moved to another version, or keeps nothing for this copy any more. Not while it does not answer.
is_stale() {
  [ -f "$PGDATA/standby.signal" ] || return 1
  theirs=$(primary "select system_identifier || ' ' || current_setting('server_version_num')::int / 10000 || ' ' || coalesce((
    select wal_status from pg_replication_slots where slot_name = 'replica'), 'lost') from pg_control_system()") || return 1
  ours=$(pg_controldata "$PGDATA" | sed -n 's/^Database system identifier: *//p')
  case $theirs in
    *' lost') return 0 ;;
    "$ours $(cat "$PGDATA/PG_VERSION") "*) return 1 ;;
  esac
}

if [ "${1:-}" = check ]; then
  pg_isready -q -U postgres -d shop -h 127.0.0.1
  streams=$(psql -qAtX -h 127.0.0.1 -U postgres -d postgres -c "select count(*) from pg_stat_wal_receiver where status = 'streaming'")
  [ "$streams" = 0 ] || exit 0
  echo 'receives nothing from the primary'
  # Ends Postgres, and with it the container, which Docker starts again.
  if is_stale; then kill -INT 1; fi
  exit 1
fi

(umask 077 && printf '*:*:*:replica:%s\n' "$REPLICA_PASSWORD" > "$PGPASSFILE")
unset REPLICA_PASSWORD
copy=$PGDATA/copy
if is_stale; then
  echo 'this copy cannot follow the primary any more: it is made again' >&2
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
