CREATE TABLE "reward_terms" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"has_paid_shipping" boolean NOT NULL,
	CONSTRAINT "reward_terms_once" CHECK ("reward_terms"."id" = 1)
);
