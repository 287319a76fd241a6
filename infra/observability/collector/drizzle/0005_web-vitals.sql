CREATE TABLE "web_vitals" (
	"day" timestamp with time zone NOT NULL,
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_day_page_vital_bucket_pk" PRIMARY KEY("day","page","vital","bucket")
);
