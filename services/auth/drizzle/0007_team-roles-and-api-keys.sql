CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "repeatable_calls" (
	"api_key_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repeatable_calls_api_key_id_key_pk" PRIMARY KEY("api_key_id","key")
);
--> statement-breakpoint
CREATE TABLE "team_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text,
	"name" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"refund_limit" numeric(10, 2),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_roles_key" UNIQUE("key"),
	CONSTRAINT "team_roles_known" CHECK ("team_roles"."key" in ('manager', 'catalog', 'orders', 'support', 'marketing', 'accountant')),
	CONSTRAINT "team_roles_limit" CHECK ("team_roles"."refund_limit" >= 0)
);
--> statement-breakpoint
INSERT INTO "team_roles" ("key", "name") VALUES
	('manager', 'Manager'), ('catalog', 'Catalog'), ('orders', 'Orders'), ('support', 'Support'), ('marketing', 'Marketing'), ('accountant', 'Accountant');--> statement-breakpoint
ALTER TABLE "team_events" DROP CONSTRAINT "team_events_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "team_role_id" integer;--> statement-breakpoint
ALTER TABLE "team_events" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD COLUMN "team_role_id" integer;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeatable_calls" ADD CONSTRAINT "repeatable_calls_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repeatable_calls_age" ON "repeatable_calls" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_roles_name" ON "team_roles" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_team_role_id_team_roles_id_fk" FOREIGN KEY ("team_role_id") REFERENCES "team_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_role_id_team_roles_id_fk" FOREIGN KEY ("team_role_id") REFERENCES "team_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_kind" CHECK ("team_events"."kind" in ('invited', 'invitation-revoked', 'invitation-accepted', 'role-changed', 'disabled', 'enabled', 'two-factor-on', 'two-factor-off', 'factor-added', 'factor-removed', 'recovery-codes-created', 'two-factor-reset', 'two-factor-required', 'two-factor-optional', 'role-created', 'role-edited', 'role-deleted', 'api-key-created', 'api-key-revoked'));