-- A database of 0.1.0 has these checks without the proof that its oldest rows hold them, which they do.
ALTER TABLE loyalty_entries VALIDATE CONSTRAINT loyalty_entries_kind;
ALTER TABLE loyalty_entries VALIDATE CONSTRAINT loyalty_entries_order;
ALTER TABLE loyalty_entries VALIDATE CONSTRAINT loyalty_entries_refund;
ALTER TABLE loyalty_entries VALIDATE CONSTRAINT loyalty_entries_sign;
