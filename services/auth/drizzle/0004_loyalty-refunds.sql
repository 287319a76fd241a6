-- Only relaxes: the release before this one writes what it wrote. Old rows hold the new checks, which are not applied to them.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE "loyalty_entries" DROP CONSTRAINT "loyalty_entries_kind";--> statement-breakpoint
ALTER TABLE "loyalty_entries" DROP CONSTRAINT "loyalty_entries_sign";--> statement-breakpoint
ALTER TABLE "loyalty_entries" DROP CONSTRAINT "loyalty_entries_order";--> statement-breakpoint
DROP INDEX "loyalty_entries_once";--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD COLUMN "refund_version" integer;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD COLUMN "refunded_amount" numeric(10, 2);--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_entries_refund_once" ON "loyalty_entries" USING btree ("order_id","refund_version") WHERE kind = 'refunded';--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_entries_once" ON "loyalty_entries" USING btree ("order_id","kind") WHERE kind in ('earned', 'reversed');--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_refund" CHECK (("loyalty_entries"."kind" = 'refunded') = ("loyalty_entries"."refund_version" is not null and "loyalty_entries"."refunded_amount" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_kind" CHECK ("loyalty_entries"."kind" in ('earned', 'reversed', 'refunded', 'redeemed', 'lapsed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_sign" CHECK (case "loyalty_entries"."kind" when 'earned' then "loyalty_entries"."points" >= 0 and "loyalty_entries"."amount" >= 0 when 'lapsed' then "loyalty_entries"."amount" = 0 when 'refunded' then true else "loyalty_entries"."points" <= 0 and "loyalty_entries"."amount" <= 0 end) NOT VALID;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_order" CHECK ("loyalty_entries"."order_id" is not null or "loyalty_entries"."kind" not in ('earned', 'reversed', 'refunded')) NOT VALID;