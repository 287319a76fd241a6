import type { SeedTranslations } from '../seed-translation';
import { audioHeadphones } from './ar/audio-headphones';
import { camerasCapture } from './ar/cameras-capture';
import { keyboardsControl } from './ar/keyboards-control';
import { lighting } from './ar/lighting';
import { microphones } from './ar/microphones';
import { monitorsDisplays } from './ar/monitors-displays';
import { mountsStands } from './ar/mounts-stands';
import { phoneMobile } from './ar/phone-mobile';
import { smartHome } from './ar/smart-home';
import { streamingBundles } from './ar/streaming-bundles';

export const ar: SeedTranslations = {
  categories: {
    'streaming-bundles': {
      name: 'حزم البث',
      description: 'أطقم كاملة تعمل معًا فور إخراجها من الصندوق، وبأقل من ثمن أجزائها.',
    },
    microphones: { name: 'الميكروفونات', description: 'ميكروفونات USB وXLR ولاسلكية للبث والبودكاست والتعليق الصوتي.' },
    'cameras-capture': {
      name: 'الكاميرات والالتقاط',
      description: 'كاميرات ويب وكاميرات تصوير وعدسات وأجهزة التقاط تجعل الصورة بجودة ما تقدّمه.',
    },
    lighting: { name: 'الإضاءة', description: 'إضاءات رئيسية وحلقية ولمسات ملوّنة لفيديو جميل بلا وميض.' },
    'audio-headphones': {
      name: 'الصوت وسماعات الرأس',
      description: 'سماعات رأس ومكبرات صوت وواجهات صوت وأجهزة مزج لتسمع كل التفاصيل.',
    },
    'keyboards-control': {
      name: 'لوحات المفاتيح والتحكم',
      description: 'لوحات مفاتيح ميكانيكية ووحدات تحكم بالبث وفأرات وأقراص تحكم.',
    },
    'monitors-displays': {
      name: 'الشاشات وأجهزة العرض',
      description: 'شاشات للمونتاج واللعب والتلقين ومتابعة الدردشة.',
    },
    'mounts-stands': { name: 'الحوامل والأذرع', description: 'أذرع وحوامل ثلاثية وقواعد تضع كل شيء في مكانه تمامًا.' },
    'smart-home': { name: 'المنزل الذكي', description: 'أضواء ومقابس ومستشعرات وكاميرات تجعل الاستوديو يعتني بنفسه.' },
    'phone-mobile': {
      name: 'الهاتف والتنقل',
      description: 'مثبّتات وشواحن وموزّعات ووحدات تخزين للإبداع بعيدًا عن المكتب.',
    },
  },
  products: {
    ...streamingBundles,
    ...microphones,
    ...camerasCapture,
    ...lighting,
    ...audioHeadphones,
    ...keyboardsControl,
    ...monitorsDisplays,
    ...mountsStands,
    ...smartHome,
    ...phoneMobile,
  },
};
