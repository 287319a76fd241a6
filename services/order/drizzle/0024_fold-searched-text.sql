-- in steps: purchases write the rows of their customer and their order, and never wait for a batch.
DROP INDEX CONCURRENTLY IF EXISTS "customers_by_text";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_by_text" ON "customers" USING gin (ascii_text("email" || ' ' || "name") gin_trgm_ops);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "customers_to_search";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customers_to_search" ON "customers" USING btree ("user_id") WHERE user_id is not null and searched_email is distinct from email;
--> statement-breakpoint
-- Adds no addresses of accounts: a task of the service does, as for an account that changes its address.
DO $$
DECLARE
  last integer := 0;
  next integer;
BEGIN
  LOOP
    SELECT max(order_id) INTO next FROM (SELECT order_id FROM order_search WHERE order_id > last ORDER BY order_id LIMIT 200) batch;
    EXIT WHEN next IS NULL;
    UPDATE order_search s SET document = order_search_document(s.order_id)
    FROM orders o
    WHERE s.order_id > last AND s.order_id <= next AND o.id = s.order_id
      AND octet_length(s.document) <> length(s.document);
    COMMIT;
    last := next;
  END LOOP;
END $$;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "customers_search";
