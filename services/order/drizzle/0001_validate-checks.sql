-- A database of 0.1.0 has these checks without the proof that its oldest rows hold them, which they do.
ALTER TABLE orders VALIDATE CONSTRAINT orders_shipment_state;
ALTER TABLE orders VALIDATE CONSTRAINT orders_reversed;
