CREATE TABLE "product_figures" (
	"category_id" integer,
	"level" smallint NOT NULL,
	"is_archived" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"is_dropshipped" boolean NOT NULL,
	"supplier_name" text,
	"products" bigint NOT NULL,
	"stock" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"margin" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_rows" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer,
	"sort_name" text NOT NULL,
	"stock_quantity" integer NOT NULL,
	"level" smallint NOT NULL,
	"in_stock" boolean NOT NULL,
	CONSTRAINT "stock_rows_level" CHECK (level between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "alert_snoozes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"snoozed_by" integer
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state";--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "row" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "alert_snoozes" ADD CONSTRAINT "alert_snoozes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_rows_by_level" ON "stock_rows" USING btree ("level","sort_name","product_id");--> statement-breakpoint
CREATE INDEX "stock_rows_by_category" ON "stock_rows" USING btree ("category_id","sort_name","product_id");--> statement-breakpoint
CREATE INDEX "stock_rows_by_stock" ON "stock_rows" USING btree ("stock_quantity","product_id");--> statement-breakpoint
CREATE INDEX "stock_rows_low" ON "stock_rows" USING btree ("stock_quantity","product_id") WHERE level < 2;--> statement-breakpoint
CREATE INDEX "stock_rows_off" ON "stock_rows" USING btree ("product_id") WHERE not in_stock;--> statement-breakpoint
CREATE INDEX "products_supplied" ON "products" USING btree ("is_dropshipped","id") WHERE archived_at is null and (is_dropshipped or supplier_name <> '');--> statement-breakpoint
CREATE INDEX "stock_alerts_by_time" ON "stock_alerts" USING btree ("created_at","event_id");--> statement-breakpoint
CREATE INDEX "import_items_pending" ON "import_items" USING btree ("import_id","position") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "import_items_failed" ON "import_items" USING btree ("import_id","position") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "imports_of_files" ON "imports" USING btree ("created_at") WHERE file_name is not null;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state" CHECK (state in ('uploading', 'queued', 'running', 'paused', 'completed', 'failed'));--> statement-breakpoint
CREATE FUNCTION stock_level(stock integer, threshold integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN stock = 0 THEN 0 WHEN stock <= threshold THEN 1 ELSE 2 END;
--> statement-breakpoint
-- What one product adds to the figures, or takes away where the sign is -1.
CREATE FUNCTION product_figure(p products, sign integer) RETURNS product_figures LANGUAGE sql IMMUTABLE AS $$
  SELECT p.category_id, stock_level(p.stock_quantity, p.low_stock_threshold), p.archived_at IS NOT NULL, p.in_stock,
    p.featured, p.is_dropshipped, CASE WHEN p.is_dropshipped THEN nullif(p.supplier_name, '') END, sign::bigint,
    sign * p.stock_quantity::bigint, sign * (p.price * 100)::bigint, sign * coalesce(p.dropship_margin, 30)::bigint
$$;
--> statement-breakpoint
-- A statement at a time, because an import adds a thousand products by one.
CREATE FUNCTION list_new_products() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock)
  SELECT id, category_id, sort_name, stock_quantity, stock_level(stock_quantity, low_stock_threshold), in_stock
  FROM added WHERE archived_at IS NULL;
  INSERT INTO product_figures
  SELECT category_id, stock_level(stock_quantity, low_stock_threshold) AS level, archived_at IS NOT NULL AS is_archived,
    in_stock, featured, is_dropshipped, CASE WHEN is_dropshipped THEN nullif(supplier_name, '') END AS supplier,
    count(*), sum(stock_quantity), sum(price * 100), sum(coalesce(dropship_margin, 30))
  FROM added GROUP BY category_id, 2, 3, in_stock, featured, is_dropshipped, 7;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_changed_product() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.archived_at IS NULL THEN
    INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock)
    VALUES (NEW.id, NEW.category_id, NEW.sort_name, NEW.stock_quantity,
      stock_level(NEW.stock_quantity, NEW.low_stock_threshold), NEW.in_stock)
    ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id, sort_name = excluded.sort_name,
      stock_quantity = excluded.stock_quantity, level = excluded.level, in_stock = excluded.in_stock;
  ELSE
    DELETE FROM stock_rows WHERE product_id = NEW.id;
  END IF;
  INSERT INTO product_figures
  SELECT f.* FROM product_figure(OLD, -1) f UNION ALL SELECT f.* FROM product_figure(NEW, 1) f;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unlist_product() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM stock_rows WHERE product_id = OLD.id;
  INSERT INTO product_figures SELECT f.* FROM product_figure(OLD, -1) f;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- From here on no product is written, so that what is counted below is what the triggers go on from.
LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TRIGGER products_listed AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_new_products();
--> statement-breakpoint
-- Not for a reservation, which changes none of these columns.
CREATE TRIGGER products_changed AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.archived_at, OLD.category_id, OLD.name, OLD.stock_quantity, OLD.low_stock_threshold, OLD.in_stock,
      OLD.featured, OLD.is_dropshipped, OLD.supplier_name, OLD.price, OLD.dropship_margin)
    IS DISTINCT FROM (NEW.archived_at, NEW.category_id, NEW.name, NEW.stock_quantity, NEW.low_stock_threshold,
      NEW.in_stock, NEW.featured, NEW.is_dropshipped, NEW.supplier_name, NEW.price, NEW.dropship_margin))
  EXECUTE FUNCTION list_changed_product();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION unlist_product();
--> statement-breakpoint
INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock)
SELECT id, category_id, sort_name, stock_quantity, stock_level(stock_quantity, low_stock_threshold), in_stock
FROM products WHERE archived_at IS NULL;
--> statement-breakpoint
INSERT INTO product_figures
SELECT category_id, stock_level(stock_quantity, low_stock_threshold), archived_at IS NOT NULL, in_stock, featured,
  is_dropshipped, CASE WHEN is_dropshipped THEN nullif(supplier_name, '') END, count(*), sum(stock_quantity),
  sum(price * 100), sum(coalesce(dropship_margin, 30))
FROM products GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
-- By hand: nothing is known yet of what the new tables hold.
ANALYZE "stock_rows", "product_figures";
