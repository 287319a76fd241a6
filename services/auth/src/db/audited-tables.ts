/** The tables whose changes by staff, API keys and imports the audit log records, by the trigger `audit` of each. */
export const auditedTables = [
  'api_keys',
  'loyalty_entries',
  'outbox',
  'team_invitations',
  'team_roles',
  'team_settings',
  'todo_emails',
  'users',
] as const;

/** The other tables, each with the reason why its changes are not recorded. */
export const unauditedTables = {
  account_mails: 'remembers links in emails',
  audit_chain: 'is the log',
  audit_log: 'is the log',
  contact_messages: 'is written by customers',
  customer_imports: 'is work of an import',
  erased_emails: 'is written when a customer is erased, which the account shows',
  login_attempts: 'counts attempts',
  newsletter_subscriptions: 'is written by customers',
  past_order_points: 'are points for an import of past orders, whose ledger is recorded',
  passkeys: 'is a second factor, whose changes are noted as events',
  recovery_codes: 'is a second factor, whose changes are noted as events',
  repeatable_calls: 'remembers calls of API keys',
  reward_releases: 'is written for orders',
  reward_terms: 'copies the settings of the order service',
  rewards: 'is written by customers',
  saved_addresses: 'is written by customers',
  seed_marks: 'is written by the first seed',
  sessions: 'is a sign-in, which is noted as an event',
  setup_links: 'is written by a command',
  sign_in_challenges: 'is a sign-in, which is noted as an event',
  team_events: 'is the log of the team, whose changes are recorded',
  totp_secrets: 'is a second factor, whose changes are noted as events',
  webhook_events: 'is work of the store',
  webhook_topics: 'follows the endpoints of webhooks, which the order service has',
} as const;
