#!/bin/sh
# Makes deploy/secrets once: the passwords of the database, and the settings of the app with a secret of its own.
set -eu
umask 077
cd "$(dirname "$0")"
if [ -e secrets ]; then
  echo "deploy/secrets is there already. It is never written over."
  exit 1
fi
mkdir secrets
password=$(openssl rand -hex 24)
openssl rand -hex 24 > secrets/superuser-password
printf '%s' "$password" > secrets/database-password
printf '"mpower" "%s"\n' "$password" > secrets/pooler-users
# Without TLS: pooler and database are reached over the network inside, which leads nowhere else.
cat > secrets/settings.env << END
DATABASE_URL=postgres://mpower:$password@pooler:6432/mpower?sslmode=disable
DATABASE_DIRECT_URL=postgres://mpower:$password@db:5432/mpower?sslmode=disable
APP_SECRET=$(openssl rand -hex 32)
BASE_URL=
SMTP_URL=
MAIL_FROM=
SUPPORT_EMAIL=
STRIPE_SECRET_KEY=
STRIPE_WEBHOOK_SECRET=
AI_PROVIDER=composer
END
# Each container runs as an account of its own, and reads its own file alone.
if [ "$(id -u)" = 0 ]; then
  chmod 711 secrets
  chown 10001 secrets/settings.env
  chown 10002 secrets/pooler-users
  chown 999 secrets/superuser-password secrets/database-password
fi
echo "Made deploy/secrets. Fill in deploy/secrets/settings.env; .env.example says what each line is."
