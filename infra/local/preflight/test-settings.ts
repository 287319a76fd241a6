/** A `.env` with which a store opens. */
export const goodSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  DATABASE_URL: 'postgres://admin:hunter2-long@db/shop',
  REDIS_URL: 'rediss://:hunter2-long@cache',
  STRIPE_SECRET_KEY: 'sk_live_51abcdefgh',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51abcdefgh',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
  SMTP_URL: 'smtps://user:hunter2-long@mail.example.com',
};
