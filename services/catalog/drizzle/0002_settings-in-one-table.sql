ALTER TABLE "store_settings" ALTER COLUMN "value" DROP NOT NULL;--> statement-breakpoint
-- An empty value was written by the form of invoices only, and is the default.
UPDATE "store_settings" SET "value" = NULL WHERE "value" = '';--> statement-breakpoint
INSERT INTO "store_settings" ("key", "value", "updated_at")
SELECT 'exchangeRate.' || "currency", trim_scale("rate")::text, "as_of" FROM "exchange_rates"
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
-- contracts: 1.0.0 is the first release, and its rates are in store_settings
DROP TABLE "exchange_rates";
