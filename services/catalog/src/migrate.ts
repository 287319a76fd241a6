import { migrateService } from '@shopwright/service-kit/database/migrate';

void migrateService('catalog', 'catalog');
