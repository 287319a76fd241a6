import { migrateService } from '@shopwright/service-kit/database/commands';

void migrateService('order', 'orders');
