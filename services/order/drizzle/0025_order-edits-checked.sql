-- in steps: purchases and refunds go on meanwhile.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_reduced";--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_origin";
