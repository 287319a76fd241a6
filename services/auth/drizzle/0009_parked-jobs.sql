ALTER TABLE "outbox" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "parked_reason" text;--> statement-breakpoint
CREATE INDEX "outbox_parked" ON "outbox" USING btree ("parked_at") WHERE parked_at is not null;