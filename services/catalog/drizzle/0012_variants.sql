ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "product_figures" ADD COLUMN "kind" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- contracts: the release before merges figures without the kind, which would be lost; now it leaves them as they are.
ALTER TABLE "product_figures" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stock_rows" ADD COLUMN "kind" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option_values" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "products"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_parent_without_stock" CHECK (options = '[]' or (stock_quantity = 0 and reserved_quantity = 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant" CHECK (case when parent_id is null then option_values is null and position is null
        else option_values is not null and options = '[]' and (position is not null or archived_at is not null) end) NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK (reason in ('sale', 'restock', 'set', 'import', 'seed', 'options')) NOT VALID;--> statement-breakpoint
-- The kind of a product: 0 without options, 1 with options, 2 a variant.
CREATE FUNCTION product_kind(parent_id integer, options jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN parent_id IS NOT NULL THEN 2 WHEN options <> '[]' THEN 1 ELSE 0 END;
--> statement-breakpoint
-- A parent has no stock of its own: its level says whether a variant is in stock.
CREATE FUNCTION product_level(options jsonb, in_stock boolean, stock integer, threshold integer) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN options = '[]' THEN stock_level(stock, threshold) WHEN in_stock THEN 2 ELSE 0 END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_figure(p products, sign integer) RETURNS product_figures LANGUAGE sql IMMUTABLE AS $$
  SELECT p.category_id,
    CASE WHEN p.archived_at IS NOT NULL AND p.is_draft THEN 3::smallint 
      ELSE product_level(p.options, p.in_stock, p.stock_quantity, p.low_stock_threshold) END,
    p.archived_at IS NOT NULL, p.in_stock,
    p.featured, p.is_dropshipped, CASE WHEN p.is_dropshipped THEN nullif(p.supplier_name, '') END, sign::bigint,
    sign * p.stock_quantity::bigint, sign * (p.price * 100)::bigint, sign * coalesce(p.dropship_margin, 30)::bigint,
    product_kind(p.parent_id, p.options)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_new_products() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock, kind)
  SELECT id, category_id, sort_name, stock_quantity, product_level(options, in_stock, stock_quantity, low_stock_threshold),
    in_stock, product_kind(parent_id, options)
  FROM added WHERE archived_at IS NULL;
  INSERT INTO product_figures
  SELECT category_id, CASE WHEN archived_at IS NOT NULL AND is_draft THEN 3::smallint
      ELSE product_level(options, in_stock, stock_quantity, low_stock_threshold) END AS level, archived_at IS NOT NULL AS is_archived,
    in_stock, featured, is_dropshipped, CASE WHEN is_dropshipped THEN nullif(supplier_name, '') END AS supplier,
    count(*), sum(stock_quantity), sum(price * 100), sum(coalesce(dropship_margin, 30)), product_kind(parent_id, options) AS kind
  FROM added GROUP BY category_id, 2, 3, in_stock, featured, is_dropshipped, 7, product_kind(parent_id, options);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_changed_product() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.archived_at IS NULL THEN
    INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock, kind)
    VALUES (NEW.id, NEW.category_id, NEW.sort_name, NEW.stock_quantity,
      product_level(NEW.options, NEW.in_stock, NEW.stock_quantity, NEW.low_stock_threshold), NEW.in_stock,
      product_kind(NEW.parent_id, NEW.options))
    ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id, sort_name = excluded.sort_name,
      stock_quantity = excluded.stock_quantity, level = excluded.level, in_stock = excluded.in_stock,
      kind = excluded.kind;
  ELSE
    DELETE FROM stock_rows WHERE product_id = NEW.id;
  END IF;
  INSERT INTO product_figures
  SELECT f.* FROM product_figure(OLD, -1) f UNION ALL SELECT f.* FROM product_figure(NEW, 1) f;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Not for a reservation, which changes none of these columns.
CREATE OR REPLACE TRIGGER products_changed AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.archived_at, OLD.is_draft, OLD.category_id, OLD.name, OLD.stock_quantity, OLD.low_stock_threshold,
      OLD.in_stock, OLD.featured, OLD.is_dropshipped, OLD.supplier_name, OLD.price, OLD.dropship_margin, OLD.options = '[]')
    IS DISTINCT FROM (NEW.archived_at, NEW.is_draft, NEW.category_id, NEW.name, NEW.stock_quantity,
      NEW.low_stock_threshold, NEW.in_stock, NEW.featured, NEW.is_dropshipped, NEW.supplier_name, NEW.price,
      NEW.dropship_margin, NEW.options = '[]'))
  EXECUTE FUNCTION list_changed_product();
--> statement-breakpoint
CREATE FUNCTION variant_name(product_name text, option_values text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN product_name || ', ' || array_to_string(option_values, ', ');
--> statement-breakpoint
-- Lets the variants that are sold follow what staff change of the product. One that is no longer sold stays archived.
CREATE FUNCTION update_variants() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE products v SET name = variant_name(NEW.name, v.option_values), category = NEW.category,
    category_id = NEW.category_id, tax_class = NEW.tax_class, needs_shipping = NEW.needs_shipping,
    image = CASE WHEN v.image = OLD.image THEN NEW.image ELSE v.image END,
    archived_at = CASE WHEN v.position IS NULL THEN coalesce(v.archived_at, now()) ELSE NEW.archived_at END,
    is_draft = v.position IS NOT NULL AND NEW.is_draft, version = v.version + 1, updated_at = now()
  FROM (SELECT id FROM products WHERE parent_id = NEW.id ORDER BY id FOR NO KEY UPDATE) locked
  WHERE v.id = locked.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_with_variants AFTER UPDATE ON products FOR EACH ROW
  WHEN (NEW.options <> '[]' AND (OLD.name, OLD.category, OLD.category_id, OLD.tax_class, OLD.needs_shipping, OLD.image,
      OLD.archived_at, OLD.is_draft)
    IS DISTINCT FROM (NEW.name, NEW.category, NEW.category_id, NEW.tax_class, NEW.needs_shipping, NEW.image,
      NEW.archived_at, NEW.is_draft))
  EXECUTE FUNCTION update_variants();
--> statement-breakpoint
-- Keeps what lists read of a parent: the lowest price of its variants, and whether one is in stock. Runs when the transaction
-- commits, so that variants are locked before their parent, and only where one of these values changed. The lock comes
-- first: of two transactions that sell the last two variants, the second one sees both.
CREATE FUNCTION update_parent() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM products WHERE id = coalesce(NEW.parent_id, NEW.id) FOR NO KEY UPDATE;
  UPDATE products p SET price = cheapest.price, compare_at_price = cheapest.compare_at_price,
    in_stock = cheapest.any_in_stock
  FROM (
    SELECT v.price, v.compare_at_price, bool_or(v.in_stock) OVER () AS any_in_stock
    FROM products v WHERE v.parent_id = coalesce(NEW.parent_id, NEW.id) AND v.position IS NOT NULL
    ORDER BY v.price, v.position LIMIT 1
  ) cheapest
  WHERE p.id = coalesce(NEW.parent_id, NEW.id) AND p.options <> '[]'
    AND (p.price, p.compare_at_price, p.in_stock)
      IS DISTINCT FROM (cheapest.price, cheapest.compare_at_price, cheapest.any_in_stock);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER variants_added AFTER INSERT ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION update_parent();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER variants_changed AFTER UPDATE ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.parent_id IS NOT NULL AND (OLD.price, OLD.compare_at_price, OLD.in_stock, OLD.position)
    IS DISTINCT FROM (NEW.price, NEW.compare_at_price, NEW.in_stock, NEW.position))
  EXECUTE FUNCTION update_parent();
--> statement-breakpoint
-- Whoever writes another price to a parent, such as an import, changes nothing.
CREATE CONSTRAINT TRIGGER parents_kept AFTER UPDATE ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.options <> '[]' AND (OLD.price, OLD.compare_at_price, OLD.in_stock)
    IS DISTINCT FROM (NEW.price, NEW.compare_at_price, NEW.in_stock))
  EXECUTE FUNCTION update_parent();
--> statement-breakpoint
-- A variant's stock is on the page of its product.
CREATE OR REPLACE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  counters CONSTANT text[] := '{stock_quantity,reserved_quantity,version,updated_at}';
  rows_changed integer;
BEGIN
  SELECT count(*) INTO rows_changed FROM (SELECT FROM changed_rows LIMIT 101) AS some_rows;
  IF rows_changed = 0 THEN
    RETURN NULL;
  END IF;
  IF rows_changed > 100 OR EXISTS (
    SELECT FROM earlier_rows e JOIN changed_rows c USING (id)
    WHERE (e.stock_quantity > e.reserved_quantity) <> (c.stock_quantity > c.reserved_quantity)
      OR to_jsonb(e) - counters <> to_jsonb(c) - counters
  ) THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
  ELSE
    INSERT INTO catalog_changes (product_id)
    SELECT id FROM changed_rows UNION SELECT parent_id FROM changed_rows WHERE parent_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
