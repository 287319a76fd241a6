CREATE TABLE "audit_chain" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last_seal" bigint DEFAULT 0 NOT NULL,
	"last_hash" "bytea" NOT NULL,
	"kept_seal" bigint DEFAULT 0 NOT NULL,
	"kept_hash" "bytea" NOT NULL,
	"checked_at" timestamp with time zone,
	"fault" text,
	CONSTRAINT "audit_chain_one" CHECK ("audit_chain"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"change_id" uuid NOT NULL,
	"request_id" text,
	"action" text NOT NULL,
	"actor_id" integer,
	"actor_role" text,
	"api_key_id" integer,
	"api_key_name" text,
	"import_id" uuid,
	"network" text,
	"trace_id" text,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"details" jsonb,
	"undoes" bigint,
	"seal" bigint,
	"previous_hash" "bytea",
	"hash" "bytea",
	"search_text" text GENERATED ALWAYS AS (lower(action || ' ' || target_type || ' ' || target_id || ' ' || coalesce(target_name, ''))) STORED
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_change" ON "audit_log" USING btree ("change_id","target_type","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_undone" ON "audit_log" USING btree ("undoes","target_type","target_id") WHERE undoes is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_sealed" ON "audit_log" USING btree ("seal") WHERE seal is not null;--> statement-breakpoint
CREATE INDEX "audit_log_open" ON "audit_log" USING btree ("id") WHERE seal is null;--> statement-breakpoint
CREATE INDEX "audit_log_of_target" ON "audit_log" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_of_request" ON "audit_log" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING brin ("at");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
INSERT INTO audit_chain (last_hash, kept_hash) VALUES (sha256('shopwright'), sha256('shopwright')) ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Replaces personal data and secrets by a mark.
CREATE FUNCTION audit_hide(entry jsonb, hidden text[], mark text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY hidden LOOP
    IF entry -> name <> 'null' THEN
      entry := jsonb_set(entry, ARRAY[name], to_jsonb(mark));
    END IF;
  END LOOP;
  RETURN entry;
END $$;
--> statement-breakpoint
-- Adds a change of one row to those of its transaction, so that the first values before and the last ones after stay.
CREATE FUNCTION audit_merge(known jsonb, added jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  name text;
  later jsonb;
  earlier jsonb;
  old_values jsonb;
  new_values jsonb;
BEGIN
  SELECT key, value INTO name, later FROM jsonb_each(added);
  earlier := known -> name;
  IF earlier IS NULL THEN
    RETURN known || added;
  END IF;
  old_values := CASE
    WHEN earlier -> 'before' = 'null' THEN 'null'
    WHEN later -> 'before' = 'null' THEN earlier -> 'before'
    ELSE (later -> 'before') || (earlier -> 'before') END;
  new_values := CASE
    WHEN later -> 'after' = 'null' THEN 'null'
    WHEN earlier -> 'after' = 'null' THEN later -> 'after'
    ELSE (earlier -> 'after') || (later -> 'after') END;
  IF old_values <> 'null' AND new_values <> 'null' THEN
    SELECT coalesce(jsonb_object_agg(key, o.value), '{}'), coalesce(jsonb_object_agg(key, n.value), '{}')
      INTO old_values, new_values
      FROM jsonb_each(old_values) o JOIN jsonb_each(new_values) n USING (key)
      WHERE o.value <> n.value;
  END IF;
  IF old_values = new_values THEN
    RETURN known - name;
  END IF;
  RETURN known || jsonb_build_object(name, later || jsonb_build_object('before', old_values, 'after', new_values));
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_note(target text, target_key text, label text, changed jsonb, noted jsonb) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  acting jsonb := current_setting('shopwright.actor')::jsonb;
BEGIN
  INSERT INTO audit_log AS l (change_id, request_id, action, actor_id, actor_role, api_key_id, api_key_name, import_id,
    network, trace_id, undoes, target_type, target_id, target_name, changes, details)
  VALUES ((acting ->> 'changeId')::uuid, acting ->> 'requestId', acting ->> 'action', (acting ->> 'userId')::integer,
    acting ->> 'role', (acting ->> 'apiKeyId')::integer, acting ->> 'apiKeyName', (acting ->> 'importId')::uuid,
    acting ->> 'network', acting ->> 'traceId', (acting ->> 'undoes')::bigint, target, target_key, label, changed, noted)
  ON CONFLICT (change_id, target_type, target_id) DO UPDATE SET
    changes = audit_merge(l.changes, excluded.changes),
    target_name = coalesce(l.target_name, excluded.target_name),
    details = coalesce(l.details, excluded.details);
END $$;
--> statement-breakpoint
-- Arguments: the kind of target; the columns with its id, of which the first that is set counts; the primary key; the column
-- with its name; the columns that are left out; those with personal data or secrets, which are only marked.
CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  ids text[] := string_to_array(tg_argv[1], ',');
  hidden text[] := string_to_array(tg_argv[5], ',');
  old_values jsonb;
  new_values jsonb;
  present jsonb;
  target text;
  label text;
  name text;
  row_key jsonb := '{}';
  row_name text := tg_table_name;
BEGIN
  IF tg_op <> 'INSERT' THEN old_values := to_jsonb(OLD); END IF;
  IF tg_op <> 'DELETE' THEN new_values := to_jsonb(NEW); END IF;
  present := coalesce(new_values, old_values);
  old_values := old_values - string_to_array(tg_argv[4], ',');
  new_values := new_values - string_to_array(tg_argv[4], ',');
  IF tg_op = 'UPDATE' THEN
    IF old_values = new_values THEN
      RETURN NULL;
    END IF;
    SELECT jsonb_object_agg(key, o.value), jsonb_object_agg(key, n.value) INTO old_values, new_values
      FROM jsonb_each(old_values) o JOIN jsonb_each(new_values) n USING (key) WHERE o.value <> n.value;
  END IF;
  FOREACH name IN ARRAY ids LOOP
    target := coalesce(target, present ->> name);
  END LOOP;
  target := coalesce(target, 'store');
  FOREACH name IN ARRAY string_to_array(tg_argv[2], ',') LOOP
    row_key := row_key || jsonb_build_object(name, present -> name);
    IF NOT (name = ANY (ids) AND present ->> name = target) THEN
      row_name := row_name || '/' || (present ->> name);
    END IF;
  END LOOP;
  IF row_name = tg_table_name THEN
    label := left(present ->> tg_argv[3], 200);
  END IF;
  IF hidden <> '{}' THEN
    old_values := audit_hide(old_values, hidden, '[hidden]');
    new_values := audit_hide(new_values, hidden, CASE tg_op WHEN 'UPDATE' THEN '[changed]' ELSE '[hidden]' END);
  END IF;
  PERFORM audit_note(tg_argv[0], target, label, jsonb_build_object(row_name, jsonb_build_object('key', row_key,
    'before', coalesce(old_values, 'null'), 'after', coalesce(new_values, 'null'))), NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_table(watched text, target text, ids text, keys text, label text, ignored text, hidden text)
  RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
    WHEN (current_setting(''shopwright.actor'', true) <> '''') EXECUTE FUNCTION audit_change(%L, %L, %L, %L, %L, %L)',
    watched, target, ids, keys, label, ignored, hidden);
END $$;
--> statement-breakpoint
-- Returns changes for readers in JavaScript: decimals become texts, which keep their zeros.
CREATE FUNCTION audit_shown(changes jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(name, change || (
    SELECT jsonb_object_agg(side, CASE WHEN jsonb_typeof(change -> side) <> 'object' THEN change -> side ELSE (
      SELECT coalesce(jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) = 'number' AND value::text LIKE '%.%'
        THEN to_jsonb(value::text) ELSE value END), '{}')
      FROM jsonb_each(change -> side)) END)
    FROM unnest(ARRAY['before', 'after']) AS side)), '{}')
  FROM jsonb_each(changes) AS each (name, change)
$$;
--> statement-breakpoint
-- Everything that the hash of a row protects. Jsonb writes equal values as equal texts.
CREATE FUNCTION audit_text(l audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(l.id, (extract(epoch FROM l.at) * 1000000)::bigint, l.change_id, l.request_id, l.action, l.actor_id,
    l.actor_role, l.api_key_id, l.api_key_name, l.import_id, l.network, l.trace_id, l.target_type, l.target_id, l.target_name,
    l.changes, l.details, l.undoes, l.seal)::text
$$;
--> statement-breakpoint
CREATE FUNCTION audit_hash(previous bytea, l audit_log) RETURNS bytea LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT sha256(previous || convert_to(audit_text(l), 'UTF8'))
$$;
--> statement-breakpoint
-- Adds the oldest rows without a seal to the chain, and returns how many. One process at a time.
CREATE FUNCTION audit_seal(rows_max integer) RETURNS integer LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  chain audit_chain;
  entry audit_log;
  sealed integer := 0;
BEGIN
  SELECT * INTO chain FROM audit_chain FOR UPDATE;
  FOR entry IN SELECT * FROM audit_log WHERE seal IS NULL ORDER BY id LIMIT rows_max LOOP
    entry.seal := chain.last_seal + 1;
    entry.hash := audit_hash(chain.last_hash, entry);
    UPDATE audit_log SET seal = entry.seal, previous_hash = chain.last_hash, hash = entry.hash WHERE id = entry.id;
    chain.last_seal := entry.seal;
    chain.last_hash := entry.hash;
    sealed := sealed + 1;
  END LOOP;
  UPDATE audit_chain SET last_seal = chain.last_seal, last_hash = chain.last_hash WHERE sealed > 0;
  RETURN sealed;
END $$;
--> statement-breakpoint
-- Gives the rows of an entry their values before it, or returns which columns have others than it left, and changes nothing.
-- `skipped` columns are neither compared nor written. `resets` are the values that a new row of a table gets instead of being
-- deleted.
CREATE FUNCTION audit_undo(entry audit_log, undoable text[], skipped text[], resets jsonb) RETURNS jsonb
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  name text;
  change jsonb;
  watched text;
  at_key text;
  present jsonb;
  expected jsonb;
  restored jsonb;
  conflicts jsonb := '[]';
BEGIN
  FOR name, change IN SELECT key, value FROM jsonb_each(entry.changes) ORDER BY key LIKE '%/%', key LOOP
    watched := split_part(name, '/', 1);
    IF NOT watched = ANY (undoable) THEN
      RAISE EXCEPTION 'changes of % are not undone', watched;
    END IF;
    SELECT string_agg(format('t.%1$I = k.%1$I', key), ' AND ') INTO at_key FROM jsonb_object_keys(change -> 'key') AS key;
    EXECUTE format('SELECT to_jsonb(t) FROM %1$I t, jsonb_populate_record(NULL::%1$I, $1) k WHERE %2$s FOR UPDATE OF t', watched, at_key)
      INTO present USING change -> 'key';
    IF change -> 'after' = 'null' OR present IS NULL THEN
      IF (change -> 'after' = 'null') <> (present IS NULL) THEN
        conflicts := conflicts || jsonb_build_object('row', name, 'column', NULL);
      END IF;
      CONTINUE;
    END IF;
    EXECUTE format('SELECT to_jsonb(jsonb_populate_record(NULL::%I, $1))', watched) INTO expected USING change -> 'after';
    conflicts := conflicts || (
      SELECT coalesce(jsonb_agg(jsonb_build_object('row', name, 'column', key, 'now', present -> key)), '[]')
      FROM jsonb_object_keys(change -> 'after') AS key
      WHERE NOT key = ANY (skipped) AND present -> key IS DISTINCT FROM expected -> key);
  END LOOP;
  IF conflicts <> '[]' THEN
    RETURN conflicts;
  END IF;
  -- New rows go first, so that what was deleted finds its place.
  FOR name, change IN SELECT key, value FROM jsonb_each(entry.changes)
    ORDER BY value -> 'before' <> 'null', value -> 'after' = 'null', key LOOP
    watched := split_part(name, '/', 1);
    SELECT string_agg(format('t.%1$I = k.%1$I', key), ' AND ') INTO at_key FROM jsonb_object_keys(change -> 'key') AS key;
    IF change -> 'before' = 'null' AND NOT resets ? watched THEN
      EXECUTE format('DELETE FROM %1$I t USING jsonb_populate_record(NULL::%1$I, $1) k WHERE %2$s', watched, at_key)
        USING change -> 'key';
      CONTINUE;
    END IF;
    restored := CASE WHEN change -> 'before' = 'null' THEN resets -> watched ELSE change -> 'before' END - skipped;
    CONTINUE WHEN restored = '{}';
    IF change -> 'after' = 'null' THEN
      EXECUTE format('INSERT INTO %1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)',
        watched, (SELECT string_agg(format('%I', key), ', ') FROM jsonb_object_keys(restored) AS key)) USING restored;
      CONTINUE;
    END IF;
    EXECUTE format('UPDATE %1$I t SET %3$s FROM jsonb_populate_record(NULL::%1$I, $1) k, jsonb_populate_record(NULL::%1$I, $2) v
      WHERE %2$s', watched, at_key, (
        SELECT string_agg(assignment, ', ') FROM (
          SELECT format('%1$I = v.%1$I', key) FROM jsonb_object_keys(restored) AS key
          UNION ALL
          SELECT CASE attname WHEN 'version' THEN 'version = t.version + 1' ELSE 'updated_at = clock_timestamp()' END
          FROM pg_attribute WHERE attrelid = watched::regclass AND attname IN ('version', 'updated_at') AND NOT attisdropped
        ) AS assignments (assignment))) USING change -> 'key', restored;
  END LOOP;
  RETURN '[]';
END $$;
--> statement-breakpoint
SELECT audit_table('users', 'account', 'id', 'id', '', 'created_at,updated_at,last_login_at,loyalty_points,total_spent',
    'email,password,first_name,last_name,address,phone,city,country,zip_code,birth_date'),
  audit_table('loyalty_entries', 'account', 'user_id', 'id', '', 'event_id,created_at', ''),
  audit_table('todo_emails', 'account', 'user_id', 'id', '', 'nonce,last_day', ''),
  audit_table('team_invitations', 'invitation', 'id', 'id', '', 'created_at', 'email'),
  audit_table('team_roles', 'team-role', 'id', 'id', 'name', 'version,updated_at', ''),
  audit_table('team_settings', 'settings', '', 'id', '', 'updated_at', ''),
  audit_table('api_keys', 'api-key', 'id', 'id', 'name', 'created_at,last_used_at', 'hash,hint');
--> statement-breakpoint
-- What operators do with parked jobs. The relay and the workers change no row that is parked.
CREATE TRIGGER audit AFTER UPDATE ON outbox FOR EACH ROW
  WHEN (OLD.parked_at IS NOT NULL AND current_setting('shopwright.actor', true) <> '')
  EXECUTE FUNCTION audit_change('job', 'event_id', 'event_id,queue', 'type', 'payload,traceparent,published_at', 'parked_reason');
