import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'حزم البث',
  'streaming.text': 'مجموعات كاملة للبث والبودكاست تعمل معًا.',
  'streaming.hero': 'ابدأ البث الليلة',
  'streaming.see': 'شاهد الحزم',
  'streaming.compare': 'قارن جميع الحزم',
  'streaming.why_together': 'مختارة لتعمل معًا',
  'streaming.why_together_text': 'جميع القطع متوافقة معًا.',
  'streaming.why_less': 'أوفر في حزمة',
  'streaming.why_less_text': 'المنتجات نفسها أغلى عند شرائها منفردة. يظهر توفيرك على كل حزمة.',
  'streaming.why_back': '30 يومًا للتجربة',
  'streaming.why_back_text': 'ليست المعدات المناسبة لك؟ أعدها واسترد المبلغ كاملًا.',
  'streaming.in_box': 'المحتويات',
  'streaming.separately': 'منفردة {{price}}',
  'streaming.details': 'التفاصيل',
  'streaming.bundle': 'الحزمة',
  'streaming.price': 'السعر',
  'streaming.apart': 'عند الشراء منفردة',
  'streaming.saving': 'توفيرك',
  'streaming.pieces': 'المحتويات',
};
