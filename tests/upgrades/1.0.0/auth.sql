-- PostgreSQL database dump
-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
-- Name: auth; Type: SCHEMA; Schema: -; Owner: -
SET default_tablespace = '';
SET default_table_access_method = heap;
-- Name: __drizzle_migrations; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
CREATE SEQUENCE auth.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: auth; Owner: -
ALTER SEQUENCE auth.__drizzle_migrations_id_seq OWNED BY auth.__drizzle_migrations.id;
-- Name: account_mails; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.account_mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
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
    CONSTRAINT account_mails_about CHECK ((((kind = 'confirm-newsletter'::text) = (subscription_id IS NOT NULL)) AND ((kind = ANY (ARRAY['contact-received'::text, 'contact-for-store'::text])) = (contact_message_id IS NOT NULL)) AND ((kind = ANY (ARRAY['verify-email'::text, 'change-email'::text, 'reset-password'::text, 'password-changed'::text, 'email-changed'::text, 'two-factor-on'::text, 'two-factor-off'::text, 'factor-added'::text, 'factor-removed'::text, 'recovery-codes-created'::text, 'access-changed'::text, 'reward-voided'::text])) = (user_id IS NOT NULL)) AND ((kind = 'team-invitation'::text) = (invitation_id IS NOT NULL)))),
    CONSTRAINT account_mails_kind CHECK ((kind = ANY (ARRAY['verify-email'::text, 'change-email'::text, 'reset-password'::text, 'password-changed'::text, 'email-changed'::text, 'two-factor-on'::text, 'two-factor-off'::text, 'factor-added'::text, 'factor-removed'::text, 'recovery-codes-created'::text, 'access-changed'::text, 'reward-voided'::text, 'team-invitation'::text, 'confirm-newsletter'::text, 'contact-received'::text, 'contact-for-store'::text]))),
    CONSTRAINT account_mails_language CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'zh'::text, 'ja'::text, 'pt'::text, 'ar'::text])))
);
-- Name: contact_messages; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.contact_messages (
    id integer NOT NULL,
    reference text NOT NULL,
    request_id uuid NOT NULL,
    user_id integer,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    is_handled boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: contact_messages_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
ALTER TABLE auth.contact_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: login_attempts; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.login_attempts (
    key text NOT NULL,
    attempts integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL,
    next_at timestamp with time zone
);
-- Name: loyalty_entries; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.loyalty_entries (
    id integer NOT NULL,
    user_id integer NOT NULL,
    order_id integer,
    event_id uuid NOT NULL,
    kind text NOT NULL,
    points integer NOT NULL,
    amount numeric(10,2) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    refund_version integer,
    refunded_amount numeric(10,2),
    CONSTRAINT loyalty_entries_kind CHECK ((kind = ANY (ARRAY['earned'::text, 'reversed'::text, 'refunded'::text, 'redeemed'::text, 'voided'::text, 'lapsed'::text]))),
    CONSTRAINT loyalty_entries_order CHECK (((order_id IS NOT NULL) OR (kind <> ALL (ARRAY['earned'::text, 'reversed'::text, 'refunded'::text])))),
    CONSTRAINT loyalty_entries_redeemed CHECK (((kind <> 'redeemed'::text) OR ((points < 0) AND (amount = (0)::numeric) AND (order_id IS NULL)))),
    CONSTRAINT loyalty_entries_refund CHECK (((kind = 'refunded'::text) = ((refund_version IS NOT NULL) AND (refunded_amount IS NOT NULL)))),
    CONSTRAINT loyalty_entries_sign CHECK (
CASE kind
    WHEN 'earned'::text THEN ((points >= 0) AND (amount >= (0)::numeric))
    WHEN 'lapsed'::text THEN (amount = (0)::numeric)
    WHEN 'voided'::text THEN ((points > 0) AND (amount = (0)::numeric))
    WHEN 'refunded'::text THEN true
    ELSE ((points <= 0) AND (amount <= (0)::numeric))
END)
);
-- Name: loyalty_entries_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
ALTER TABLE auth.loyalty_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.loyalty_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: newsletter_subscriptions; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.newsletter_subscriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    language text NOT NULL,
    nonce text NOT NULL,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT newsletter_subscriptions_case CHECK ((email = lower(email))),
    CONSTRAINT newsletter_subscriptions_language CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'zh'::text, 'ja'::text, 'pt'::text, 'ar'::text]))),
    CONSTRAINT newsletter_subscriptions_state CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);
-- Name: outbox; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.outbox (
    event_id uuid NOT NULL,
    queue text NOT NULL,
    type text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    payload jsonb NOT NULL,
    traceparent text,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    handled_at timestamp with time zone,
    parked_at timestamp with time zone,
    parked_reason text
);
-- Name: passkeys; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.passkeys (
    id text NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);
-- Name: recovery_codes; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.recovery_codes (
    user_id integer NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone
);
-- Name: reward_releases; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.reward_releases (
    reward_id integer NOT NULL,
    order_id integer NOT NULL,
    released_at timestamp with time zone NOT NULL
);
-- Name: rewards; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.rewards (
    id integer NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    request_id uuid NOT NULL,
    entry_id integer NOT NULL,
    state text DEFAULT 'available'::text NOT NULL,
    holder uuid,
    held_at timestamp with time zone,
    order_id integer,
    used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT rewards_held CHECK ((((state = 'held'::text) = (holder IS NOT NULL)) AND ((state = 'held'::text) = (held_at IS NOT NULL)))),
    CONSTRAINT rewards_kind CHECK ((kind = ANY (ARRAY['ten-dollars'::text, 'free-shipping'::text]))),
    CONSTRAINT rewards_state CHECK ((state = ANY (ARRAY['available'::text, 'held'::text, 'used'::text, 'voided'::text]))),
    CONSTRAINT rewards_used CHECK ((((state = 'used'::text) = (order_id IS NOT NULL)) AND ((state = 'used'::text) = (used_at IS NOT NULL))))
);
-- Name: rewards_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
ALTER TABLE auth.rewards ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.rewards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: seed_marks; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.seed_marks (
    name text NOT NULL,
    seeded_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: sessions; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.sessions (
    token_hash text NOT NULL,
    user_id integer NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    user_agent text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    confirmed_at timestamp with time zone
);
-- Name: setup_links; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.setup_links (
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
-- Name: sign_in_challenges; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.sign_in_challenges (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    user_id integer,
    password_mark text,
    webauthn_challenge text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sign_in_challenges_purpose CHECK ((purpose = ANY (ARRAY['second-step'::text, 'passkey'::text, 'registration'::text]))),
    CONSTRAINT sign_in_challenges_user CHECK (((purpose = 'passkey'::text) = (user_id IS NULL)))
);
-- Name: team_events; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.team_events (
    id integer NOT NULL,
    kind text NOT NULL,
    actor_id integer,
    user_id integer,
    email text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT team_events_kind CHECK ((kind = ANY (ARRAY['invited'::text, 'invitation-revoked'::text, 'invitation-accepted'::text, 'role-changed'::text, 'disabled'::text, 'enabled'::text, 'two-factor-on'::text, 'two-factor-off'::text, 'factor-added'::text, 'factor-removed'::text, 'recovery-codes-created'::text, 'two-factor-reset'::text, 'two-factor-required'::text, 'two-factor-optional'::text])))
);
-- Name: team_events_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
ALTER TABLE auth.team_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.team_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: team_invitations; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.team_invitations (
    id integer NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    revoked_at timestamp with time zone,
    invited_by integer,
    CONSTRAINT team_invitations_case CHECK ((email = lower(email))),
    CONSTRAINT team_invitations_language CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'zh'::text, 'ja'::text, 'pt'::text, 'ar'::text]))),
    CONSTRAINT team_invitations_role CHECK ((role = ANY (ARRAY['staff'::text, 'operator'::text])))
);
-- Name: team_invitations_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
ALTER TABLE auth.team_invitations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.team_invitations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: team_settings; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.team_settings (
    id integer DEFAULT 1 NOT NULL,
    requires_two_factor boolean NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT team_settings_one CHECK ((id = 1))
);
-- Name: totp_secrets; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.totp_secrets (
    user_id integer NOT NULL,
    secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step integer
);
-- Name: users; Type: TABLE; Schema: auth; Owner: -
CREATE TABLE auth.users (
    id integer NOT NULL,
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
    role text DEFAULT 'shopper'::text NOT NULL,
    loyalty_points integer DEFAULT 0 NOT NULL,
    total_spent numeric(10,2) DEFAULT '0'::numeric NOT NULL,
    last_login_at timestamp with time zone,
    preferred_language text DEFAULT 'en'::text NOT NULL,
    marketing_opt_in boolean DEFAULT true NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    email_verified_at timestamp with time zone,
    two_factor_at timestamp with time zone,
    CONSTRAINT users_language CHECK ((preferred_language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'zh'::text, 'ja'::text, 'pt'::text, 'ar'::text]))),
    CONSTRAINT users_role CHECK ((role = ANY (ARRAY['shopper'::text, 'staff'::text, 'operator'::text]))),
    CONSTRAINT users_total_spent CHECK ((total_spent >= (0)::numeric))
);
-- Name: users_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
ALTER TABLE auth.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME auth.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('auth.__drizzle_migrations_id_seq'::regclass);
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: auth; Owner: -
INSERT INTO auth.__drizzle_migrations (id, hash, created_at) VALUES (1, '5099100c92ba30fb5d893322aa93954b4111eab3fbd6fb2ea7a39ec36c1cf294', 1795856024417);
INSERT INTO auth.__drizzle_migrations (id, hash, created_at) VALUES (2, '7ee3ba76433afcbfb16d6047c02da21c7e8492266e8c18ac00f4a48c44e1db1a', 1795863955439);
-- Data for Name: account_mails; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: contact_messages; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: login_attempts; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: loyalty_entries; Type: TABLE DATA; Schema: auth; Owner: -
INSERT INTO auth.loyalty_entries (id, user_id, order_id, event_id, kind, points, amount, created_at, refund_version, refunded_amount) OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, '00000000-0000-4000-8000-000000000001', 'earned', 39, 39.98, '2026-11-28 12:09:58.928092+00', NULL, NULL);
-- Data for Name: newsletter_subscriptions; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: outbox; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: passkeys; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: reward_releases; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: rewards; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: seed_marks; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: sessions; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: setup_links; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: sign_in_challenges; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: team_events; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: team_invitations; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: team_settings; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: totp_secrets; Type: TABLE DATA; Schema: auth; Owner: -
-- Data for Name: users; Type: TABLE DATA; Schema: auth; Owner: -
INSERT INTO auth.users (id, email, password, first_name, last_name, address, phone, city, country, zip_code, birth_date, role, loyalty_points, total_spent, last_login_at, preferred_language, marketing_opt_in, disabled_at, created_at, updated_at, email_verified_at, two_factor_at) OVERRIDING SYSTEM VALUE VALUES (1, 'ada@example.com', 'x', 'Ada', 'Byron', NULL, NULL, NULL, NULL, NULL, NULL, 'shopper', 39, 39.98, NULL, 'en', true, NULL, '2026-11-28 12:09:58.927649+00', '2026-11-28 12:09:58.927649+00', NULL, NULL);
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
SELECT pg_catalog.setval('auth.__drizzle_migrations_id_seq', 2, true);
-- Name: contact_messages_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
SELECT pg_catalog.setval('auth.contact_messages_id_seq', 1, false);
-- Name: loyalty_entries_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
SELECT pg_catalog.setval('auth.loyalty_entries_id_seq', 1, true);
-- Name: rewards_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
SELECT pg_catalog.setval('auth.rewards_id_seq', 1, false);
-- Name: team_events_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
SELECT pg_catalog.setval('auth.team_events_id_seq', 1, false);
-- Name: team_invitations_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
SELECT pg_catalog.setval('auth.team_invitations_id_seq', 1, false);
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
SELECT pg_catalog.setval('auth.users_id_seq', 1, true);
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
-- Name: account_mails account_mails_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.account_mails
    ADD CONSTRAINT account_mails_pkey PRIMARY KEY (id);
-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
-- Name: contact_messages contact_messages_reference; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.contact_messages
    ADD CONSTRAINT contact_messages_reference UNIQUE (reference);
-- Name: contact_messages contact_messages_request; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.contact_messages
    ADD CONSTRAINT contact_messages_request UNIQUE (request_id);
-- Name: login_attempts login_attempts_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (key);
-- Name: loyalty_entries loyalty_entries_event; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.loyalty_entries
    ADD CONSTRAINT loyalty_entries_event UNIQUE (event_id);
-- Name: loyalty_entries loyalty_entries_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.loyalty_entries
    ADD CONSTRAINT loyalty_entries_pkey PRIMARY KEY (id);
-- Name: newsletter_subscriptions newsletter_subscriptions_email; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_email UNIQUE (email);
-- Name: newsletter_subscriptions newsletter_subscriptions_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);
-- Name: outbox outbox_event_id_queue_pk; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.outbox
    ADD CONSTRAINT outbox_event_id_queue_pk PRIMARY KEY (event_id, queue);
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
-- Name: recovery_codes recovery_codes_user_id_code_hash_pk; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash);
-- Name: reward_releases reward_releases_reward_id_order_id_pk; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.reward_releases
    ADD CONSTRAINT reward_releases_reward_id_order_id_pk PRIMARY KEY (reward_id, order_id);
-- Name: rewards rewards_entry; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.rewards
    ADD CONSTRAINT rewards_entry UNIQUE (entry_id);
-- Name: rewards rewards_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.rewards
    ADD CONSTRAINT rewards_pkey PRIMARY KEY (id);
-- Name: rewards rewards_request; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.rewards
    ADD CONSTRAINT rewards_request UNIQUE (user_id, request_id);
-- Name: seed_marks seed_marks_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.seed_marks
    ADD CONSTRAINT seed_marks_pkey PRIMARY KEY (name);
-- Name: sessions sessions_id; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_id UNIQUE (id);
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
-- Name: setup_links setup_links_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.setup_links
    ADD CONSTRAINT setup_links_pkey PRIMARY KEY (token_hash);
-- Name: sign_in_challenges sign_in_challenges_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (token_hash);
-- Name: team_events team_events_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.team_events
    ADD CONSTRAINT team_events_pkey PRIMARY KEY (id);
-- Name: team_invitations team_invitations_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.team_invitations
    ADD CONSTRAINT team_invitations_pkey PRIMARY KEY (id);
-- Name: team_settings team_settings_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.team_settings
    ADD CONSTRAINT team_settings_pkey PRIMARY KEY (id);
-- Name: totp_secrets totp_secrets_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id);
-- Name: users users_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
-- Name: account_mails_age; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX account_mails_age ON auth.account_mails USING btree (created_at);
-- Name: account_mails_of_invitation; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX account_mails_of_invitation ON auth.account_mails USING btree (invitation_id);
-- Name: account_mails_of_message; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX account_mails_of_message ON auth.account_mails USING btree (contact_message_id);
-- Name: account_mails_of_subscription; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX account_mails_of_subscription ON auth.account_mails USING btree (subscription_id);
-- Name: account_mails_of_user; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX account_mails_of_user ON auth.account_mails USING btree (user_id, kind);
-- Name: account_mails_to; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX account_mails_to ON auth.account_mails USING btree (email, created_at);
-- Name: contact_messages_of_email; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX contact_messages_of_email ON auth.contact_messages USING btree (lower(email));
-- Name: contact_messages_of_user; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX contact_messages_of_user ON auth.contact_messages USING btree (user_id);
-- Name: contact_messages_open; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX contact_messages_open ON auth.contact_messages USING btree (id) WHERE (NOT is_handled);
-- Name: login_attempts_end; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX login_attempts_end ON auth.login_attempts USING btree (window_ends_at);
-- Name: loyalty_entries_of_user; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX loyalty_entries_of_user ON auth.loyalty_entries USING btree (user_id);
-- Name: loyalty_entries_once; Type: INDEX; Schema: auth; Owner: -
CREATE UNIQUE INDEX loyalty_entries_once ON auth.loyalty_entries USING btree (order_id, kind) WHERE (kind = ANY (ARRAY['earned'::text, 'reversed'::text]));
-- Name: loyalty_entries_refund_once; Type: INDEX; Schema: auth; Owner: -
CREATE UNIQUE INDEX loyalty_entries_refund_once ON auth.loyalty_entries USING btree (order_id, refund_version) WHERE (kind = 'refunded'::text);
-- Name: outbox_handled; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX outbox_handled ON auth.outbox USING btree (handled_at) WHERE (handled_at IS NOT NULL);
-- Name: outbox_parked; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX outbox_parked ON auth.outbox USING btree (parked_at) WHERE (parked_at IS NOT NULL);
-- Name: outbox_unhandled; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX outbox_unhandled ON auth.outbox USING btree (published_at) WHERE (handled_at IS NULL);
-- Name: outbox_unpublished; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX outbox_unpublished ON auth.outbox USING btree (occurred_at) WHERE (published_at IS NULL);
-- Name: passkeys_of_user; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX passkeys_of_user ON auth.passkeys USING btree (user_id);
-- Name: rewards_of_user; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX rewards_of_user ON auth.rewards USING btree (user_id, id DESC NULLS LAST);
-- Name: rewards_reserved; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX rewards_reserved ON auth.rewards USING btree (id) WHERE (state = 'held'::text);
-- Name: sessions_end; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX sessions_end ON auth.sessions USING btree (expires_at);
-- Name: sessions_of_user; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX sessions_of_user ON auth.sessions USING btree (user_id);
-- Name: sign_in_challenges_end; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX sign_in_challenges_end ON auth.sign_in_challenges USING btree (expires_at);
-- Name: team_events_age; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX team_events_age ON auth.team_events USING btree (created_at);
-- Name: team_invitations_age; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX team_invitations_age ON auth.team_invitations USING btree (created_at);
-- Name: team_invitations_open; Type: INDEX; Schema: auth; Owner: -
CREATE UNIQUE INDEX team_invitations_open ON auth.team_invitations USING btree (email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
-- Name: users_changed; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX users_changed ON auth.users USING btree (updated_at, id);
-- Name: users_email; Type: INDEX; Schema: auth; Owner: -
CREATE UNIQUE INDEX users_email ON auth.users USING btree (lower(email));
-- Name: users_team; Type: INDEX; Schema: auth; Owner: -
CREATE INDEX users_team ON auth.users USING btree (id) WHERE (role <> 'shopper'::text);
-- Name: account_mails account_mails_contact_message_id_contact_messages_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.account_mails
    ADD CONSTRAINT account_mails_contact_message_id_contact_messages_id_fk FOREIGN KEY (contact_message_id) REFERENCES auth.contact_messages(id) ON DELETE CASCADE;
-- Name: account_mails account_mails_invitation_id_team_invitations_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.account_mails
    ADD CONSTRAINT account_mails_invitation_id_team_invitations_id_fk FOREIGN KEY (invitation_id) REFERENCES auth.team_invitations(id) ON DELETE CASCADE;
-- Name: account_mails account_mails_subscription_id_newsletter_subscriptions_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.account_mails
    ADD CONSTRAINT account_mails_subscription_id_newsletter_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES auth.newsletter_subscriptions(id) ON DELETE CASCADE;
-- Name: account_mails account_mails_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.account_mails
    ADD CONSTRAINT account_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id);
-- Name: contact_messages contact_messages_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.contact_messages
    ADD CONSTRAINT contact_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id);
-- Name: loyalty_entries loyalty_entries_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.loyalty_entries
    ADD CONSTRAINT loyalty_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id);
-- Name: passkeys passkeys_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.passkeys
    ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
-- Name: recovery_codes recovery_codes_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
-- Name: reward_releases reward_releases_reward_id_rewards_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.reward_releases
    ADD CONSTRAINT reward_releases_reward_id_rewards_id_fk FOREIGN KEY (reward_id) REFERENCES auth.rewards(id);
-- Name: rewards rewards_entry_id_loyalty_entries_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.rewards
    ADD CONSTRAINT rewards_entry_id_loyalty_entries_id_fk FOREIGN KEY (entry_id) REFERENCES auth.loyalty_entries(id);
-- Name: rewards rewards_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.rewards
    ADD CONSTRAINT rewards_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id);
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
-- Name: sign_in_challenges sign_in_challenges_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
-- Name: team_events team_events_actor_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.team_events
    ADD CONSTRAINT team_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES auth.users(id);
-- Name: team_events team_events_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.team_events
    ADD CONSTRAINT team_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id);
-- Name: team_invitations team_invitations_invited_by_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.team_invitations
    ADD CONSTRAINT team_invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES auth.users(id);
-- Name: totp_secrets totp_secrets_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth; Owner: -
ALTER TABLE ONLY auth.totp_secrets
    ADD CONSTRAINT totp_secrets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
-- PostgreSQL database dump complete
