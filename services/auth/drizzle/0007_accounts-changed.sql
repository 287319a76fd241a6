-- Only adds an index.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
CREATE INDEX "users_changed" ON "users" USING btree ("updated_at","id");
