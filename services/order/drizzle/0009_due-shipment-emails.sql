CREATE TABLE "due_shipment_emails" (
	"shipment_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "due_shipment_emails" ADD CONSTRAINT "due_shipment_emails_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_shipment_emails" ADD CONSTRAINT "due_shipment_emails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;