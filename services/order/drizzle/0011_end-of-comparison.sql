ALTER TABLE "reconciliation_passes" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
UPDATE reconciliation_passes SET ended_at = started_at;
--> statement-breakpoint
-- The token of a link opens the order without an account.
UPDATE order_emails SET body = regexp_replace(body, '([?&]token=)[^&\s]+', '\1hidden', 'g') WHERE body LIKE '%token=%';
