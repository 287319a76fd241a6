import { runDrill } from '../run-drill';

runDrill('tests/order-walks.drill.int.test.ts');
