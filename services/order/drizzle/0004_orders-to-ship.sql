-- in steps: orders are placed and shipped while their index is built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "orders_to_ship";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_to_ship" ON "orders" USING btree ("id") WHERE status in ('confirmed', 'processing');
