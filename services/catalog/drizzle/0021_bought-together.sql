-- in steps: checkouts go on while the index is built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "reservation_items_of_product";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reservation_items_of_product" ON "reservation_items" USING btree ("product_id","reference");
