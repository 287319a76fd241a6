import { verifyService } from '@shopwright/service-kit/audit/verify-service';
import { auditedTables } from './db/audited-tables';

void verifyService('order', auditedTables);
