CREATE TABLE "import_parts" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_parts_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "import_items" DROP CONSTRAINT "import_items_state";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state";--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "phase" text DEFAULT 'import' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "is_dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "keeps_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "head" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "created" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "updated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "unchanged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_done" ON "import_items" USING btree ("import_id","state","position") WHERE state in ('checked', 'imported');--> statement-breakpoint
CREATE INDEX "import_items_by_outcome" ON "import_items" USING btree ("import_id","outcome","position") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "import_items_kept" ON "import_items" USING btree ("import_id","position") WHERE state = 'kept';--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_state" CHECK (state in ('pending', 'checked', 'imported', 'failed', 'undone', 'kept')) NOT VALID;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_phase" CHECK (phase in ('read', 'check', 'import', 'undo'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state" CHECK (state in ('uploading', 'queued', 'running', 'paused', 'completed', 'failed', 'canceled')) NOT VALID;