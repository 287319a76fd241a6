CREATE TABLE "otel_spans" (
	"trace_id" text NOT NULL,
	"span_id" text NOT NULL,
	"parent_id" text,
	"service" text NOT NULL,
	"name" text NOT NULL,
	"kind" integer NOT NULL,
	"started_ns" bigint NOT NULL,
	"ended_ns" bigint NOT NULL,
	"is_error" boolean NOT NULL,
	"attributes" jsonb NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "otel_spans_trace_id_span_id_pk" PRIMARY KEY("trace_id","span_id")
);
--> statement-breakpoint
CREATE TABLE "otel_traces" (
	"trace_id" text PRIMARY KEY NOT NULL,
	"root_service" text NOT NULL,
	"root_name" text NOT NULL,
	"started_ns" bigint NOT NULL,
	"ended_ns" bigint NOT NULL,
	"span_count" integer NOT NULL,
	"services" text[] NOT NULL,
	"has_error" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "otel_spans_age" ON "otel_spans" USING btree ("started_ns");--> statement-breakpoint
CREATE INDEX "otel_traces_newest" ON "otel_traces" USING btree ("started_ns" DESC NULLS LAST);