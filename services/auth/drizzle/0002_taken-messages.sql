ALTER TABLE "contact_messages" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_untaken" ON "contact_messages" USING btree ("id") WHERE taken_at is null;
