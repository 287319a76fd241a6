CREATE TABLE "payment_syncs" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"is_started" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
