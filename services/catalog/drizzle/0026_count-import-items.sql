-- Apart from the columns, whose lock would keep readers of imports waiting while the items are counted.
CREATE FUNCTION add_to_import() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE imports SET rows = imports.rows + n.rows, imported = imports.imported + n.imported,
    rejected = imports.rejected + n.rejected
  FROM (SELECT import_id, count(*) AS rows, count(*) FILTER (WHERE state = 'imported') AS imported,
    count(*) FILTER (WHERE state = 'failed') AS rejected FROM added GROUP BY import_id) n
  WHERE imports.id = n.import_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION take_from_import() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE imports SET rows = imports.rows - n.rows, imported = imports.imported - n.imported,
    rejected = imports.rejected - n.rejected
  FROM (SELECT import_id, count(*) AS rows, count(*) FILTER (WHERE state = 'imported') AS imported,
    count(*) FILTER (WHERE state = 'failed') AS rejected FROM taken GROUP BY import_id) n
  WHERE imports.id = n.import_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- From here on no item is written, so that what is counted below is what the triggers go on from. Imports first, as by every
-- writer of items, who locks the row of the import with `for update`.
LOCK TABLE imports, import_items IN EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TRIGGER import_items_added AFTER INSERT ON import_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_import();
--> statement-breakpoint
CREATE TRIGGER import_items_taken AFTER DELETE ON import_items REFERENCING OLD TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION take_from_import();
--> statement-breakpoint
CREATE TRIGGER import_items_changed_from AFTER UPDATE ON import_items REFERENCING OLD TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION take_from_import();
--> statement-breakpoint
CREATE TRIGGER import_items_changed_to AFTER UPDATE ON import_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_import();
--> statement-breakpoint
UPDATE imports SET rows = n.rows, imported = n.imported, rejected = n.rejected
FROM (SELECT import_id, count(*) AS rows, count(*) FILTER (WHERE state = 'imported') AS imported,
  count(*) FILTER (WHERE state = 'failed') AS rejected FROM import_items GROUP BY import_id) n
WHERE imports.id = n.import_id;
