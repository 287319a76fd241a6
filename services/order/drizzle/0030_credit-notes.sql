-- From here on no refund changes and no order is confirmed, so that what is noted below is what the triggers go on from. In the
-- order in which the store changes them.
LOCK TABLE refunds, orders IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "credit_note_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"refund_id" integer NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"seller" jsonb NOT NULL,
	"customer" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_kind" CHECK ("credit_notes"."kind" in ('credit_note', 'cancellation'))
);
--> statement-breakpoint
CREATE TABLE "due_credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "due_credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_credit_notes" ADD CONSTRAINT "due_credit_notes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_once" ON "credit_notes" USING btree ("refund_id","kind");--> statement-breakpoint
CREATE INDEX "credit_notes_of_order" ON "credit_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "due_credit_notes_once" ON "due_credit_notes" USING btree ("refund_id","kind");--> statement-breakpoint
CREATE INDEX "invoices_incomplete" ON "invoices" USING btree ("order_id") WHERE content is null;--> statement-breakpoint
-- Notes what must be documented in the transaction of the change, also where the release before this one makes it.
CREATE FUNCTION note_due_invoice() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO due_invoices VALUES (NEW.id, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_due_credit_note() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO due_credit_notes (refund_id, kind)
  VALUES (NEW.id, CASE NEW.state WHEN 'succeeded' THEN 'credit_note' ELSE 'cancellation' END) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_confirmed AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.status = 'pending' AND NEW.status NOT IN ('pending', 'cancelled')) EXECUTE FUNCTION note_due_invoice();
--> statement-breakpoint
CREATE TRIGGER refunds_inserted AFTER INSERT ON refunds FOR EACH ROW
  WHEN (NEW.state = 'succeeded') EXECUTE FUNCTION note_due_credit_note();
--> statement-breakpoint
CREATE TRIGGER refunds_settled AFTER UPDATE ON refunds FOR EACH ROW
  WHEN (OLD.state <> 'succeeded' AND NEW.state = 'succeeded' OR OLD.state = 'succeeded' AND NEW.state = 'failed')
  EXECUTE FUNCTION note_due_credit_note();
--> statement-breakpoint
INSERT INTO due_invoices (order_id, confirmed_at)
  SELECT orders.id, orders.placed_at FROM orders
  WHERE orders.placed_at IS NOT NULL AND orders.status NOT IN ('pending', 'cancelled')
    AND NOT EXISTS (SELECT FROM invoices WHERE invoices.order_id = orders.id)
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO due_credit_notes (refund_id, kind)
  SELECT refunds.id, 'credit_note' FROM refunds
  WHERE refunds.state = 'succeeded' AND (
    EXISTS (SELECT FROM invoices WHERE invoices.order_id = refunds.order_id)
    OR EXISTS (SELECT FROM due_invoices WHERE due_invoices.order_id = refunds.order_id))
  ORDER BY coalesce(refunds.settled_at, refunds.created_at), refunds.id;
