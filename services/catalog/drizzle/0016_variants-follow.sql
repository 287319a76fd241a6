-- Variants follow what their product has of its supplier as well, and one that follows already is not written again.
CREATE OR REPLACE FUNCTION update_variants() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE products v SET name = after.name, category = NEW.category, category_id = NEW.category_id,
    tax_class = NEW.tax_class, needs_shipping = NEW.needs_shipping, image = after.image,
    archived_at = after.archived_at, is_draft = after.is_draft, is_dropshipped = NEW.is_dropshipped,
    supplier_name = NEW.supplier_name, supplier_api_endpoint = NEW.supplier_api_endpoint,
    dropship_margin = NEW.dropship_margin, version = v.version + 1, updated_at = now()
  FROM (
    SELECT id, variant_name(NEW.name, option_values) AS name,
      CASE WHEN image = OLD.image THEN NEW.image ELSE image END AS image,
      CASE WHEN position IS NULL THEN coalesce(archived_at, now()) ELSE NEW.archived_at END AS archived_at,
      position IS NOT NULL AND NEW.is_draft AS is_draft
    FROM products WHERE parent_id = NEW.id ORDER BY id FOR NO KEY UPDATE
  ) after
  WHERE v.id = after.id
    AND (v.name, v.category, v.category_id, v.tax_class, v.needs_shipping, v.image, v.archived_at, v.is_draft,
        v.is_dropshipped, v.supplier_name, v.supplier_api_endpoint, v.dropship_margin)
      IS DISTINCT FROM (after.name, NEW.category, NEW.category_id, NEW.tax_class, NEW.needs_shipping, after.image,
        after.archived_at, after.is_draft, NEW.is_dropshipped, NEW.supplier_name, NEW.supplier_api_endpoint,
        NEW.dropship_margin);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER products_with_variants AFTER UPDATE ON products FOR EACH ROW
  WHEN (NEW.options <> '[]' AND (OLD.name, OLD.category, OLD.category_id, OLD.tax_class, OLD.needs_shipping, OLD.image,
      OLD.archived_at, OLD.is_draft, OLD.is_dropshipped, OLD.supplier_name, OLD.supplier_api_endpoint, OLD.dropship_margin)
    IS DISTINCT FROM (NEW.name, NEW.category, NEW.category_id, NEW.tax_class, NEW.needs_shipping, NEW.image,
      NEW.archived_at, NEW.is_draft, NEW.is_dropshipped, NEW.supplier_name, NEW.supplier_api_endpoint, NEW.dropship_margin))
  EXECUTE FUNCTION update_variants();
