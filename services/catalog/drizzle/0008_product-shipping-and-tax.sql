ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs_shipping" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD COLUMN "tax_class" text;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD COLUMN "needs_shipping" boolean;--> statement-breakpoint
-- Proved by the next migration, which keeps no purchase waiting.
ALTER TABLE "products" ADD CONSTRAINT "products_weight" CHECK (weight_grams >= 0) NOT VALID;