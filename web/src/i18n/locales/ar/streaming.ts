import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'حزم البث',
  'streaming.text': 'مجموعات كاملة للبث والبودكاست تعمل معًا.',
  'streaming.hero': 'ابدأ البث الليلة',
  'streaming.see': 'شاهد الحزم',
  'streaming.compare': 'قارن الكل',
  'streaming.why_together': 'مختارة لتتوافق',
  'streaming.why_together_text': 'كل القطع متوافقة معًا.',
  'streaming.why_less': 'أقل من ثمن أجزائها',
  'streaming.why_less_text': 'المنتجات نفسها منفردةً أغلى. الفرق مكتوب على كل حزمة.',
  'streaming.why_back': '30 يومًا للتجربة',
  'streaming.why_back_text': 'ليس صوتك أو إضاءتك؟ أعدها واسترد كامل أموالك.',
  'streaming.in_box': 'ما تحتويه',
  'streaming.separately': 'منفردة {{price}}',
  'streaming.save': 'وفّر {{price}}',
  'streaming.details': 'التفاصيل',
  'streaming.bundle': 'الحزمة',
  'streaming.price': 'السعر',
  'streaming.apart': 'عند الشراء منفردة',
  'streaming.saving': 'توفيرك',
  'streaming.pieces': 'المحتويات',
};
