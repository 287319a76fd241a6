CREATE TABLE "customer_imports" (
	"import_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"changes" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"invite_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	CONSTRAINT "customer_imports_import_id_user_id_pk" PRIMARY KEY("import_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "erased_emails" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_mails" DROP CONSTRAINT "account_mails_kind";--> statement-breakpoint
ALTER TABLE "account_mails" DROP CONSTRAINT "account_mails_about";--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_imports_of_user" ON "customer_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customer_imports_to_invite" ON "customer_imports" USING btree ("invite_at") WHERE invite_at is not null and invited_at is null;--> statement-breakpoint
CREATE INDEX "customer_imports_to_clear" ON "customer_imports" USING btree ("created_at") WHERE changes is not null;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_kind" CHECK ("account_mails"."kind" in ('verify-email', 'change-email', 'reset-password', 'choose-password', 'password-changed', 'email-changed', 'two-factor-on', 'two-factor-off', 'factor-added', 'factor-removed', 'recovery-codes-created', 'access-changed', 'reward-voided', 'team-invitation', 'confirm-newsletter', 'contact-received', 'contact-for-store')) NOT VALID;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_about" CHECK (("account_mails"."kind" = 'confirm-newsletter') = ("account_mails"."subscription_id" is not null) and ("account_mails"."kind" in ('contact-received', 'contact-for-store')) = ("account_mails"."contact_message_id" is not null) and ("account_mails"."kind" in ('verify-email', 'change-email', 'reset-password', 'choose-password', 'password-changed', 'email-changed', 'two-factor-on', 'two-factor-off', 'factor-added', 'factor-removed', 'recovery-codes-created', 'access-changed', 'reward-voided')) = ("account_mails"."user_id" is not null) and ("account_mails"."kind" = 'team-invitation') = ("account_mails"."invitation_id" is not null)) NOT VALID;