CREATE TABLE "erased_reviewers" (
	"email_hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_kind";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_kind" CHECK (kind in ('products', 'customers', 'orders', 'redirects', 'reviews', 'auto'));--> statement-breakpoint
-- A reply may name the customer.
DROP TRIGGER audit ON reviews;
--> statement-breakpoint
SELECT audit_table('reviews', 'review', 'id', 'id', '', 'created_at,updated_at,helpful',
  'user_id,customer_name,customer_email,title,content,photos,reply');
