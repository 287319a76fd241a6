-- A new customer is an event of its own: an endpoint that asks for changes alone gets one that follows immediately.
-- Members of the team are no customers.
CREATE OR REPLACE FUNCTION note_customer_webhook() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_topics) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM note_webhook('customer.created', 'new customer', NEW.id);
  ELSIF NEW.email LIKE '%@erased.invalid' AND OLD.email NOT LIKE '%@erased.invalid' THEN
    PERFORM note_webhook('customer.deleted', 'erased customer', NEW.id);
  ELSE
    PERFORM note_webhook('customer.updated', 'customer', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_customer_created AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.role = 'shopper') EXECUTE FUNCTION note_customer_webhook();
--> statement-breakpoint
-- Sign-ins and points are no change of a customer.
CREATE OR REPLACE TRIGGER webhook_customer AFTER UPDATE ON users FOR EACH ROW
  WHEN (NEW.role = 'shopper' AND
    (NEW.email, NEW.first_name, NEW.last_name, NEW.preferred_language, NEW.marketing_opt_in, NEW.email_verified_at)
    IS DISTINCT FROM
    (OLD.email, OLD.first_name, OLD.last_name, OLD.preferred_language, OLD.marketing_opt_in, OLD.email_verified_at))
  EXECUTE FUNCTION note_customer_webhook();
--> statement-breakpoint
-- Responses that showed a secret are no longer kept.
UPDATE repeatable_calls SET body = '' WHERE body LIKE '%"whsec\_%' OR body LIKE '%"swk\_live\_%';
