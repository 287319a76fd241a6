CREATE TABLE "page_texts" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"body" text,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_texts_page_language_version_pk" PRIMARY KEY("page","language","version")
);
