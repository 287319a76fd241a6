DROP INDEX "products_by_featured";--> statement-breakpoint
CREATE INDEX "products_by_featured" ON "products" USING btree ((not "featured"),"id","featured","title_text") WHERE archived_at is null;