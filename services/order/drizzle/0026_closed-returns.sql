ALTER TABLE "order_returns" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "credited" numeric(10, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "credited_quantity" integer DEFAULT 0 NOT NULL;