CREATE TABLE "tax_exemptions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"reason" text,
	"version" integer NOT NULL,
	"author_id" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_quotes" ADD COLUMN "exemption_reason" text;