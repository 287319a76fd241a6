#!/bin/sh
# Starts PgBouncer with the passwords of the environment.
set -eu
umask 077
printf '"%s" "%s"\n' catalog "$CATALOG_DB_PASSWORD" orders "$ORDERS_DB_PASSWORD" auth "$AUTH_DB_PASSWORD" \
  traces "$TRACES_DB_PASSWORD" > /tmp/users.txt
cat > /tmp/pgbouncer.ini << EOF_INI
[databases]
shop = host=postgres dbname=shop

[pgbouncer]
listen_addr = *
listen_port = 5432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
; The same as on Kubernetes: infra/kubernetes/overlays/scaled/postgres.yaml says why.
default_pool_size = 20
reserve_pool_size = 5
reserve_pool_timeout = 0.5
max_client_conn = 1000
max_prepared_statements = 500
query_wait_timeout = 4
server_login_retry = 1
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
; Another machine may have the name after a failover.
dns_max_ttl = 5
; Statements that were prepared before a migration end with their connection.
server_lifetime = 300
server_connect_timeout = 3
; For SHOW POOLS: the collector looks who waits.
stats_users = traces
log_connections = 0
log_disconnections = 0
EOF_INI
exec pgbouncer /tmp/pgbouncer.ini
