CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "search_counts_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "search_counts_searches" CHECK (searches > 0),
	CONSTRAINT "search_counts_results" CHECK (results >= 0)
);
--> statement-breakpoint
CREATE INDEX "reviews_new" ON "reviews" USING btree ("created_at") WHERE not is_hidden;