ALTER INDEX "product_translations_search" SET (gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "product_translations_title" SET (gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "products_search" SET (gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "products_title" SET (gin_pending_list_limit = 64);
