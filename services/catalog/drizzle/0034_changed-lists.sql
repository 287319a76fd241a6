-- in steps: products are sold while their index is built. What was cut short is done again. Sales would wait behind a change of the table
-- that waits itself, so it gives up soon and is tried again.
SET lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "catalog_changes" ADD COLUMN IF NOT EXISTS "only_lists" boolean DEFAULT false NOT NULL;--> statement-breakpoint
SET lock_timeout = 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_by_specs";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_specs" ON "products" USING gin ("specs" jsonb_path_ops) WITH (fastupdate=false) WHERE specs <> '[]';--> statement-breakpoint
-- Notes that lists changed, and the products whose own read did: those that changed, with their variants or their parent and its
-- other variants, and the products that contain one of these, or one of the names, by its English name. No other table of products is
-- part of the read of one (services/catalog/src/products/get-product.ts). Looks names up in the index also of a small table: to read it for each name takes longer.
CREATE OR REPLACE FUNCTION note_products(changed integer[], names text[]) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT
  SET enable_seqscan = off AS $$
DECLARE
  roots integer[];
  known text[];
  containing integer[];
  affected integer[];
BEGIN
  SELECT array_agg(DISTINCT coalesce(parent_id, id)) INTO roots FROM products WHERE id = ANY (changed);
  SELECT array_agg(name) INTO known FROM (SELECT unnest(names) AS name UNION SELECT p.name FROM products p WHERE p.id = ANY (roots)) n;
  containing := ARRAY (SELECT p.id FROM unnest(known) AS n (name)
    JOIN products p ON p.specs @> jsonb_build_array(jsonb_build_object('value', n.name)) AND p.specs <> '[]' LIMIT 501);
  affected := ARRAY (SELECT unnest(roots || containing) UNION SELECT v.id FROM products v WHERE v.parent_id = ANY (roots) LIMIT 2001);
  -- A product may be named as a common value is. More than 2,000 are reported as everything.
  IF cardinality(containing) > 500 OR cardinality(affected) > 2000 THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
    RETURN;
  END IF;
  INSERT INTO catalog_changes (product_id, only_lists)
  SELECT NULL::integer, true UNION ALL SELECT id, false FROM unnest(affected) AS product (id);
END $$;
--> statement-breakpoint
-- What shows several products can change with every row; a read of one product only with rows of its own. Other tables may change
-- anything. Of many rows, names none.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
    RETURN NULL;
  ELSIF NOT EXISTS (SELECT FROM changed_rows) THEN
    RETURN NULL;
  ELSIF TG_TABLE_NAME IN ('product_filters', 'collection_products', 'attribute_values') THEN
    INSERT INTO catalog_changes (product_id, only_lists) VALUES (NULL, true);
    RETURN NULL;
  ELSIF TG_TABLE_NAME = 'products' AND TG_OP = 'INSERT' THEN
    IF (SELECT count(*) FROM (SELECT FROM changed_rows LIMIT 501) some_rows) <= 500 THEN
      -- Nobody has read a new product, but perhaps its parent.
      PERFORM note_products(ARRAY (SELECT DISTINCT parent_id FROM changed_rows WHERE parent_id IS NOT NULL),
        ARRAY (SELECT name FROM changed_rows WHERE parent_id IS NULL));
      RETURN NULL;
    END IF;
  ELSIF TG_TABLE_NAME IN ('product_translations', 'product_images') THEN
    changed := ARRAY (SELECT DISTINCT product_id FROM changed_rows LIMIT 501);
    IF cardinality(changed) <= 500 THEN
      PERFORM note_products(changed, '{}');
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO catalog_changes (product_id) VALUES (NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Names the products of an update that changed only counters of stock. Everything else, and a product that sells out or is
-- available again, may change which products a list has. Does not compare the rows of a large update.
CREATE OR REPLACE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  counters CONSTANT text[] := '{stock_quantity,reserved_quantity,version,updated_at}';
  rows_changed integer;
BEGIN
  SELECT count(*) INTO rows_changed FROM (SELECT FROM changed_rows LIMIT 501) AS some_rows;
  IF rows_changed = 0 THEN
    RETURN NULL;
  ELSIF rows_changed > 500 THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
  ELSIF rows_changed > 100 OR EXISTS (
    SELECT FROM earlier_rows e JOIN changed_rows c USING (id)
    WHERE (e.stock_quantity > e.reserved_quantity) <> (c.stock_quantity > c.reserved_quantity)
      OR to_jsonb(e) - counters <> to_jsonb(c) - counters
  ) THEN
    PERFORM note_products(ARRAY (SELECT id FROM changed_rows UNION SELECT parent_id FROM earlier_rows WHERE parent_id IS NOT NULL),
      ARRAY (SELECT name FROM earlier_rows WHERE parent_id IS NULL));
  ELSE
    INSERT INTO catalog_changes (product_id)
    SELECT id FROM changed_rows UNION SELECT parent_id FROM changed_rows WHERE parent_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
