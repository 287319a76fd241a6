-- A new product is an event of its own: an endpoint that asks for changes alone gets one that follows immediately.
-- Stock has topics of its own. Counters of reviews, and what follows from other columns, are no change of a product.
CREATE OR REPLACE FUNCTION note_product_webhook() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  others text[] := '{stock_quantity,reserved_quantity,version,updated_at,rating_sum,rating_count,rating,search_text,title_text,sort_name}';
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_topics) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM note_webhook('product.created', 'new product', NEW.id);
    RETURN NULL;
  END IF;
  IF NEW.stock_quantity <> OLD.stock_quantity THEN
    -- Selling out takes a product off sale.
    others := others || 'in_stock'::text;
    PERFORM note_webhook('stock.updated', 'stock', NEW.id);
    IF NEW.stock_quantity <= NEW.low_stock_threshold AND OLD.stock_quantity > NEW.low_stock_threshold THEN
      PERFORM note_webhook('stock.low', 'low stock', NEW.id);
    END IF;
  END IF;
  IF to_jsonb(NEW) - others <> to_jsonb(OLD) - others THEN
    PERFORM note_webhook('product.updated', 'product', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_product_created AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION note_product_webhook();
--> statement-breakpoint
-- A reservation, which a checkout waits for, changes the reserved units alone and tells nothing.
CREATE OR REPLACE TRIGGER webhook_product AFTER UPDATE ON products FOR EACH ROW
  WHEN (NEW.stock_quantity <> OLD.stock_quantity OR NEW.reserved_quantity = OLD.reserved_quantity)
  EXECUTE FUNCTION note_product_webhook();
