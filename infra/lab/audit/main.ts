import { runDrill } from '../run-drill';

runDrill('services/catalog/src/audit/random-changes.drill.int.test.ts');
