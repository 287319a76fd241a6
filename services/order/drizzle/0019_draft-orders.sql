CREATE TABLE "draft_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_email" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"lines" jsonb NOT NULL,
	"address" jsonb,
	"shipping" jsonb,
	"discount" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"total" numeric(10, 2) NOT NULL,
	"currency" text NOT NULL,
	"order_id" integer,
	"link_id" uuid,
	"link_expires_at" timestamp with time zone,
	"link_email" text,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_orders_language" CHECK ("draft_orders"."language" in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar')),
	CONSTRAINT "draft_orders_total" CHECK ("draft_orders"."total" >= 0),
	CONSTRAINT "draft_orders_link" CHECK (("draft_orders"."link_id" is null) = ("draft_orders"."link_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "offline_payments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"due_on" date,
	"marked_by" integer,
	"marked_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" integer,
	"paid_method" text,
	"paid_reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "offline_payments_due_on" CHECK ("offline_payments"."paid_at" is not null or "offline_payments"."due_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_source" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "draft_id" integer;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD CONSTRAINT "offline_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_order" ON "draft_orders" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "draft_orders_open" ON "draft_orders" USING btree ("id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "draft_orders_of_user" ON "draft_orders" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "draft_orders_email" ON "draft_orders" USING btree (lower(customer_email)) WHERE customer_email <> '';--> statement-breakpoint
CREATE INDEX "offline_payments_due" ON "offline_payments" USING btree ("due_on","order_id") WHERE paid_at is null;--> statement-breakpoint
-- Proved by the next migration, which keeps no purchase waiting.
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_source" CHECK ("orders"."payment_source" in ('stripe', 'cash', 'transfer', 'invoice')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_source" CHECK ("orders"."payment_source" = 'stripe' or "orders"."payment_intent_id" is null) NOT VALID;
--> statement-breakpoint
SELECT audit_table('draft_orders', 'draft-order', 'id', 'id', '',
    'version,key,created_at,updated_at', 'customer_name,customer_email,address,note,link_id,link_email'),
  audit_table('offline_payments', 'order', 'order_id', 'order_id', '', '', 'reference,paid_reference');
