-- Only adds an index.
CREATE INDEX "users_changed" ON "users" USING btree ("updated_at","id");
