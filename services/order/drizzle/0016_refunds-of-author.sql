-- in steps: refunds go on while the index is built. One that was cut short is built again.
DROP INDEX CONCURRENTLY IF EXISTS "refunds_of_author";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_of_author" ON "refunds" USING btree ("author_id","created_at") WHERE author_id is not null;
