-- in steps: checkouts go on while the index is built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "orders_of_email";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_of_email" ON "orders" USING btree (lower("customer_email"),"id" DESC NULLS LAST);
