CREATE TABLE "due_invoices" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "due_invoices" ADD CONSTRAINT "due_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_invoices_order" ON "due_invoices" USING btree ("confirmed_at","order_id");--> statement-breakpoint
INSERT INTO "due_invoices" ("order_id", "confirmed_at")
  SELECT orders.id, orders.placed_at FROM orders
  WHERE orders.placed_at IS NOT NULL AND orders.status NOT IN ('pending', 'cancelled')
    AND NOT EXISTS (SELECT FROM invoices WHERE invoices.order_id = orders.id);
