-- in steps: products are sold while their indexes are built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "products_off_sale";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_off_sale" ON "products" USING btree ("is_draft","id") WHERE archived_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_off_sale_sku";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_off_sale_sku" ON "products" USING btree (lower("sku") text_pattern_ops) WHERE archived_at is not null and sku is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_archived";
