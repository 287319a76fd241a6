-- Adds for whom stock is reserved, and how far the payment is.
CREATE TABLE "reservation_owners" (
	"reference" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "reservation_owners_reference_key_pk" PRIMARY KEY("reference","key")
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "stage" text DEFAULT 'opened' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_owners" ADD CONSTRAINT "reservation_owners_reference_reservations_reference_fk" FOREIGN KEY ("reference") REFERENCES "reservations"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_owners_by_key" ON "reservation_owners" USING btree ("key");--> statement-breakpoint
CREATE INDEX "reservations_released" ON "reservations" USING btree ("updated_at") WHERE state = 'released';--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_stage" CHECK (stage in ('opened', 'paying', 'attempted', 'closed'));
