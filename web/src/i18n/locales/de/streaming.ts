import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Streaming-Bundles',
  'streaming.text': 'Komplette Sets für Streams und Podcasts, aufeinander abgestimmt.',
  'streaming.hero': 'Gehen Sie heute Abend live',
  'streaming.see': 'Bundles ansehen',
  'streaming.compare': 'Alle Bundles vergleichen',
  'streaming.why_together': 'Aufeinander abgestimmt',
  'streaming.why_together_text': 'Alles passt zusammen.',
  'streaming.why_less': 'Im Bundle günstiger',
  'streaming.why_less_text': 'Einzeln kosten dieselben Produkte mehr. Bei jedem Bundle sehen Sie die Ersparnis.',
  'streaming.why_back': '30 Tage testen',
  'streaming.why_back_text':
    'Nicht das richtige Setup für Sie? Schicken Sie es zurück und erhalten Sie den vollen Betrag.',
  'streaming.in_box': 'Inhalt',
  'streaming.separately': 'Einzeln {{price}}',
  'streaming.details': 'Details',
  'streaming.bundle': 'Bundle',
  'streaming.price': 'Preis',
  'streaming.apart': 'Einzeln',
  'streaming.saving': 'Sie sparen',
  'streaming.pieces': 'Inhalt',
};
