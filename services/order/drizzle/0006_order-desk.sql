-- Only adds: the release before this one keeps serving. New columns have constant defaults, new checks are not applied to
-- old rows, which hold by those defaults, so that no statement rewrites or scans `orders` under an exclusive lock.
-- The long part, what the desk searches, comes first: it locks nothing of the release before.
SET LOCAL lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "order_email_steps" (
	"order_id" integer NOT NULL,
	"step" text NOT NULL,
	"subject_id" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_email_steps_order_id_step_subject_id_pk" PRIMARY KEY("order_id","step","subject_id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor" text NOT NULL,
	"actor_user_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_actor" CHECK ("order_events"."actor" in ('customer', 'staff', 'stripe', 'store'))
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"body" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_search" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"counted" numeric(10, 2) NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"due_by" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_items" (
	"refund_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unshipped_quantity" integer NOT NULL,
	"restock_quantity" integer NOT NULL,
	CONSTRAINT "refund_items_refund_id_order_item_id_pk" PRIMARY KEY("refund_id","order_item_id"),
	CONSTRAINT "refund_items_quantity" CHECK ("refund_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"request_key" uuid,
	"request" text,
	"stripe_key" text,
	"stripe_refund_id" text,
	"failure_reason" text,
	"restock_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"restock_pending" boolean DEFAULT false NOT NULL,
	"restocked_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_stripe_key" UNIQUE("stripe_key"),
	CONSTRAINT "refunds_stripe_refund" UNIQUE("stripe_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('staff', 'cancellation', 'stripe'))
);
--> statement-breakpoint
CREATE TABLE "shipment_items" (
	"shipment_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_items_shipment_id_order_item_id_pk" PRIMARY KEY("shipment_id","order_item_id"),
	CONSTRAINT "shipment_items_quantity" CHECK ("shipment_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"request_key" uuid NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE FUNCTION order_search_document(checked_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(E'\n', '#' || o.id, o.customer_name, o.customer_email, o.payment_intent_id,
    (SELECT string_agg(i.name, E'\n') FROM order_items i WHERE i.order_id = o.id),
    (SELECT string_agg(s.tracking_number, E'\n') FROM shipments s WHERE s.order_id = o.id AND s.voided_at IS NULL),
    (SELECT string_agg(r.stripe_refund_id, E'\n') FROM refunds r WHERE r.order_id = o.id),
    (SELECT string_agg(d.id, E'\n') FROM disputes d WHERE d.order_id = o.id)))
  FROM orders o WHERE o.id = checked_id
$$;
--> statement-breakpoint
INSERT INTO order_search (order_id, document) SELECT id, order_search_document(id) FROM orders;
--> statement-breakpoint
CREATE INDEX "order_search_document" ON "order_search" USING gin ("document" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION refresh_order_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_id integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    changed_id := NEW.id;
  ELSE
    changed_id := NEW.order_id;
  END IF;
  INSERT INTO order_search AS known (order_id, document) VALUES (changed_id, order_search_document(changed_id))
  ON CONFLICT (order_id) DO UPDATE SET document = excluded.document WHERE known.document <> excluded.document;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_dropshipped" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "amount_paid" numeric(10, 2);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_total" numeric(10, 2) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_total" numeric(10, 2) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunds_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipment_state" text DEFAULT 'none' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "order_email_steps" ADD CONSTRAINT "order_email_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "disputes_of_order" ON "disputes" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("order_id") WHERE closed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("order_id","request_key");
--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("updated_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "refunds_to_restock" ON "refunds" USING btree ("updated_at") WHERE restock_pending;
--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("order_id") WHERE state = 'failed';
--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_once" ON "shipments" USING btree ("order_id","request_key");
--> statement-breakpoint
CREATE INDEX "shipments_of_order" ON "shipments" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "order_items_of_product" ON "order_items" USING btree ("product_id","order_id");
--> statement-breakpoint
CREATE INDEX "order_items_dropshipped" ON "order_items" USING btree ("order_id") WHERE is_dropshipped;
--> statement-breakpoint
CREATE INDEX "orders_desk" ON "orders" USING btree ("id") WHERE placed_at is not null or status = 'pending';
--> statement-breakpoint
CREATE INDEX "orders_desk_status" ON "orders" USING btree ("status","id") WHERE placed_at is not null or status = 'pending';
--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("shipped_at") WHERE status = 'shipped';
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipment_state" CHECK ("orders"."shipment_state" in ('none', 'partial', 'complete')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reversed" CHECK ("orders"."refunded_total" >= 0 and "orders"."disputed_total" >= 0) NOT VALID;
--> statement-breakpoint
-- Refunds that are done already, so that no order is refunded a second time.
INSERT INTO refunds (order_id, origin, state, amount, stripe_key, stripe_refund_id, created_at, updated_at, settled_at)
SELECT id, 'cancellation', 'succeeded', total, 'refund-' || reference, refund_id, updated_at, updated_at, updated_at
FROM orders WHERE refund_state = 'refunded' AND total > 0;
--> statement-breakpoint
UPDATE orders SET refunded_total = total, refunds_version = 1 WHERE refund_state = 'refunded';
--> statement-breakpoint
CREATE TRIGGER orders_search AFTER INSERT OR UPDATE OF customer_name, customer_email, payment_intent_id ON orders
  FOR EACH ROW EXECUTE FUNCTION refresh_order_search();
--> statement-breakpoint
CREATE TRIGGER order_items_search AFTER INSERT OR UPDATE OF name ON order_items
  FOR EACH ROW EXECUTE FUNCTION refresh_order_search();
--> statement-breakpoint
CREATE TRIGGER shipments_search AFTER INSERT OR UPDATE OF tracking_number, voided_at ON shipments
  FOR EACH ROW EXECUTE FUNCTION refresh_order_search();
--> statement-breakpoint
CREATE TRIGGER refunds_search AFTER INSERT OR UPDATE OF stripe_refund_id ON refunds
  FOR EACH ROW EXECUTE FUNCTION refresh_order_search();
--> statement-breakpoint
CREATE TRIGGER disputes_search AFTER INSERT ON disputes
  FOR EACH ROW EXECUTE FUNCTION refresh_order_search();
--> statement-breakpoint
-- Orders that were written while the statements above ran.
INSERT INTO order_search (order_id, document)
SELECT id, order_search_document(id) FROM orders o
WHERE NOT EXISTS (SELECT FROM order_search s WHERE s.order_id = o.id);
