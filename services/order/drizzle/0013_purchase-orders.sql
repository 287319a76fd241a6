CREATE TABLE "purchase_order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purchase_order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_user_id" integer,
	"detail" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_order_lines" (
	"order_item_id" integer PRIMARY KEY NOT NULL,
	"purchase_order_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"sku" varchar(255),
	"cost" numeric(10, 2),
	CONSTRAINT "purchase_order_lines_quantity" CHECK ("purchase_order_lines"."quantity" > 0),
	CONSTRAINT "purchase_order_lines_cost" CHECK ("purchase_order_lines"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"state" text DEFAULT 'to_send' NOT NULL,
	"channel" text,
	"warning" text,
	"problem" text,
	"problem_detail" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"idempotency_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shipment_id" integer,
	"send_started_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_orders_state" CHECK ("purchase_orders"."state" in ('to_send', 'sent', 'confirmed', 'shipped', 'failed', 'canceled')),
	CONSTRAINT "purchase_orders_sent" CHECK ("purchase_orders"."state" not in ('sent', 'confirmed') or "purchase_orders"."sent_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "purchase_order_events" ADD CONSTRAINT "purchase_order_events_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_order_events_of" ON "purchase_order_events" USING btree ("purchase_order_id","id");--> statement-breakpoint
CREATE INDEX "purchase_order_lines_of" ON "purchase_order_lines" USING btree ("purchase_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_orders_once" ON "purchase_orders" USING btree ("order_id",lower("supplier_name"));--> statement-breakpoint
CREATE INDEX "purchase_orders_by_state" ON "purchase_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_by_supplier" ON "purchase_orders" USING btree ("supplier_name","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_by_shipment" ON "purchase_orders" USING btree ("shipment_id") WHERE shipment_id is not null;