-- Adds indexes, by which the X-ray of an order finds its events and jobs.
CREATE INDEX "stripe_events_payment" ON "stripe_events" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree (("payload" ->> 'orderId'));--> statement-breakpoint
CREATE INDEX "outbox_payment" ON "outbox" USING btree (("payload" ->> 'paymentIntentId'));
--> statement-breakpoint
-- Also a session that does not look into this schema by itself may change an order.
ALTER FUNCTION count_customer() SET search_path FROM CURRENT;
