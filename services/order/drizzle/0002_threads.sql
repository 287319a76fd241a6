CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "message_templates_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"contact_message_id" integer,
	"reference" text,
	"user_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"subject" text,
	"language" text DEFAULT 'en' NOT NULL,
	"assignee_id" integer,
	"is_open" boolean DEFAULT false NOT NULL,
	"is_unread" boolean DEFAULT false NOT NULL,
	"waiting_since" timestamp with time zone,
	"last_message_id" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threads_order" UNIQUE("order_id"),
	CONSTRAINT "threads_contact_message" UNIQUE("contact_message_id"),
	CONSTRAINT "threads_about" CHECK (("threads"."order_id" is null) <> ("threads"."contact_message_id" is null)),
	CONSTRAINT "threads_language" CHECK ("threads"."language" in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "order_messages" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "thread_id" integer;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_open" ON "threads" USING btree ("last_message_at","id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "threads_unread" ON "threads" USING btree ("last_message_at","id") WHERE is_open and is_unread;--> statement-breakpoint
CREATE INDEX "threads_assigned" ON "threads" USING btree ("assignee_id","last_message_at","id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "threads_newest" ON "threads" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_of_user" ON "threads" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "threads_of_email" ON "threads" USING btree (lower("email")) WHERE contact_message_id is not null;--> statement-breakpoint
CREATE INDEX "threads_old" ON "threads" USING btree ("last_message_at") WHERE not is_open and contact_message_id is not null;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_messages_once_in_thread" ON "order_messages" USING btree ("thread_id","request_key");--> statement-breakpoint
CREATE INDEX "order_messages_of_thread" ON "order_messages" USING btree ("thread_id","id");;--> statement-breakpoint
-- What was written about orders becomes conversations. One whose last message is the customer's waits for an answer, unless
-- it has waited for a month: then it was answered elsewhere.
INSERT INTO threads (order_id, is_open, is_unread, waiting_since, last_message_id, last_message_at, created_at)
SELECT last.order_id, last.waits, last.waits, CASE WHEN last.waits THEN last.created_at END, last.id, last.created_at, last.since
FROM (
  SELECT DISTINCT ON (order_id) order_id, id, created_at,
    author = 'customer' AND created_at > now() - interval '30 days' AS waits,
    min(created_at) OVER (PARTITION BY order_id) AS since
  FROM order_messages ORDER BY order_id, id DESC
) last;--> statement-breakpoint
UPDATE order_messages SET thread_id = threads.id FROM threads WHERE threads.order_id = order_messages.order_id;--> statement-breakpoint
-- Also keeps what the version before this one writes, which knows no conversations.
CREATE FUNCTION note_thread_message() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.thread_id IS NULL THEN
    INSERT INTO threads (order_id, last_message_at, created_at) VALUES (NEW.order_id, NEW.created_at, NEW.created_at)
    ON CONFLICT (order_id) DO NOTHING;
    SELECT id INTO NEW.thread_id FROM threads WHERE order_id = NEW.order_id;
  END IF;
  UPDATE threads SET
    last_message_id = NEW.id,
    last_message_at = NEW.created_at,
    is_open = NEW.author = 'customer',
    is_unread = NEW.author = 'customer',
    waiting_since = CASE WHEN NEW.author = 'customer' THEN coalesce(waiting_since, NEW.created_at) END
  WHERE id = NEW.thread_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER order_messages_noted BEFORE INSERT ON order_messages FOR EACH ROW EXECUTE FUNCTION note_thread_message();--> statement-breakpoint
CREATE FUNCTION end_empty_thread() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM threads WHERE id = OLD.thread_id
    AND NOT EXISTS (SELECT FROM order_messages WHERE thread_id = OLD.thread_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_messages_erased AFTER DELETE ON order_messages FOR EACH ROW EXECUTE FUNCTION end_empty_thread();
