import { runDrill } from '../run-drill';

runDrill('tests/scarce-stock.drill.int.test.ts');
