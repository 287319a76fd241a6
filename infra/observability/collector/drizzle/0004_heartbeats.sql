CREATE TABLE "instances" (
	"process" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"memory_mb" double precision NOT NULL,
	"cpu_percent" double precision NOT NULL,
	"lag_ms" double precision NOT NULL,
	CONSTRAINT "instances_process_host_pid_pk" PRIMARY KEY("process","host","pid")
);
--> statement-breakpoint
CREATE TABLE "metric_buckets" (
	"starts_at" timestamp with time zone NOT NULL,
	"process" text NOT NULL,
	"metric" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "metric_buckets_starts_at_process_metric_pk" PRIMARY KEY("starts_at","process","metric")
);
