-- Apart from the columns, whose lock would keep all readers waiting while the index is built.
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree (lower("sku") text_pattern_ops) WHERE archived_at is null and sku is not null;
