ALTER TABLE "products" ADD COLUMN "compare_at_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_compare_at_price" CHECK (compare_at_price > price) NOT VALID;--> statement-breakpoint
-- For writers that do not know the column: imports, and the release before this one. Everyone else is told before.
CREATE FUNCTION drop_reached_compare_at_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.compare_at_price := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_repriced BEFORE UPDATE ON products FOR EACH ROW
  WHEN (NEW.compare_at_price <= NEW.price AND NEW.compare_at_price = OLD.compare_at_price)
  EXECUTE FUNCTION drop_reached_compare_at_price();
