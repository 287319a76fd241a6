ALTER TABLE "categories" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "path" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD COLUMN "category_ids" integer[];--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent" FOREIGN KEY ("parent_id") REFERENCES "categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_in_path" ON "categories" USING gin ("path");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_levels" CHECK (cardinality("categories"."path") <= 4);
--> statement-breakpoint
-- Moves take turns, so that each one sees the tree as the other left it.
CREATE FUNCTION lock_category_tree() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('category tree'))
$$;
--> statement-breakpoint
CREATE FUNCTION place_category() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  above integer[] := '{}';
BEGIN
  IF NEW.parent_id IS NOT NULL OR TG_OP = 'UPDATE' THEN
    PERFORM lock_category_tree();
  END IF;
  IF NEW.parent_id IS NOT NULL THEN
    SELECT path INTO above FROM categories WHERE id = NEW.parent_id;
    IF NEW.parent_id = NEW.id OR NEW.id = ANY (above) THEN
      RAISE check_violation USING CONSTRAINT = 'categories_loop', MESSAGE = 'a category cannot be below itself';
    END IF;
  END IF;
  NEW.path := above || NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER place_new_category BEFORE INSERT ON categories FOR EACH ROW EXECUTE FUNCTION place_category();
--> statement-breakpoint
CREATE TRIGGER place_moved_category BEFORE UPDATE OF parent_id ON categories FOR EACH ROW
  WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION place_category();
--> statement-breakpoint
-- Takes along what is below a moved category, and has rules compare their products with the new tree.
CREATE FUNCTION move_subtree() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE categories SET path = NEW.path || path[cardinality(OLD.path) + 1:] WHERE path @> ARRAY[NEW.id] AND id <> NEW.id;
  PERFORM FROM collections WHERE rule @> '{"conditions": [{"type": "category"}]}' ORDER BY id FOR UPDATE;
  UPDATE collections SET synced_to = 0 WHERE rule @> '{"conditions": [{"type": "category"}]}';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_subtree AFTER UPDATE OF parent_id ON categories FOR EACH ROW
  WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION move_subtree();
--> statement-breakpoint
UPDATE categories SET path = ARRAY[id];
--> statement-breakpoint
-- Returns until when a product is what a rule demands: infinity, -infinity, or the end of its time as a new product.
CREATE OR REPLACE FUNCTION matches_until(p products, rule jsonb) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE rule ->> 'match' WHEN 'all' THEN min(until) ELSE max(until) END
  FROM (
    SELECT CASE
      WHEN p.archived_at IS NOT NULL OR p.parent_id IS NOT NULL THEN '-infinity'::timestamptz
      WHEN c ->> 'type' = 'new' THEN p.created_at + interval '30 days'
      WHEN CASE c ->> 'type'
        WHEN 'tag' THEN EXISTS (SELECT FROM unnest(p.tags) AS tag WHERE lower(tag) = lower(c ->> 'tag'))
        WHEN 'price' THEN p.price >= coalesce((c ->> 'min')::numeric, 0)
          AND (c ->> 'max' IS NULL OR p.price <= (c ->> 'max')::numeric)
        WHEN 'category' THEN EXISTS (SELECT FROM categories k
          WHERE k.id = p.category_id AND k.path @> ARRAY[(c ->> 'categoryId')::integer])
        WHEN 'in-stock' THEN p.in_stock AND (p.options <> '[]' OR p.stock_quantity > p.reserved_quantity)
        WHEN 'on-sale' THEN p.compare_at_price IS NOT NULL
      END THEN 'infinity'::timestamptz
      ELSE '-infinity'::timestamptz
    END AS until
    FROM jsonb_array_elements(rule -> 'conditions') AS each (c)
  ) conditions
$$;
