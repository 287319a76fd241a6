-- A little data of each service, at 1.0.0.
SET search_path = catalog, public;
INSERT INTO categories (name, slug) VALUES ('Lamps', 'lamps');
INSERT INTO products (slug, name, description, price, compare_at_price, sku, image, category, category_id, stock_quantity)
VALUES ('lamp', 'Lampe „Große“', 'A desk lamp', 19.99, 24.99, 'L-1', '/images/lamp.webp', 'Lamps', 1, 7),
  ('plain', 'Plain', 'A plain lamp', 5, NULL, NULL, '/images/plain.webp', 'Lamps', 1, 0);
INSERT INTO stock_movements (product_id, delta, resulting_quantity, reason) VALUES (1, 7, 7, 'set');
INSERT INTO product_translations (product_id, language, name, description) VALUES (1, 'de', 'Lampe', 'Eine Lampe');
INSERT INTO reviews (product_id, user_id, customer_name, rating, title, content) VALUES (1, 1, 'Ada', 5, 'Bright', 'As it should be');

SET search_path = auth, public;
INSERT INTO users (email, password, first_name, last_name, loyalty_points, total_spent)
VALUES ('ada@example.com', 'x', 'Ada', 'Byron', 39, 39.98);
INSERT INTO loyalty_entries (user_id, order_id, event_id, kind, points, amount)
VALUES (1, 1, '00000000-0000-4000-8000-000000000001', 'earned', 39, 39.98);

SET search_path = orders, public;
BEGIN;
INSERT INTO orders (reference, user_id, customer_name, customer_email, customer_address, total, amount_paid, status, payment_intent_id, expires_at, placed_at)
VALUES ('00000000-0000-4000-8000-000000000002', 1, 'Ada', 'ada@example.com', E'1 Street\nTown', 39.98, 39.98, 'pending', 'pi_1', '2026-12-01', '2026-12-01');
INSERT INTO order_items (order_id, product_id, name, image, quantity, price) VALUES (1, 1, 'Lampe „Große“', '/images/lamp.webp', 2, 19.99);
UPDATE orders SET status = 'confirmed';
INSERT INTO order_events (order_id, kind, from_status, to_status, actor, created_at)
VALUES (1, 'confirmed', 'pending', 'confirmed', 'stripe', '2026-12-01');
COMMIT;
