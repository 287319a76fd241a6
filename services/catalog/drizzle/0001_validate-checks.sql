-- A database of 0.1.0 has this check without the proof that its oldest rows hold it, which they do.
ALTER TABLE products VALIDATE CONSTRAINT products_compare_at_price;
