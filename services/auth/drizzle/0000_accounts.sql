CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loyalty_entries_event" UNIQUE("event_id"),
	CONSTRAINT "loyalty_entries_kind" CHECK ("loyalty_entries"."kind" in ('earned', 'reversed')),
	CONSTRAINT "loyalty_entries_sign" CHECK (case "loyalty_entries"."kind" when 'earned' then "loyalty_entries"."points" >= 0 and "loyalty_entries"."amount" >= 0 else "loyalty_entries"."points" <= 0 and "loyalty_entries"."amount" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address" text,
	"phone" text,
	"city" text,
	"country" text,
	"zip_code" text,
	"birth_date" date,
	"role" text DEFAULT 'shopper' NOT NULL,
	"loyalty_points" integer DEFAULT 0 NOT NULL,
	"total_spent" numeric(10, 2) DEFAULT '0' NOT NULL,
	"last_login_at" timestamp with time zone,
	"preferred_language" text DEFAULT 'en' NOT NULL,
	"marketing_opt_in" boolean DEFAULT true NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('shopper', 'staff', 'operator')),
	CONSTRAINT "users_language" CHECK ("users"."preferred_language" in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar')),
	CONSTRAINT "users_total_spent" CHECK ("users"."total_spent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_end" ON "login_attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_entries_once" ON "loyalty_entries" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "loyalty_entries_of_user" ON "loyalty_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));