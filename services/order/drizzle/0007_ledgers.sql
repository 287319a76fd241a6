-- Only adds: the release before this one keeps serving, and the trigger keeps `customers` for it too.
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"body" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"user_id" integer,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent" numeric(12, 2) DEFAULT '0' NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_order_at" timestamp with time zone,
	"account_updated_at" timestamp with time zone,
	CONSTRAINT "customers_key" UNIQUE("key"),
	CONSTRAINT "customers_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "order_emails" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_passes" (
	"id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone,
	"compared_at" timestamp with time zone,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reconciliation_passes_one" CHECK ("reconciliation_passes"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" integer,
	"payment_intent_id" text,
	"product_id" integer,
	"user_id" integer,
	"details" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"repair" text,
	"reason" text,
	"author_id" integer,
	"repaired_at" timestamp with time zone,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_of_customer" ON "customer_notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ((lower("email") || ' ' || lower("name")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_synced" ON "customers" USING btree ("account_updated_at","user_id") WHERE account_updated_at is not null;--> statement-breakpoint
CREATE INDEX "order_emails_of_order" ON "order_emails" USING btree ("order_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_rows_open" ON "reconciliation_rows" USING btree ("cause","subject") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "reconciliation_rows_accepted" ON "reconciliation_rows" USING btree ("cause","subject") WHERE repair in ('adopt', 'dismiss');--> statement-breakpoint
CREATE INDEX "reconciliation_rows_repaired" ON "reconciliation_rows" USING btree ("repaired_at" DESC NULLS LAST) WHERE repaired_at is not null;
--> statement-breakpoint
INSERT INTO reconciliation_passes (id) VALUES (1);
--> statement-breakpoint
-- What an order adds to its customer: nothing before it is placed, and no money before it is paid or once it went back.
CREATE FUNCTION spent_on(o orders) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN o.status = 'pending' OR (o.status = 'cancelled' AND o.amount_paid IS NULL) THEN 0
    ELSE greatest(0, coalesce(o.amount_paid, o.total) - o.refunded_total - o.disputed_total) END
$$;
--> statement-breakpoint
CREATE FUNCTION customer_key(o orders) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN o.placed_at IS NULL THEN NULL
    WHEN o.user_id IS NOT NULL THEN 'user:' || o.user_id
    WHEN o.customer_email <> '' THEN 'email:' || lower(o.customer_email) END
$$;
--> statement-breakpoint
CREATE FUNCTION count_customer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_key text;
  new_key text;
BEGIN
  IF TG_OP = 'UPDATE' THEN old_key := customer_key(OLD); END IF;
  new_key := customer_key(NEW);
  IF old_key IS NOT DISTINCT FROM new_key AND TG_OP = 'UPDATE' THEN
    UPDATE customers SET spent = spent - spent_on(OLD) + spent_on(NEW),
      name = CASE WHEN user_id IS NULL THEN NEW.customer_name ELSE name END
    WHERE key = new_key
      AND (spent_on(OLD) <> spent_on(NEW) OR (user_id IS NULL AND name <> NEW.customer_name));
    RETURN NULL;
  END IF;
  IF old_key IS NOT NULL THEN
    UPDATE customers SET orders = orders - 1, spent = spent - spent_on(OLD) WHERE key = old_key;
    DELETE FROM customers WHERE key = old_key AND orders = 0 AND user_id IS NULL;
  END IF;
  IF new_key IS NOT NULL THEN
    INSERT INTO customers AS known (key, email, name, user_id, orders, spent, since, last_order_at)
    VALUES (new_key, NEW.customer_email, NEW.customer_name, NEW.user_id, 1, spent_on(NEW), NEW.placed_at, NEW.placed_at)
    ON CONFLICT (key) DO UPDATE SET orders = known.orders + 1, spent = known.spent + excluded.spent,
      last_order_at = greatest(known.last_order_at, excluded.last_order_at),
      name = CASE WHEN known.user_id IS NULL THEN excluded.name ELSE known.name END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- From here on no order is written: orders first, as every operation locks them, so that none waits for the other.
LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "order_emails" ADD CONSTRAINT "order_emails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reconciliation_rows" ADD CONSTRAINT "reconciliation_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER orders_customer AFTER INSERT OR UPDATE OF customer_name, customer_email, user_id, placed_at, status,
  amount_paid, total, refunded_total, disputed_total ON orders
  FOR EACH ROW EXECUTE FUNCTION count_customer();
--> statement-breakpoint
INSERT INTO customers (key, email, name, user_id, orders, spent, since, last_order_at)
SELECT customer_key(o), (array_agg(o.customer_email ORDER BY o.id DESC))[1], (array_agg(o.customer_name ORDER BY o.id DESC))[1],
  o.user_id, count(*), sum(spent_on(o)), min(o.placed_at), max(o.placed_at)
FROM orders o WHERE customer_key(o) IS NOT NULL GROUP BY customer_key(o), o.user_id ORDER BY min(o.placed_at);
--> statement-breakpoint
-- Last, because even reading waits for this one.
ALTER TABLE "order_events" ADD COLUMN "trace_id" text;
