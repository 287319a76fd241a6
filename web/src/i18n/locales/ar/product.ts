import type { Translation } from '../../messages';

export const product: Translation<'product'> = {
  'category.not_found': 'الفئة غير موجودة',
  'category.not_found_text': 'هذه الفئة غير موجودة.',
  'product.save': 'توفر {{price}}',
  'product.separately': '{{price}} عند الشراء منفردًا',
  'product.contains': 'محتويات هذه الحزمة',
  'product.delivery': 'التوصيل والإرجاع',
  'product.delivery_free': 'توصيل مجاني إلى جميع أنحاء العالم. يُشحن خلال يوم عمل واحد.',
  'product.returns_days': '30 يومًا للإرجاع مع استرداد كامل المبلغ.',
  'image.larger': 'تكبير',
  'image.smaller': 'تصغير',
  'image.previous': 'الصورة السابقة',
  'image.next': 'الصورة التالية',
  'image.show': 'الصورة {{number}}: {{alt}}',
  'recent.title': 'شوهدت مؤخرًا',
  'recent.clear': 'مسح القائمة',
};
