import { runDrill } from '../run-drill';

runDrill('services/order/src/refunds/refund-faults.drill.int.test.ts');
