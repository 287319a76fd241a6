-- in steps: credit notes are issued meanwhile. An index that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "credit_notes_unpaid_once";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "credit_notes_unpaid_once" ON "credit_notes" USING btree ("order_id") WHERE refund_id is null;
