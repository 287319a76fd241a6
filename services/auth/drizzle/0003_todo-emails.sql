CREATE TABLE "todo_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"is_wanted" boolean NOT NULL,
	"nonce" text NOT NULL,
	"last_day" date,
	CONSTRAINT "todo_emails_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "todo_emails" ADD CONSTRAINT "todo_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;