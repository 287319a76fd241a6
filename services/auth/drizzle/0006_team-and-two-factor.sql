CREATE TABLE "team_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"actor_id" integer,
	"user_id" integer,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_events_kind" CHECK ("team_events"."kind" in ('invited', 'invitation-revoked', 'invitation-accepted', 'role-changed', 'disabled', 'enabled', 'two-factor-on', 'two-factor-off', 'two-factor-reset', 'two-factor-required', 'two-factor-optional'))
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "team_invitations_case" CHECK ("team_invitations"."email" = lower("team_invitations"."email")),
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('staff', 'operator')),
	CONSTRAINT "team_invitations_language" CHECK ("team_invitations"."language" in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "team_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"requires_two_factor" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_settings_one" CHECK ("team_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"password_mark" text,
	"webauthn_challenge" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_challenges_purpose" CHECK ("sign_in_challenges"."purpose" in ('second-step', 'passkey', 'registration')),
	CONSTRAINT "sign_in_challenges_user" CHECK (("sign_in_challenges"."purpose" = 'passkey') = ("sign_in_challenges"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
-- In one order, and before any other lock: every request reads sessions, then users.
LOCK TABLE "sessions", "users", "account_mails" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "account_mails" DROP CONSTRAINT "account_mails_kind";--> statement-breakpoint
ALTER TABLE "account_mails" DROP CONSTRAINT "account_mails_about";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_mails" ADD COLUMN "invitation_id" integer;--> statement-breakpoint
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_events_age" ON "team_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_open" ON "team_invitations" USING btree ("email") WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "team_invitations_age" ON "team_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_end" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_invitation_id_team_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "team_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("id") WHERE role <> 'shopper';--> statement-breakpoint
CREATE INDEX "account_mails_of_invitation" ON "account_mails" USING btree ("invitation_id");--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_kind" CHECK ("account_mails"."kind" in ('verify-email', 'reset-password', 'password-changed', 'email-changed', 'two-factor-on', 'two-factor-off', 'team-invitation', 'confirm-newsletter', 'contact-received', 'contact-for-store'));--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_about" CHECK (("account_mails"."kind" = 'confirm-newsletter') = ("account_mails"."subscription_id" is not null) and ("account_mails"."kind" in ('contact-received', 'contact-for-store')) = ("account_mails"."contact_message_id" is not null) and ("account_mails"."kind" in ('verify-email', 'reset-password', 'password-changed', 'email-changed', 'two-factor-on', 'two-factor-off')) = ("account_mails"."user_id" is not null) and ("account_mails"."kind" = 'team-invitation') = ("account_mails"."invitation_id" is not null));--> statement-breakpoint
UPDATE "users" SET "role" = 'shopper' WHERE "role" <> 'shopper' AND "email" LIKE 'erased-%@erased.invalid';
