ALTER TABLE "orders" ADD COLUMN "erasure_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_erase" ON "orders" USING btree ("id") WHERE erasure_due;--> statement-breakpoint
-- A guest who was erased is listed no more while an order of theirs is open.
CREATE OR REPLACE FUNCTION customer_key(o orders) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN o.placed_at IS NULL OR o.erasure_due THEN NULL
    WHEN o.user_id IS NOT NULL THEN 'user:' || o.user_id
    WHEN o.customer_email <> '' THEN 'email:' || lower(o.customer_email) END
$$;
