ALTER TABLE "products" ADD COLUMN "compare_at_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree (lower("sku") text_pattern_ops) WHERE archived_at is null and sku is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_compare_at_price" CHECK (compare_at_price > price);--> statement-breakpoint
-- For writers that do not know the column: imports, and the release before this one. Everyone else is told before.
CREATE FUNCTION drop_reached_compare_at_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.compare_at_price := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_repriced BEFORE UPDATE ON products FOR EACH ROW
  WHEN (NEW.compare_at_price <= NEW.price AND NEW.compare_at_price = OLD.compare_at_price)
  EXECUTE FUNCTION drop_reached_compare_at_price();
