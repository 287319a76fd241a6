CREATE TABLE "order_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"request_key" uuid NOT NULL,
	"request" text,
	"reason" text NOT NULL,
	"refund_id" integer,
	"draft_id" integer,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_origin";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduced_total" numeric(10, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_edits_once" ON "order_edits" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_edits_draft" ON "order_edits" USING btree ("draft_id") WHERE draft_id is not null;--> statement-breakpoint
-- Proved by the next migration, which keeps no purchase waiting.
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduced" CHECK ("orders"."reduced_total" between 0 and "orders"."total") NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK ("refunds"."origin" in ('staff', 'cancellation', 'stripe', 'edit', 'reduction')) NOT VALID;
--> statement-breakpoint
SELECT audit_table('order_edits', 'order', 'order_id', 'id', '', 'created_at,request,request_key', 'reason');
