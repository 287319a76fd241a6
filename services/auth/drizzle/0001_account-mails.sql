CREATE TABLE "outbox" (
	"event_id" uuid NOT NULL,
	"queue" text NOT NULL,
	"type" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payload" jsonb NOT NULL,
	"traceparent" text,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	CONSTRAINT "outbox_event_id_queue_pk" PRIMARY KEY("event_id","queue")
);
--> statement-breakpoint
CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"user_id" integer,
	"subscription_id" uuid,
	"contact_message_id" integer,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_mails_kind" CHECK ("account_mails"."kind" in ('verify-email', 'reset-password', 'password-changed', 'confirm-newsletter', 'contact-received', 'contact-for-store')),
	CONSTRAINT "account_mails_language" CHECK ("account_mails"."language" in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar')),
	CONSTRAINT "account_mails_about" CHECK (("account_mails"."kind" = 'confirm-newsletter') = ("account_mails"."subscription_id" is not null) and ("account_mails"."kind" in ('contact-received', 'contact-for-store')) = ("account_mails"."contact_message_id" is not null) and ("account_mails"."kind" in ('verify-email', 'reset-password', 'password-changed')) = ("account_mails"."user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_handled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_reference" UNIQUE("reference"),
	CONSTRAINT "contact_messages_request" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"language" text NOT NULL,
	"nonce" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_state" CHECK ("newsletter_subscriptions"."state" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscriptions_language" CHECK ("newsletter_subscriptions"."language" in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar')),
	CONSTRAINT "newsletter_subscriptions_case" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email"))
);
--> statement-breakpoint
ALTER TABLE "loyalty_entries" DROP CONSTRAINT "loyalty_entries_kind";--> statement-breakpoint
ALTER TABLE "loyalty_entries" DROP CONSTRAINT "loyalty_entries_sign";--> statement-breakpoint
ALTER TABLE "loyalty_entries" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_unpublished" ON "outbox" USING btree ("occurred_at") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "outbox_unhandled" ON "outbox" USING btree ("published_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "outbox_handled" ON "outbox" USING btree ("handled_at") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "account_mails_to" ON "account_mails" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "account_mails_of_user" ON "account_mails" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "account_mails_of_subscription" ON "account_mails" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "account_mails_of_message" ON "account_mails" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "account_mails_age" ON "account_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE not is_handled;--> statement-breakpoint
CREATE INDEX "contact_messages_of_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_order" CHECK ("loyalty_entries"."order_id" is not null or "loyalty_entries"."kind" not in ('earned', 'reversed'));--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_kind" CHECK ("loyalty_entries"."kind" in ('earned', 'reversed', 'redeemed', 'lapsed'));--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_sign" CHECK (case "loyalty_entries"."kind" when 'earned' then "loyalty_entries"."points" >= 0 and "loyalty_entries"."amount" >= 0 when 'lapsed' then "loyalty_entries"."amount" = 0 else "loyalty_entries"."points" <= 0 and "loyalty_entries"."amount" <= 0 end);