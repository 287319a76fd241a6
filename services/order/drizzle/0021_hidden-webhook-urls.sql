-- The address of a receiver may have a key in it: like a secret, it is only marked as changed, and names no entry.
DROP TRIGGER audit ON webhook_endpoints;
--> statement-breakpoint
SELECT audit_table('webhook_endpoints', 'webhook-endpoint', 'id', 'id', '',
  'version,created_at,failing_since,last_error,next_at,lease,leased_until', 'url,secret_id,previous_secret_id');
