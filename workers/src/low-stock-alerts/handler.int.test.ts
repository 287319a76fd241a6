import { countStockAlerts } from '../../../services/catalog/src/test-catalog';
import { describeConsumer } from '../consumer-cases';

describeConsumer('low-stock-alerts', {
  queue: 'low-stock-alerts',
  type: 'stock-low',
  service: 'catalog',
  payload: async (shop) => {
    const { id } = await shop.catalog.addProduct();
    return { productId: id, stockQuantity: 2, lowStockThreshold: 5 };
  },
  countEffects: (shop, payload) => countStockAlerts(shop.catalog, (payload as { productId: number }).productId),
});
