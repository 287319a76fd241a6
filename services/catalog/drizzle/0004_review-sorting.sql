-- in steps: reviews are written and votes counted while their indexes are built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "reviews_by_highest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_by_highest" ON "reviews" USING btree ("product_id","rating","id") WHERE not is_hidden;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_by_lowest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_by_lowest" ON "reviews" USING btree ("product_id",(-rating),"id") WHERE not is_hidden;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_by_helpful";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_by_helpful" ON "reviews" USING btree ("product_id","helpful","id") WHERE not is_hidden;
