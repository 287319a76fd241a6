import { migrateService } from '@shopwright/service-kit/database/migrate';

void migrateService('auth', 'auth');
