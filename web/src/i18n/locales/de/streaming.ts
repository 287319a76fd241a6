import type { Translation } from '../../messages';

export const streaming: Translation<'streaming'> = {
  'streaming.title': 'Streaming-Bundles',
  'streaming.text': 'Komplette Sets für Streams und Podcasts, aufeinander abgestimmt.',
  'streaming.hero': 'Heute Abend live',
  'streaming.see': 'Bundles ansehen',
  'streaming.compare': 'Alle vergleichen',
  'streaming.why_together': 'Passend ausgewählt',
  'streaming.why_together_text': 'Alles passt zusammen.',
  'streaming.why_less': 'Günstiger als einzeln',
  'streaming.why_less_text': 'Einzeln kosten dieselben Produkte mehr. Der Unterschied steht an jedem Bundle.',
  'streaming.why_back': '30 Tage testen',
  'streaming.why_back_text': 'Nicht Ihr Ton, nicht Ihr Licht? Zurückschicken, ganzes Geld zurück.',
  'streaming.in_box': 'Was drin ist',
  'streaming.separately': 'Einzeln {{price}}',
  'streaming.save': '{{price}} sparen',
  'streaming.details': 'Einzelheiten',
  'streaming.bundle': 'Bundle',
  'streaming.price': 'Preis',
  'streaming.apart': 'Einzeln gekauft',
  'streaming.saving': 'Sie sparen',
  'streaming.pieces': 'Inhalt',
};
