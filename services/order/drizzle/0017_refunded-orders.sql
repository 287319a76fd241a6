-- Only adds. The desk lists what was refunded, in full or in part.
CREATE INDEX "orders_refunded" ON "orders" USING btree ("id") WHERE refunded_total > 0;
