-- in steps: returns are requested and handled while their index is built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "order_returns_to_handle";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_returns_to_handle" ON "order_returns" USING btree ("order_id") WHERE state in ('requested', 'approved', 'received') and closed_at is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_returns_open";
