-- in steps: purchases go on meanwhile. An index that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "orders_draft_once";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "orders_draft_once" ON "orders" USING btree ("draft_id") WHERE draft_id is not null and status <> 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_payment_source";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_one_source";
