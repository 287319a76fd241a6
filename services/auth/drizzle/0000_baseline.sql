-- The schema of 1.0.0: accounts, their points and rewards, and the emails about them.

-- One row per account, written at registration and never deleted by this service.
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  password text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  address text,
  phone text,
  city text,
  country text,
  zip_code text,
  birth_date date,
  role text NOT NULL DEFAULT 'shopper',
  loyalty_points integer NOT NULL DEFAULT 0,
  total_spent numeric(10, 2) NOT NULL DEFAULT '0',
  last_login_at timestamp with time zone,
  preferred_language text NOT NULL DEFAULT 'en',
  marketing_opt_in boolean NOT NULL DEFAULT true,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  email_verified_at timestamp with time zone,
  two_factor_at timestamp with time zone,
  CONSTRAINT users_role CHECK (role in ('shopper', 'staff', 'operator')),
  CONSTRAINT users_language CHECK (preferred_language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar')),
  CONSTRAINT users_total_spent CHECK (total_spent >= 0)
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_changed ON users (updated_at, id);
CREATE INDEX users_team ON users (id) WHERE role <> 'shopper';
--> statement-breakpoint
-- The points ledger: what each order earned, what its cancellation reversed, what its refunds and disputes changed,
-- what a reward cost and gave back when it was voided, and what expired when the account was erased (kind `lapsed`).
CREATE TABLE loyalty_entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL,
  order_id integer,
  event_id uuid NOT NULL,
  kind text NOT NULL,
  points integer NOT NULL,
  amount numeric(10, 2) NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  refund_version integer,
  refunded_amount numeric(10, 2),
  CONSTRAINT loyalty_entries_event UNIQUE (event_id),
  CONSTRAINT loyalty_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id),
  CONSTRAINT loyalty_entries_kind CHECK (kind in ('earned', 'reversed', 'refunded', 'redeemed', 'voided', 'lapsed')),
  CONSTRAINT loyalty_entries_sign CHECK (
    case kind
      when 'earned' then points >= 0 and amount >= 0
      when 'lapsed' then amount = 0
      when 'voided' then points > 0 and amount = 0
      when 'refunded' then true
      else points <= 0 and amount <= 0
    end
  ),
  CONSTRAINT loyalty_entries_redeemed CHECK (kind <> 'redeemed' or (points < 0 and amount = 0 and order_id is null)),
  CONSTRAINT loyalty_entries_order CHECK (order_id is not null or kind not in ('earned', 'reversed', 'refunded')),
  CONSTRAINT loyalty_entries_refund CHECK (
    (kind = 'refunded') = (refund_version is not null and refunded_amount is not null)
  )
);
CREATE UNIQUE INDEX loyalty_entries_once ON loyalty_entries (order_id, kind) WHERE kind in ('earned', 'reversed');
CREATE UNIQUE INDEX loyalty_entries_refund_once ON loyalty_entries (order_id, refund_version) WHERE kind = 'refunded';
CREATE INDEX loyalty_entries_of_user ON loyalty_entries (user_id);
--> statement-breakpoint
-- One row per sign-in.
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  user_agent text,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  confirmed_at timestamp with time zone,
  CONSTRAINT sessions_id UNIQUE (id),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_end ON sessions (expires_at);
--> statement-breakpoint
-- Recent attempts with a password or a code.
CREATE TABLE login_attempts (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  window_ends_at timestamp with time zone NOT NULL,
  next_at timestamp with time zone
);
CREATE INDEX login_attempts_end ON login_attempts (window_ends_at);
--> statement-breakpoint
-- The secret of an account's authenticator app.
CREATE TABLE totp_secrets (
  user_id integer PRIMARY KEY,
  secret text NOT NULL,
  confirmed_at timestamp with time zone,
  last_step integer,
  CONSTRAINT totp_secrets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- Recovery codes, ten per account with a second factor.
CREATE TABLE recovery_codes (
  user_id integer NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
--> statement-breakpoint
-- Passkeys, by the id that the authenticator chose.
CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id integer NOT NULL,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);
--> statement-breakpoint
-- Sign-ins that have begun, and registrations of passkeys: a row is valid for 5 minutes and deleted when it is used,
-- so of two simultaneous requests one succeeds.
CREATE TABLE sign_in_challenges (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL,
  user_id integer,
  password_mark text,
  webauthn_challenge text,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sign_in_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT sign_in_challenges_purpose CHECK (purpose in ('second-step', 'passkey', 'registration')),
  CONSTRAINT sign_in_challenges_user CHECK ((purpose = 'passkey') = (user_id is null))
);
CREATE INDEX sign_in_challenges_end ON sign_in_challenges (expires_at);
--> statement-breakpoint
-- One-time links with which the first owner opens the store, written by `npm start` and `npm run setup-link` while
-- there is no operator.
CREATE TABLE setup_links (
  token_hash text PRIMARY KEY,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
--> statement-breakpoint
-- Marks that the first seed looked at this database, whether or not it added demo accounts.
CREATE TABLE seed_marks (
  name text PRIMARY KEY,
  seeded_at timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Invitations to the team, written by an operator.
CREATE TABLE team_invitations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  role text NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  invited_by integer,
  CONSTRAINT team_invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users (id),
  CONSTRAINT team_invitations_case CHECK (email = lower(email)),
  CONSTRAINT team_invitations_role CHECK (role in ('staff', 'operator')),
  CONSTRAINT team_invitations_language CHECK (language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'))
);
CREATE UNIQUE INDEX team_invitations_open ON team_invitations (email) WHERE accepted_at is null and revoked_at is null;
CREATE INDEX team_invitations_age ON team_invitations (created_at);
--> statement-breakpoint
-- The requirements that operators set for the team: one row, absent until it is first set.
CREATE TABLE team_settings (
  id integer PRIMARY KEY DEFAULT 1,
  requires_two_factor boolean NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT team_settings_one CHECK (id = 1)
);
--> statement-breakpoint
-- The log of changes of the team, each written in the transaction of the change.
CREATE TABLE team_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  actor_id integer,
  user_id integer,
  email text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT team_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users (id),
  CONSTRAINT team_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id),
  CONSTRAINT team_events_kind CHECK (
    kind in (
      'invited', 'invitation-revoked', 'invitation-accepted', 'role-changed', 'disabled', 'enabled',
      'two-factor-on', 'two-factor-off', 'factor-added', 'factor-removed', 'recovery-codes-created',
      'two-factor-reset', 'two-factor-required', 'two-factor-optional'
    )
  )
);
CREATE INDEX team_events_age ON team_events (created_at);
--> statement-breakpoint
-- One row per address that ever asked for the newsletter: `pending` after the form, `confirmed` after the link in the
-- email, `unsubscribed` after the unsubscribe link, which never expires.
CREATE TABLE newsletter_subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  language text NOT NULL,
  nonce text NOT NULL,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT newsletter_subscriptions_email UNIQUE (email),
  CONSTRAINT newsletter_subscriptions_state CHECK (state in ('pending', 'confirmed', 'unsubscribed')),
  CONSTRAINT newsletter_subscriptions_language CHECK (language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar')),
  CONSTRAINT newsletter_subscriptions_case CHECK (email = lower(email))
);
--> statement-breakpoint
-- Messages sent through Contact.
CREATE TABLE contact_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL,
  request_id uuid NOT NULL,
  user_id integer,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  is_handled boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT contact_messages_reference UNIQUE (reference),
  CONSTRAINT contact_messages_request UNIQUE (request_id),
  CONSTRAINT contact_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id)
);
CREATE INDEX contact_messages_open ON contact_messages (id) WHERE not is_handled;
CREATE INDEX contact_messages_of_user ON contact_messages (user_id);
CREATE INDEX contact_messages_of_email ON contact_messages (lower(email));
--> statement-breakpoint
-- One row per requested email, written with its event `account-mail-requested`.
CREATE TABLE account_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  email text,
  language text NOT NULL,
  user_id integer,
  subscription_id uuid,
  contact_message_id integer,
  nonce text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  invitation_id integer,
  CONSTRAINT account_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id),
  CONSTRAINT account_mails_subscription_id_newsletter_subscriptions_id_fk FOREIGN KEY (subscription_id)
    REFERENCES newsletter_subscriptions (id) ON DELETE CASCADE,
  CONSTRAINT account_mails_contact_message_id_contact_messages_id_fk FOREIGN KEY (contact_message_id)
    REFERENCES contact_messages (id) ON DELETE CASCADE,
  CONSTRAINT account_mails_invitation_id_team_invitations_id_fk FOREIGN KEY (invitation_id)
    REFERENCES team_invitations (id) ON DELETE CASCADE,
  CONSTRAINT account_mails_kind CHECK (
    kind in (
      'verify-email', 'change-email', 'reset-password', 'password-changed', 'email-changed', 'two-factor-on',
      'two-factor-off', 'factor-added', 'factor-removed', 'recovery-codes-created', 'access-changed',
      'reward-voided', 'team-invitation', 'confirm-newsletter', 'contact-received', 'contact-for-store'
    )
  ),
  CONSTRAINT account_mails_language CHECK (language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar')),
  CONSTRAINT account_mails_about CHECK (
    (kind = 'confirm-newsletter') = (subscription_id is not null)
    and (kind in ('contact-received', 'contact-for-store')) = (contact_message_id is not null)
    and (kind in (
      'verify-email', 'change-email', 'reset-password', 'password-changed', 'email-changed', 'two-factor-on',
      'two-factor-off', 'factor-added', 'factor-removed', 'recovery-codes-created', 'access-changed',
      'reward-voided'
    )) = (user_id is not null)
    and (kind = 'team-invitation') = (invitation_id is not null)
  )
);
CREATE INDEX account_mails_to ON account_mails (email, created_at);
CREATE INDEX account_mails_of_user ON account_mails (user_id, kind);
CREATE INDEX account_mails_of_subscription ON account_mails (subscription_id);
CREATE INDEX account_mails_of_message ON account_mails (contact_message_id);
CREATE INDEX account_mails_of_invitation ON account_mails (invitation_id);
CREATE INDEX account_mails_age ON account_mails (created_at);
--> statement-breakpoint
-- Rewards bought with points.
CREATE TABLE rewards (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL,
  kind text NOT NULL,
  request_id uuid NOT NULL,
  entry_id integer NOT NULL,
  state text NOT NULL DEFAULT 'available',
  holder uuid,
  held_at timestamp with time zone,
  order_id integer,
  used_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT rewards_entry UNIQUE (entry_id),
  CONSTRAINT rewards_request UNIQUE (user_id, request_id),
  CONSTRAINT rewards_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id),
  CONSTRAINT rewards_entry_id_loyalty_entries_id_fk FOREIGN KEY (entry_id) REFERENCES loyalty_entries (id),
  CONSTRAINT rewards_kind CHECK (kind in ('ten-dollars', 'free-shipping')),
  CONSTRAINT rewards_state CHECK (state in ('available', 'held', 'used', 'voided')),
  CONSTRAINT rewards_held CHECK ((state = 'held') = (holder is not null) and (state = 'held') = (held_at is not null)),
  CONSTRAINT rewards_used CHECK (
    (state = 'used') = (order_id is not null)
    and (state = 'used') = (used_at is not null)
  )
);
CREATE INDEX rewards_of_user ON rewards (user_id, id DESC NULLS LAST);
CREATE INDEX rewards_reserved ON rewards (id) WHERE state = 'held';
--> statement-breakpoint
-- The orders that released a reward, permanently.
CREATE TABLE reward_releases (
  reward_id integer NOT NULL,
  order_id integer NOT NULL,
  released_at timestamp with time zone NOT NULL,
  CONSTRAINT reward_releases_reward_id_order_id_pk PRIMARY KEY (reward_id, order_id),
  CONSTRAINT reward_releases_reward_id_rewards_id_fk FOREIGN KEY (reward_id) REFERENCES rewards (id)
);
--> statement-breakpoint
-- The outbox: one row per event and listening queue, written in the transaction of the change.
CREATE TABLE outbox (
  event_id uuid NOT NULL,
  queue text NOT NULL,
  type text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  payload jsonb NOT NULL,
  traceparent text,
  occurred_at timestamp with time zone NOT NULL DEFAULT now(),
  published_at timestamp with time zone,
  handled_at timestamp with time zone,
  parked_at timestamp with time zone,
  parked_reason text,
  CONSTRAINT outbox_event_id_queue_pk PRIMARY KEY (event_id, queue)
);
CREATE INDEX outbox_unpublished ON outbox (occurred_at) WHERE published_at is null;
CREATE INDEX outbox_unhandled ON outbox (published_at) WHERE handled_at is null;
CREATE INDEX outbox_handled ON outbox (handled_at) WHERE handled_at is not null;
CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at is not null;
