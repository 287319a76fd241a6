CREATE TABLE "store_visits" (
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	"source" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_visits_day_visitor_hash_pk" PRIMARY KEY("day","visitor_hash")
);
--> statement-breakpoint
DROP INDEX "orders_of_user";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" numeric(10, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reward_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reward_holder" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at") WHERE placed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reward_once" ON "orders" USING btree ("reward_id") WHERE reward_id is not null and status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id" DESC NULLS LAST) WHERE user_id is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount" = 0 or ("orders"."discount" > 0 and "orders"."reward_id" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reward_held" CHECK (("orders"."reward_id" is null) = ("orders"."reward_holder" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language" CHECK ("orders"."language" in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'));--> statement-breakpoint
-- What is paid is the sum of the lines less the discount.
CREATE OR REPLACE FUNCTION order_total_is_sum_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
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
      AND o.total + o.discount
        <> (SELECT coalesce(sum(i.price * i.quantity), 0) FROM order_items i WHERE i.order_id = o.id)
  ) THEN
    RAISE EXCEPTION 'order % is not the sum of its lines', checked_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_total_is_sum_of_lines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER orders_total_is_sum_of_lines ON orders;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_total_is_sum_of_lines
  AFTER INSERT OR UPDATE OF total, discount ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_total_is_sum_of_lines();
