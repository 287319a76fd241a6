import type { ProductTranslation } from '../../seed-translation';

export const monitorsDisplays: Record<string, ProductTranslation> = {
  'panorelle-view-24-monitor': {
    name: 'Monitor Panorelle View 24',
    description:
      'La segunda pantalla sensata. Un panel nítido y uniforme de bordes finos, hecho para estar junto a otro y desaparecer en el trabajo. La base se inclina, y el anclaje VESA admite un brazo cuando la mesa se llena.',
    specs: [
      { label: 'Panel', value: 'IPS de 24 pulgadas' },
      { label: 'Resolución', value: '1920 × 1080 a 100 Hz' },
      { label: 'Brillo', value: '300 cd/m²' },
      { label: 'Entradas', value: 'HDMI, DisplayPort' },
      { label: 'Montaje', value: 'VESA 100 × 100' },
      { label: 'Peso', value: '3,6 kg' },
    ],
  },
  'panorelle-swift-27-gaming-monitor': {
    name: 'Monitor gaming Panorelle Swift 27',
    description:
      'Rápido para la última ronda, nítido para los mejores momentos. Un panel QHD a 180 Hz con respuesta de un milisegundo, sincronización adaptativa y una base que gira, se inclina y sube. Dos ajustes recuerdan cómo juegas y cómo editas.',
    specs: [
      { label: 'Panel', value: 'IPS de 27 pulgadas' },
      { label: 'Resolución', value: '2560 × 1440 a 180 Hz' },
      { label: 'Respuesta', value: '1 ms' },
      { label: 'Gama de color', value: '96 % DCI-P3' },
      { label: 'Entradas', value: '2 × HDMI 2.1, DisplayPort 1.4' },
      { label: 'Base', value: 'Altura, inclinación, giro, pivote' },
    ],
  },
  'panorelle-true-32-creator-monitor': {
    name: 'Monitor para creadores Panorelle True 32',
    description:
      'Color al que puedes dar el visto bueno. Cada panel se calibra en fábrica a un pelo de la referencia y trae su propio informe. Un solo cable USB-C lleva la imagen, los datos y 96 W para el portátil.',
    specs: [
      { label: 'Panel', value: 'IPS de 32 pulgadas, antirreflejos' },
      { label: 'Resolución', value: '3840 × 2160 a 60 Hz' },
      { label: 'Gama de color', value: '99 % DCI-P3' },
      { label: 'Precisión', value: 'Delta E inferior a 1,5' },
      { label: 'Entradas', value: 'USB-C 96 W, HDMI, DisplayPort' },
      { label: 'Base', value: 'Altura, inclinación, giro, pivote' },
      { label: 'Peso', value: '8,4 kg' },
    ],
  },
  'panorelle-arc-34-ultrawide-monitor': {
    name: 'Monitor ultrapanorámico Panorelle Arc 34',
    description:
      'El juego a la izquierda, el chat a la derecha y nada en medio. La suave curva 1500R deja ambos bordes a la misma distancia, y una línea de tiempo larga se lee como una página. Con base de acero y una tapa que esconde los cables.',
    specs: [
      { label: 'Panel', value: 'VA de 34 pulgadas, curvatura 1500R' },
      { label: 'Resolución', value: '3440 × 1440 a 165 Hz' },
      { label: 'Contraste', value: '4000 : 1' },
      { label: 'Entradas', value: '2 × HDMI, DisplayPort, USB-C 65 W' },
      { label: 'Base', value: 'Altura, inclinación, giro' },
      { label: 'Peso', value: '7,9 kg' },
    ],
  },
  'panorelle-folio-16-portable-monitor': {
    name: 'Monitor portátil Panorelle Folio 16',
    description:
      'Una segunda pantalla que va donde va el portátil. Nueve milímetros de grosor, imagen y corriente por un solo cable USB-C y una funda que se pliega como soporte. Bien para el hotel, para un directo o como vista previa de cámara.',
    specs: [
      { label: 'Panel', value: 'IPS de 16 pulgadas' },
      { label: 'Resolución', value: '2560 × 1600 a 60 Hz' },
      { label: 'Brillo', value: '400 cd/m²' },
      { label: 'Entradas', value: '2 × USB-C, mini HDMI' },
      { label: 'Grosor', value: '9 mm' },
      { label: 'Peso', value: '690 g' },
    ],
  },
  'panorelle-sill-14-touch-strip': {
    name: 'Barra táctil Panorelle Sill 14',
    description:
      'Una pantalla táctil larga y baja para el hueco bajo el monitor. Chat, niveles y botones de escena a la vista sin ceder una ventana. Se apoya en su propio pie y le basta un cable.',
    specs: [
      { label: 'Panel', value: 'IPS de 14 pulgadas, táctil de 10 puntos' },
      { label: 'Resolución', value: '3840 × 1100' },
      { label: 'Brillo', value: '350 cd/m²' },
      { label: 'Entradas', value: 'USB-C, mini HDMI' },
      { label: 'Dimensiones', value: '352 × 124 × 16 mm' },
    ],
  },
  'vantrell-mark-7-field-monitor': {
    name: 'Monitor de campo Vantrell Mark 7',
    description:
      'Mira el plano como es en realidad, incluso a mediodía. Una pantalla luminosa de 7 pulgadas se monta en la cámara, con forma de onda, falso color y peaking a un toque. El parasol se pliega y protege el cristal.',
    specs: [
      { label: 'Panel', value: 'IPS táctil de 7 pulgadas' },
      { label: 'Resolución', value: '1920 × 1200' },
      { label: 'Brillo', value: '1600 cd/m²' },
      { label: 'Entradas', value: 'HDMI con salida en bucle' },
      { label: 'Herramientas', value: 'Forma de onda, peaking, falso color, LUT' },
      { label: 'Peso', value: '390 g' },
    ],
  },
  'castlane-script-teleprompter': {
    name: 'Teleprompter Castlane Script',
    description:
      'Lee cada palabra sin apartar la mirada. Un cristal divisor pone tu guion justo delante del objetivo, y la app gratuita avanza al ritmo de tu voz. Admite teléfonos y tabletas de hasta 11 pulgadas y se pliega plano en su estuche.',
    specs: [
      { label: 'Cristal', value: 'Divisor de haz 70/30, 210 × 160 mm' },
      { label: 'Compatible con', value: 'Teléfonos y tabletas de hasta 11 pulgadas' },
      { label: 'Objetivo', value: 'Hasta 95 mm de diámetro, desde 24 mm de focal' },
      { label: 'Mando', value: 'Bluetooth, incluido' },
      { label: 'Peso', value: '1,3 kg' },
    ],
  },
  'panorelle-glow-mini-projector': {
    name: 'Miniproyector Panorelle Glow',
    description:
      'Una noche de cine en una mano. El Glow lanza una imagen nítida de 80 pulgadas a dos metros, la endereza solo y dura dos horas y media con su batería. Un pie inclinable lo apunta al techo, si te apetece.',
    specs: [
      { label: 'Resolución', value: '1920 × 1080' },
      { label: 'Brillo', value: '550 lm' },
      { label: 'Imagen', value: '30–120 pulgadas' },
      { label: 'Autonomía', value: '2,5 horas' },
      { label: 'Entradas', value: 'HDMI, USB-C, wifi' },
      { label: 'Peso', value: '1,2 kg' },
    ],
  },
};
