#!/bin/sh
# Makes the role of the replica, or gives it its password, which psql reads itself, so that no list of processes shows it.
set -eu
if [ "${PG_MAJOR:-18}" -lt 18 ]; then
  echo 'a replica needs Postgres 18: docs/operations.md#another-version-of-postgres' >&2
  exit 1
fi
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 <<'SQL'
\set password `printenv REPLICA_PASSWORD`
select 'create role replica login replication' where not exists (select from pg_roles where rolname = 'replica') \gexec
alter role replica password :'password';
SQL
