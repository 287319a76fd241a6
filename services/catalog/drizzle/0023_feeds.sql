CREATE TABLE "feed_fetches" (
	"format" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"items" integer NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "feed_fetches_format_language_country_pk" PRIMARY KEY("format","language","country"),
	CONSTRAINT "feed_fetches_format" CHECK ("feed_fetches"."format" in ('google.xml', 'google.tsv', 'meta.csv', 'acp.jsonl'))
);
--> statement-breakpoint
CREATE TABLE "feed_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_keys_once" CHECK ("feed_keys"."id" = 1)
);
