CREATE TABLE "restocks" (
	"key" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"reference" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restocks_key_product_id_pk" PRIMARY KEY("key","product_id"),
	CONSTRAINT "restocks_quantity" CHECK (quantity >= 0)
);
--> statement-breakpoint
ALTER TABLE "restocks" ADD CONSTRAINT "restocks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restocks_of_sale" ON "restocks" USING btree ("reference");