-- in steps: products are sold while their indexes are built. One that was cut short is built again. The new ones are there before the
-- old ones go.
DROP INDEX CONCURRENTLY IF EXISTS "stock_rows_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_rows_by_name" ON "stock_rows" USING btree ("sort_name","product_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_by_featured";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_by_featured" ON "products" USING btree ((not "featured"),"id","featured","title_text") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_by_price";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_by_price" ON "products" USING btree ("price","id") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_by_price_desc";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_by_price_desc" ON "products" USING btree ((- "price"),"id") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_by_name" ON "products" USING btree ("sort_name","id") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_of_category_by_featured";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_of_category_by_featured" ON "products" USING btree ("category_id",(not "featured"),"id") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_of_category_by_price";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_of_category_by_price" ON "products" USING btree ("category_id","price","id") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_of_category_by_price_desc";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_of_category_by_price_desc" ON "products" USING btree ("category_id",(- "price"),"id") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_of_category_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_of_category_by_name" ON "products" USING btree ("category_id","sort_name","id") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listed_by_rating";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listed_by_rating" ON "products" USING btree ("rating") WHERE archived_at is null and parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_texts";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_texts" ON "products" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=64) WHERE parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_titles";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_titles" ON "products" USING gin ("title_text" gin_trgm_ops) WITH (gin_pending_list_limit=64) WHERE parent_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variant_titles";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "variant_titles" ON "products" USING gin ("title_text" gin_trgm_ops) WITH (gin_pending_list_limit=64) WHERE parent_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variants_of_product";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "variants_of_product" ON "products" USING btree ("parent_id","position") WHERE parent_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variants_combination";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "variants_combination" ON "products" USING btree ("parent_id","option_values") WHERE position is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_by_featured";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_by_price";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_by_price_desc";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_by_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_of_category_by_featured";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_of_category_by_price";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_of_category_by_price_desc";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_of_category_by_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_by_rating";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_title";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_parent_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_parent_without_stock";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_variant";--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_reason";