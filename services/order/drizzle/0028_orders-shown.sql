DROP INDEX "orders_created";--> statement-breakpoint
CREATE INDEX "orders_shown" ON "orders" USING btree (coalesce(placed_at, created_at));