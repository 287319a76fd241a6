ALTER TABLE "products" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "as_drafts" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Counts a draft at level 3, which versions without drafts keep when they merge equal kinds.
CREATE OR REPLACE FUNCTION product_figure(p products, sign integer) RETURNS product_figures LANGUAGE sql IMMUTABLE AS $$
  SELECT p.category_id,
    CASE WHEN p.archived_at IS NOT NULL AND p.is_draft THEN 3::smallint
      ELSE stock_level(p.stock_quantity, p.low_stock_threshold) END,
    p.archived_at IS NOT NULL, p.in_stock,
    p.featured, p.is_dropshipped, CASE WHEN p.is_dropshipped THEN nullif(p.supplier_name, '') END, sign::bigint,
    sign * p.stock_quantity::bigint, sign * (p.price * 100)::bigint, sign * coalesce(p.dropship_margin, 30)::bigint
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_new_products() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock)
  SELECT id, category_id, sort_name, stock_quantity, stock_level(stock_quantity, low_stock_threshold), in_stock
  FROM added WHERE archived_at IS NULL;
  INSERT INTO product_figures
  SELECT category_id, CASE WHEN archived_at IS NOT NULL AND is_draft THEN 3::smallint
      ELSE stock_level(stock_quantity, low_stock_threshold) END AS level, archived_at IS NOT NULL AS is_archived,
    in_stock, featured, is_dropshipped, CASE WHEN is_dropshipped THEN nullif(supplier_name, '') END AS supplier,
    count(*), sum(stock_quantity), sum(price * 100), sum(coalesce(dropship_margin, 30))
  FROM added GROUP BY category_id, 2, 3, in_stock, featured, is_dropshipped, 7;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Not for a reservation, which changes none of these columns.
CREATE OR REPLACE TRIGGER products_changed AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.archived_at, OLD.is_draft, OLD.category_id, OLD.name, OLD.stock_quantity, OLD.low_stock_threshold,
      OLD.in_stock, OLD.featured, OLD.is_dropshipped, OLD.supplier_name, OLD.price, OLD.dropship_margin)
    IS DISTINCT FROM (NEW.archived_at, NEW.is_draft, NEW.category_id, NEW.name, NEW.stock_quantity,
      NEW.low_stock_threshold, NEW.in_stock, NEW.featured, NEW.is_dropshipped, NEW.supplier_name, NEW.price,
      NEW.dropship_margin))
  EXECUTE FUNCTION list_changed_product();
