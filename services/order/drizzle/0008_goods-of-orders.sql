ALTER TABLE "orders" ADD COLUMN "goods_paid" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "goods_net" numeric(10, 2);