CREATE TABLE "past_order_points" (
	"reference" text PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loyalty_entries" DROP CONSTRAINT "loyalty_entries_kind";--> statement-breakpoint
ALTER TABLE "loyalty_entries" DROP CONSTRAINT "loyalty_entries_sign";--> statement-breakpoint
ALTER TABLE "past_order_points" ADD CONSTRAINT "past_order_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_kind" CHECK ("loyalty_entries"."kind" in ('earned', 'reversed', 'refunded', 'redeemed', 'voided', 'lapsed', 'imported', 'import_undone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_sign" CHECK (case "loyalty_entries"."kind" when 'earned' then "loyalty_entries"."points" >= 0 and "loyalty_entries"."amount" >= 0 when 'lapsed' then "loyalty_entries"."amount" = 0 when 'voided' then "loyalty_entries"."points" > 0 and "loyalty_entries"."amount" = 0 when 'imported' then "loyalty_entries"."points" > 0 and "loyalty_entries"."amount" = 0 when 'refunded' then true else "loyalty_entries"."points" <= 0 and "loyalty_entries"."amount" <= 0 end) NOT VALID;