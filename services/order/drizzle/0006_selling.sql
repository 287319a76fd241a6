CREATE TABLE "discount_uses" (
	"order_id" integer NOT NULL,
	"discount_id" integer NOT NULL,
	"user_id" integer,
	"email_hash" text,
	"state" text DEFAULT 'reserved' NOT NULL,
	CONSTRAINT "discount_uses_order_id_discount_id_pk" PRIMARY KEY("order_id","discount_id"),
	CONSTRAINT "discount_uses_state" CHECK ("state" in ('reserved', 'taken', 'released'))
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"code_key" text,
	"effect" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"minimum_amount" numeric(10, 2),
	"minimum_quantity" integer,
	"first_day" date,
	"last_day" date,
	"audience" jsonb NOT NULL,
	"uses_max" integer,
	"uses_per_customer_max" integer,
	"combines" boolean NOT NULL,
	"is_enabled" boolean NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "discounts_code" CHECK (("code" is null) = ("code_key" is null)),
	CONSTRAINT "discounts_uses" CHECK ("uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_charges" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"subject_id" text NOT NULL,
	"name" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"code" text,
	"is_reward" boolean DEFAULT false NOT NULL,
	"shipping_amount" numeric(10, 2),
	"rate" integer,
	"taxable" numeric(10, 2),
	"is_included" boolean,
	CONSTRAINT "order_charges_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_charges_type" CHECK ("type" in ('discount', 'shipping', 'tax')),
	CONSTRAINT "order_charges_amount" CHECK ("amount" >= 0),
	CONSTRAINT "order_charges_tax" CHECK (("type" = 'tax') = ("rate" is not null and "taxable" is not null and "is_included" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_quotes" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"address" jsonb,
	"vat_number" text,
	"exemption" text,
	"input" jsonb NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selling_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "selling_settings_once" CHECK ("selling_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_discount";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "paid" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_quotes" ADD CONSTRAINT "order_quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_uses_of_user" ON "discount_uses" USING btree ("discount_id","user_id") WHERE state <> 'released' and user_id is not null;--> statement-breakpoint
CREATE INDEX "discount_uses_of_email" ON "discount_uses" USING btree ("discount_id","email_hash") WHERE state <> 'released' and email_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code_once" ON "discounts" USING btree ("code_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "discounts_automatic" ON "discounts" USING btree ("id") WHERE code_key is null and deleted_at is null and is_enabled;--> statement-breakpoint
-- Proved by the next migration, which keeps no purchase waiting.
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("discount" >= 0) NOT VALID;--> statement-breakpoint
-- What is paid is the sum of the lines less the discounts, with shipping and the taxes that are not included, whoever writes it.
CREATE OR REPLACE FUNCTION order_total_is_sum_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked_id integer;
  charged record;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    checked_id := NEW.id;
  ELSE
    checked_id := NEW.order_id;
  END IF;
  SELECT count(*) AS rows,
    coalesce(sum(c.amount) FILTER (WHERE c.type = 'discount'), 0) AS discounts,
    coalesce(sum(c.amount) FILTER (WHERE c.type = 'shipping' OR c.type = 'tax' AND NOT c.is_included), 0) AS added
    INTO charged FROM order_charges c WHERE c.order_id = checked_id;
  IF EXISTS (
    SELECT FROM orders o
    WHERE o.id = checked_id
      AND (o.total + o.discount
          <> (SELECT coalesce(sum(i.price * i.quantity), 0) FROM order_items i WHERE i.order_id = o.id) + charged.added
        OR charged.rows > 0 AND o.discount <> charged.discounts)
  ) THEN
    RAISE EXCEPTION 'order % is not the sum of its lines', checked_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_total_is_sum_of_lines';
  END IF;
  -- Without rows, only a reward takes anything off.
  IF charged.rows = 0
    AND EXISTS (SELECT FROM orders o WHERE o.id = checked_id AND o.discount > 0 AND o.reward_id IS NULL) THEN
    RAISE EXCEPTION 'order % has a discount from nowhere', checked_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_discount';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_charges_sum_to_total
  AFTER INSERT OR UPDATE ON order_charges
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_total_is_sum_of_lines();
--> statement-breakpoint
-- Takes an order's uses of discounts with its payment, and releases them where it is cancelled. Locks the discounts in the order
-- of their ids, as an order does that reserves them.
CREATE FUNCTION move_discount_uses() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  released integer[];
BEGIN
  IF NEW.status <> 'cancelled' THEN
    UPDATE discount_uses SET state = 'taken' WHERE order_id = NEW.id AND state = 'reserved';
    RETURN NULL;
  END IF;
  SELECT array_agg(discount_id) INTO released FROM discount_uses WHERE order_id = NEW.id AND state <> 'released';
  IF released IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM discounts WHERE id = ANY (released) ORDER BY id FOR UPDATE;
  UPDATE discount_uses SET state = 'released' WHERE order_id = NEW.id;
  UPDATE discounts SET uses = uses - 1 WHERE id = ANY (released);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_discount_uses AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND (NEW.status = 'cancelled' OR OLD.status = 'pending'))
  EXECUTE FUNCTION move_discount_uses();