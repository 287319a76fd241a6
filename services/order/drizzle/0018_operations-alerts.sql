CREATE TABLE "alert_passes" (
	"id" integer PRIMARY KEY NOT NULL,
	"watched_since" timestamp with time zone NOT NULL,
	"passed_at" timestamp with time zone NOT NULL,
	"catalog_answered_at" timestamp with time zone,
	"auth_answered_at" timestamp with time zone,
	CONSTRAINT "alert_passes_one" CHECK ("alert_passes"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone
);
