#!/bin/sh
# Makes the role of the replica, or gives it its password. Statements come from standard input, so that no list of processes
# shows the password.
set -eu
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$(printenv REPLICA_PASSWORD)" <<'SQL'
select 'create role replica login replication' where not exists (select from pg_roles where rolname = 'replica') \gexec
alter role replica password :'password';
SQL
