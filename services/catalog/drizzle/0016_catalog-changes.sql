CREATE TABLE "catalog_changes" (
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"product_id" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalog_changes_by_transaction" ON "catalog_changes" USING btree ("transaction_id");--> statement-breakpoint
-- Notes that a statement changed rows that visitors read. The search path is that of the schema's owner, for every connection.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
  ELSIF EXISTS (SELECT FROM changed_rows) THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Names the products of an update that changed only counters of stock. Everything else, and a product that sells out or is
-- available again, may change which products a list has. Does not compare the rows of a large update.
CREATE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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
    INSERT INTO catalog_changes (product_id) SELECT id FROM changed_rows;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY[
    'products', 'product_translations', 'product_images', 'categories', 'category_translations', 'category_redirects',
    'exchange_rates', 'reviews', 'store_settings', 'page_texts'
  ] LOOP
    EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_change()', watched);
    EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      watched, CASE watched WHEN 'products' THEN 'note_product_update' ELSE 'note_change' END);
    EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_change()', watched);
    EXECUTE format('CREATE TRIGGER note_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_change()', watched);
  END LOOP;
END $$;
