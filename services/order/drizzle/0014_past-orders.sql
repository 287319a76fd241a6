CREATE TABLE "past_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"amounts" jsonb NOT NULL,
	"status" text NOT NULL,
	"lines" jsonb NOT NULL,
	"address" text NOT NULL,
	"import_id" uuid NOT NULL,
	"previous" jsonb,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "past_orders_reference" ON "past_orders" USING btree (lower("reference"));--> statement-breakpoint
CREATE INDEX "past_orders_email" ON "past_orders" USING btree (lower("email"),"placed_at","id");--> statement-breakpoint
CREATE INDEX "past_orders_newest" ON "past_orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "past_orders_by_text" ON "past_orders" USING gin (ascii_text("reference" || ' ' || "email" || ' ' || "name") gin_trgm_ops);