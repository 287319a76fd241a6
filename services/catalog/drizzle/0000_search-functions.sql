-- Extensions live in public, which every role's search_path ends with; where an owner made them already, nothing happens.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
-- Text as it is searched and sorted: lower case, no accents. Naming the dictionary is what makes it immutable.
CREATE FUNCTION searchable_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, value));--> statement-breakpoint
-- A LIKE pattern that finds the term itself. It escapes after unaccent, which turns a full-width % into a plain one.
CREATE FUNCTION search_pattern(term text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '%' || regexp_replace(searchable_text(term), '([\\%_])', '\\\1', 'g') || '%';
