-- As searchable_text, and with Chinese, Japanese and Arabic written in ASCII: where the database's character type is C,
-- pg_trgm takes all other letters for spaces. A Chinese or Japanese character becomes a word, since words of theirs are
-- shorter than a trigram: its code point, from behind, where they differ most. Arabic letters become Latin ones, without
-- vowel signs and with one way to write alef, ya and ta marbuta.
CREATE FUNCTION ascii_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
	SELECT CASE WHEN octet_length(plain) = length(plain) THEN plain ELSE (
		SELECT coalesce(string_agg(CASE WHEN ascii(letter) BETWEEN x'2e80'::int AND x'faff'::int
			THEN ' ' || reverse(to_hex(ascii(letter))) || ' ' ELSE letter END, '' ORDER BY place), '')
		FROM string_to_table(translate(plain,
			U&'\0627\0623\0625\0622\0671\0621\0624\0648\0626\064a\0649\0628\062a\062b\062c\062d\062e\062f\0630\0631\0632\0633\0634\0635\0636\0637\0638\0639\063a\0641\0642\0643\0644\0645\0646\0647\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0640\064b\064c\064d\064e\064f\0650\0651\0652',
			'aaaaa2wwyyybtvj75dxrzsc9p6o3gfqklmnhh0123456789'), NULL) WITH ORDINALITY AS letters(letter, place)
	) END
	FROM (SELECT searchable_text(value) AS plain) AS given
);--> statement-breakpoint
-- As before, for text that is searched so. It escapes after all else, which turns a full-width % into a plain one.
CREATE OR REPLACE FUNCTION search_pattern(term text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '%' || regexp_replace(ascii_text(term), '([\\%_])', '\\\1', 'g') || '%';--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"rate" numeric(12, 6) NOT NULL,
	"as_of" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_rate_positive" CHECK (rate > 0)
);
--> statement-breakpoint
CREATE TABLE "uploaded_images" (
	"name" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploaded_images_size" CHECK (width between 1 and 2000 and height between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "category_translations" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"title_text" text GENERATED ALWAYS AS (ascii_text(name)) STORED,
	CONSTRAINT "category_translations_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (ascii_text(name || ' ' || description)) STORED,
	"title_text" text GENERATED ALWAYS AS (ascii_text(name)) STORED,
	CONSTRAINT "product_translations_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- contracts: made again by the next statement, with another expression
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (ascii_text(name || ' ' || category || ' ' || description)) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_text" text GENERATED ALWAYS AS (ascii_text(name || ' ' || category)) STORED;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_translations_search" ON "product_translations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_translations_title" ON "product_translations" USING gin ("title_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING gin ("title_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ("archived_at") WHERE archived_at is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating" CHECK (rating_count >= 0 and rating_sum between rating_count and 5 * rating_count);