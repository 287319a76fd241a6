ALTER TABLE "otel_spans" DROP CONSTRAINT "otel_spans_trace_id_span_id_pk";--> statement-breakpoint
-- contracts: a table of the same name and columns takes its place in this transaction
ALTER TABLE "otel_spans" RENAME TO "otel_spans_before";--> statement-breakpoint
-- contracts: no version names the index in a statement
ALTER INDEX "otel_spans_age" RENAME TO "otel_spans_before_age";--> statement-breakpoint
ALTER TABLE "otel_spans_before" ADD CONSTRAINT "otel_spans_before_pk" PRIMARY KEY("trace_id","span_id","started_ns");--> statement-breakpoint
CREATE TABLE "otel_spans" (
	LIKE "otel_spans_before",
	CONSTRAINT "otel_spans_trace_id_span_id_started_ns_pk" PRIMARY KEY("trace_id","span_id","started_ns")
) PARTITION BY RANGE ("started_ns");--> statement-breakpoint
CREATE INDEX "otel_spans_age" ON "otel_spans" USING btree ("started_ns");--> statement-breakpoint
-- Of spans with a wrong clock, and where the time has no partition.
CREATE TABLE "otel_spans_other" PARTITION OF "otel_spans" DEFAULT;--> statement-breakpoint
-- The old table is the partition of what was, up to the next hour but one.
DO $$
DECLARE
	boundary bigint := (floor(extract(epoch FROM now()) / 3600)::bigint + 2) * 3600 * 1000000000;
BEGIN
	DELETE FROM "otel_spans_before" WHERE started_ns >= boundary;
	EXECUTE format('ALTER TABLE "otel_spans" ATTACH PARTITION "otel_spans_before" FOR VALUES FROM (MINVALUE) TO (%s)', boundary);
END $$;
