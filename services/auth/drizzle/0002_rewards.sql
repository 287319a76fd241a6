CREATE TABLE "reward_releases" (
	"reward_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_releases_reward_id_order_id_pk" PRIMARY KEY("reward_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"request_id" uuid NOT NULL,
	"entry_id" integer NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"holder" uuid,
	"held_at" timestamp with time zone,
	"order_id" integer,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rewards_entry" UNIQUE("entry_id"),
	CONSTRAINT "rewards_request" UNIQUE("user_id","request_id"),
	CONSTRAINT "rewards_kind" CHECK ("rewards"."kind" in ('ten-dollars', 'free-shipping')),
	CONSTRAINT "rewards_state" CHECK ("rewards"."state" in ('available', 'held', 'used')),
	CONSTRAINT "rewards_held" CHECK (("rewards"."state" = 'held') = ("rewards"."holder" is not null) and ("rewards"."state" = 'held') = ("rewards"."held_at" is not null)),
	CONSTRAINT "rewards_used" CHECK (("rewards"."state" = 'used') = ("rewards"."order_id" is not null) and ("rewards"."state" = 'used') = ("rewards"."used_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "reward_releases" ADD CONSTRAINT "reward_releases_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_entry_id_loyalty_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "loyalty_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rewards_of_user" ON "rewards" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_redeemed" CHECK ("loyalty_entries"."kind" <> 'redeemed' or ("loyalty_entries"."points" < 0 and "loyalty_entries"."amount" = 0 and "loyalty_entries"."order_id" is null));