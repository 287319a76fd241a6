CREATE TABLE "import_image_products" (
	"image_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "import_image_products_image_id_product_id_pk" PRIMARY KEY("image_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "import_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" uuid NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"image" text,
	CONSTRAINT "import_images_state" CHECK (state in ('pending', 'fetched', 'failed')),
	CONSTRAINT "import_images_image" CHECK ((state = 'fetched') = (image is not null))
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "images" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "images_fetched" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "images_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_image_products" ADD CONSTRAINT "import_image_products_image_id_import_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "import_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_images_url" ON "import_images" USING btree ("import_id",md5("url"));--> statement-breakpoint
CREATE INDEX "import_images_due" ON "import_images" USING btree ("import_id","host","due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "import_images_claimed" ON "import_images" USING btree ("host") WHERE state = 'pending' and claimed_until is not null;--> statement-breakpoint
CREATE INDEX "import_images_failed" ON "import_images" USING btree ("import_id","id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "import_images_fetched" ON "import_images" USING btree (md5("url")) WHERE state = 'fetched';