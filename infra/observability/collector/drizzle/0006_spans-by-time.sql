ALTER TABLE "otel_spans" DROP CONSTRAINT "otel_spans_trace_id_span_id_pk";--> statement-breakpoint
-- contracts: a table of the same name and columns takes its place in this transaction
ALTER TABLE "otel_spans" RENAME TO "otel_spans_other";--> statement-breakpoint
-- contracts: no version names the index in a statement
ALTER INDEX "otel_spans_age" RENAME TO "otel_spans_other_age";--> statement-breakpoint
ALTER TABLE "otel_spans_other" ADD CONSTRAINT "otel_spans_other_pk" PRIMARY KEY("trace_id","span_id","started_ns");--> statement-breakpoint
CREATE TABLE "otel_spans" (
	LIKE "otel_spans_other",
	CONSTRAINT "otel_spans_trace_id_span_id_started_ns_pk" PRIMARY KEY("trace_id","span_id","started_ns")
) PARTITION BY RANGE ("started_ns");--> statement-breakpoint
-- The spans of the last day are in the default partition until they are purged.
ALTER TABLE "otel_spans" ATTACH PARTITION "otel_spans_other" DEFAULT;--> statement-breakpoint
CREATE INDEX "otel_spans_age" ON "otel_spans" USING btree ("started_ns");
