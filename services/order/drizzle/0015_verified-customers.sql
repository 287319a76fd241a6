DROP INDEX "orders_to_ship";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_verified" boolean;