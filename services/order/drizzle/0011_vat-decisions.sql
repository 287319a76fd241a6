CREATE TABLE "vat_decisions" (
	"number" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"reference" text NOT NULL,
	"version" integer NOT NULL,
	"author_id" integer,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vat_decisions_decision" CHECK ("vat_decisions"."decision" in ('confirmed', 'rejected'))
);
