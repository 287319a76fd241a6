-- in steps: reviews are read and written while the indexes are built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "reviews_of_product_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_product_by_time" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_of_address";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_address" ON "reviews" USING btree ("customer_email") WHERE customer_email is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_of_product";
