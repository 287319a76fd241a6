-- An order's total is the sum of its lines, whoever writes it. Checked at commit, so that order and
-- lines may be written one after the other.
CREATE FUNCTION order_total_is_sum_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked_id integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    checked_id := NEW.id;
  ELSE
    checked_id := NEW.order_id;
  END IF;
  IF EXISTS (
    SELECT FROM orders o
    WHERE o.id = checked_id
      AND o.total <> (SELECT coalesce(sum(i.price * i.quantity), 0) FROM order_items i WHERE i.order_id = o.id)
  ) THEN
    RAISE EXCEPTION 'order % is not the sum of its lines', checked_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_total_is_sum_of_lines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_total_is_sum_of_lines
  AFTER INSERT OR UPDATE OF total ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_total_is_sum_of_lines();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_items_sum_to_total
  AFTER INSERT OR UPDATE ON order_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_total_is_sum_of_lines();
