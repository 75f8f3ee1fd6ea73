#!/bin/bash
# Runs once, when the database's folder is empty: the role that serves, its database, and limits that no pooler can set.
set -euo pipefail
psql --username postgres --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/database_password)" <<'SQL'
create role mpower login password :'password';
create database mpower owner mpower;
alter role mpower set statement_timeout = '10s';
alter role mpower set idle_in_transaction_session_timeout = '10s';
alter role mpower set log_parameter_max_length = 0;
alter role mpower set log_parameter_max_length_on_error = 0;
alter role mpower set log_error_verbosity = terse;
SQL
