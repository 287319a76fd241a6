ALTER TABLE "categories" ADD COLUMN "features" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- A store that an earlier version filled with the demo products is a demonstration.
INSERT INTO "seed_marks" ("name")
SELECT 'demonstration'
WHERE EXISTS (SELECT FROM "seed_marks" WHERE "name" = 'demo')
  AND EXISTS (SELECT FROM "products" WHERE "slug" = 'elite-bundle' AND "created_at" = '2026-05-01T00:00:00Z')
ON CONFLICT ("name") DO NOTHING;
