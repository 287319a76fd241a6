CREATE TABLE "feed_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"supplier_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"held_price" numeric(10, 2),
	"rejected_price" numeric(10, 2)
);
--> statement-breakpoint
CREATE TABLE "supplier_feeds" (
	"supplier_id" integer PRIMARY KEY NOT NULL,
	"url" varchar(500),
	"every_hours" integer NOT NULL,
	"margin_percent" integer NOT NULL,
	"rounding" text NOT NULL,
	"new_products" text NOT NULL,
	"stale_after_hours" integer,
	"mapping" jsonb,
	"next_run_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_feeds_hours" CHECK (every_hours in (1, 6, 24)),
	CONSTRAINT "supplier_feeds_margin" CHECK (margin_percent between 10 and 200),
	CONSTRAINT "supplier_feeds_stale" CHECK (stale_after_hours between 1 and 720)
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "feed_supplier_id" integer;--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_supplier_id_supplier_feeds_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "supplier_feeds"("supplier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_feeds" ADD CONSTRAINT "supplier_feeds_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_products_seen" ON "feed_products" USING btree ("supplier_id","seen_at") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "feed_products_paused" ON "feed_products" USING btree ("supplier_id") WHERE is_paused;--> statement-breakpoint
CREATE INDEX "feed_products_held" ON "feed_products" USING btree ("product_id") WHERE held_price is not null;--> statement-breakpoint
CREATE INDEX "supplier_feeds_due" ON "supplier_feeds" USING btree ("next_run_at") WHERE next_run_at is not null;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_feed_supplier_id_supplier_feeds_supplier_id_fk" FOREIGN KEY ("feed_supplier_id") REFERENCES "supplier_feeds"("supplier_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_of_feed" ON "imports" USING btree ("feed_supplier_id","created_at") WHERE feed_supplier_id is not null;