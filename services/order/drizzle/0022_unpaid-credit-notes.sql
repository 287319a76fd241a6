ALTER TABLE "credit_notes" ALTER COLUMN "refund_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "due_credit_notes" ALTER COLUMN "refund_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "due_credit_notes" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "due_credit_notes" ADD CONSTRAINT "due_credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "due_credit_notes_unpaid_once" ON "due_credit_notes" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "due_credit_notes" ADD CONSTRAINT "due_credit_notes_of" CHECK (("due_credit_notes"."refund_id" is null) <> ("due_credit_notes"."order_id" is null));