ALTER TABLE "otel_traces" ADD COLUMN "root_rank" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "otel_traces" ADD COLUMN "root_started_ns" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "otel_traces" ADD COLUMN "is_work" boolean DEFAULT true NOT NULL;