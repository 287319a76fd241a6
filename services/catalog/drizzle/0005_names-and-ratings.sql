ALTER TABLE "products" ADD COLUMN "rating" numeric(2, 1) GENERATED ALWAYS AS (round(rating_sum::numeric / nullif(rating_count, 0), 1)) STORED;--> statement-breakpoint
ALTER TABLE "product_translations" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(searchable_text(name), 60)) STORED;--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "product_translations_names" ON "product_translations" USING btree ("language","product_id","sort_name");--> statement-breakpoint
-- By hand: nothing is known yet of what the new columns hold.
ANALYZE "products", "product_translations";