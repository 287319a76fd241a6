-- in steps: purchases lock the rows of their products, and never wait for a batch.
-- An update of its source makes a stored column again.
DO $$
DECLARE
  last integer := 0;
  next integer;
BEGIN
  LOOP
    SELECT max(id) INTO next FROM (SELECT id FROM products WHERE id > last ORDER BY id LIMIT 50) batch;
    EXIT WHEN next IS NULL;
    UPDATE products SET name = name, category = category, description = description
    WHERE id > last AND id <= next AND (search_text <> ascii_text(name || ' ' || category || ' ' || description)
      OR title_text <> ascii_text(name || ' ' || category));
    COMMIT;
    last := next;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  last integer := 0;
  next integer;
BEGIN
  LOOP
    SELECT max(product_id) INTO next FROM (SELECT DISTINCT product_id FROM product_translations WHERE product_id > last ORDER BY product_id LIMIT 50) batch;
    EXIT WHEN next IS NULL;
    UPDATE product_translations SET name = name, description = description
    WHERE product_id > last AND product_id <= next AND (search_text <> ascii_text(name || ' ' || description)
      OR title_text <> ascii_text(name));
    COMMIT;
    last := next;
  END LOOP;
END $$;
--> statement-breakpoint
UPDATE category_translations SET name = name WHERE title_text <> ascii_text(name);
