CREATE TABLE "discount_imports" (
	"discount_id" integer PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"previous" jsonb,
	"version" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discount_imports" ADD CONSTRAINT "discount_imports_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "discounts"("id") ON DELETE no action ON UPDATE no action;