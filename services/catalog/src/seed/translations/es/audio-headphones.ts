import type { ProductTranslation } from '../../seed-translation';

export const audioHeadphones: Record<string, ProductTranslation> = {
  'auralind-studio-40-headphones': {
    name: 'Auriculares Auralind Studio 40',
    description:
      'Auriculares cerrados para grabar: no dejan que el metrónomo llegue al micrófono y dicen la verdad sobre la toma. Las copas giran para escuchar con un oído y se pliegan para la bolsa. Todas las piezas que se gastan se pueden cambiar.',
    specs: [
      { label: 'Diseño', value: 'Cerrado, circumaural' },
      { label: 'Transductores', value: '40 mm' },
      { label: 'Respuesta en frecuencia', value: '15 Hz – 22 kHz' },
      { label: 'Impedancia', value: '48 Ω' },
      { label: 'Cable', value: '3 m, extraíble, 3,5 y 6,3 mm' },
      { label: 'Peso', value: '240 g' },
    ],
  },
  'auralind-meadow-open-back-headphones': {
    name: 'Auriculares abiertos Auralind Meadow',
    description:
      'Copas abiertas de nogal aceitado y un sonido que parece venir de la sala y no de tus oídos. Para largos días de edición: el velur se mantiene fresco y la cinta suspendida reparte el peso. Cada par se mide antes de salir del taller.',
    specs: [
      { label: 'Diseño', value: 'Abierto, circumaural' },
      { label: 'Transductores', value: '50 mm' },
      { label: 'Respuesta en frecuencia', value: '8 Hz – 35 kHz' },
      { label: 'Impedancia', value: '120 Ω' },
      { label: 'Materiales', value: 'Nogal, acero, velur' },
      { label: 'Peso', value: '310 g' },
    ],
  },
  'auralind-hush-noise-cancelling-headphones': {
    name: 'Auriculares con cancelación de ruido Auralind Hush',
    description:
      'Silencio y, después, música. Ocho micrófonos apartan el motor, la oficina y el tren, y un botón deja volver la conversación. Cuarenta horas por carga; cinco minutos de cable dan cuatro más.',
    specs: [
      { label: 'Cancelación de ruido', value: 'Adaptativa, 8 micrófonos' },
      { label: 'Autonomía', value: '40 horas' },
      { label: 'Bluetooth', value: '5.3, dos dispositivos a la vez' },
      { label: 'Transductores', value: '40 mm' },
      { label: 'Carga', value: 'USB-C, 5 min para 4 horas' },
      { label: 'Peso', value: '254 g' },
    ],
  },
  'auralind-raid-gaming-headset': {
    name: 'Auriculares gaming Auralind Raid',
    description:
      'Oye los pasos antes de que oigan los tuyos. Sus transductores de 50 mm colocan cada sonido a tu alrededor, y el micrófono abatible se silencia al subirlo. Una rueda en la copa equilibra juego y chat.',
    specs: [
      { label: 'Transductores', value: '50 mm' },
      { label: 'Micrófono', value: 'Cardioide, se silencia al levantarlo' },
      { label: 'Conexión', value: 'Inalámbrica de 2,4 GHz o USB-C' },
      { label: 'Autonomía', value: '30 horas' },
      { label: 'Almohadillas', value: 'Tejido de punto sobre espuma viscoelástica' },
      { label: 'Peso', value: '286 g' },
    ],
  },
  'auralind-dew-wireless-earbuds': {
    name: 'Auriculares inalámbricos Auralind Dew',
    description:
      'Auriculares ligeros como plumas en un estuche como un canto de río. Callan la calle, no temen la lluvia y llaman con cuatro micrófonos y filtro de viento. En la caja hay almohadillas de tres tallas.',
    specs: [
      { label: 'Cancelación de ruido', value: 'Hasta 38 dB' },
      { label: 'Autonomía', value: '8 horas, 32 con el estuche' },
      { label: 'Bluetooth', value: '5.3' },
      { label: 'Resistencia al agua', value: 'IPX5' },
      { label: 'Carga', value: 'USB-C o inalámbrica' },
      { label: 'Peso', value: '4,6 g cada uno' },
    ],
  },
  'auralind-understage-in-ear-monitors': {
    name: 'Monitores in-ear Auralind Understage',
    description:
      'Tres transductores en una carcasa transparente más pequeña que la yema de un dedo. Aíslan de la banda, no se mueven bajo un casco o una gorra y desaparecen ante la cámara. El cable trenzado se desmonta: un conector gastado nunca obliga a comprar otro par.',
    specs: [
      { label: 'Transductores', value: '1 dinámico, 2 de armadura balanceada' },
      { label: 'Aislamiento', value: 'Hasta 26 dB' },
      { label: 'Impedancia', value: '22 Ω' },
      { label: 'Cable', value: '1,4 m, extraíble, 3,5 mm' },
      { label: 'En la caja', value: '7 pares de almohadillas, estuche rígido' },
    ],
  },
  'auralind-oakfield-desktop-speakers': {
    name: 'Altavoces de escritorio Auralind Oakfield',
    description:
      'Roble de verdad, altavoces de verdad y un sonido que llena la sala desde dos cajas no más altas que un libro de bolsillo. Conéctalos por USB-C o por cable, o pon música desde el teléfono por Bluetooth. Los pies de goma los inclinan hacia tus oídos.',
    specs: [
      { label: 'Potencia', value: '2 × 25 W' },
      { label: 'Altavoces', value: 'Woofer de 3,5 pulgadas, tweeter de seda de 1 pulgada' },
      { label: 'Respuesta en frecuencia', value: '60 Hz – 20 kHz' },
      { label: 'Entradas', value: 'USB-C, RCA, 3,5 mm, Bluetooth 5.0' },
      { label: 'Dimensiones', value: '13 × 21 × 17 cm cada uno' },
      { label: 'Peso', value: '3,9 kg la pareja' },
    ],
  },
  'auralind-ledge-desktop-soundbar': {
    name: 'Barra de sonido de escritorio Auralind Ledge',
    description:
      'Estéreo claro desde la franja de mesa bajo el monitor. Dos altavoces ovalados y un radiador pasivo la hacen sonar más ancha de lo que es, y el volumen está arriba, donde lo esperas. Solo necesita USB-C.',
    specs: [
      { label: 'Potencia', value: '2 × 8 W' },
      { label: 'Altavoces', value: '2 de rango completo, 1 radiador pasivo' },
      { label: 'Entradas', value: 'USB-C, 3,5 mm, Bluetooth 5.3' },
      { label: 'Dimensiones', value: '42 × 7 × 8 cm' },
      { label: 'Peso', value: '1,1 kg' },
    ],
  },
  'tonewick-crossway-2-audio-interface': {
    name: 'Interfaz de audio Tonewick Crossway 2',
    description:
      'Dos previos silenciosos, un amplificador de auriculares con potencia de sobra y un canal de loopback para emitir lo que suena en tu equipo. Mandos grandes, medidores honestos, ningún menú. Se alimenta del mismo puerto USB-C al que se conecta.',
    specs: [
      { label: 'Entradas', value: '2 × combo XLR / 6,3 mm' },
      { label: 'Salidas', value: '2 × 6,3 mm balanceadas, auriculares' },
      { label: 'Resolución', value: '24 bits / 192 kHz' },
      { label: 'Ganancia', value: '62 dB por canal' },
      { label: 'Alimentación phantom', value: '48 V' },
      { label: 'Dimensiones', value: '182 × 118 × 48 mm' },
    ],
  },
  'tonewick-foyer-6-podcast-mixer': {
    name: 'Mezclador para pódcast Tonewick Foyer 6',
    description:
      'Un programa entero en una superficie: cuatro micrófonos, una llamada y ocho pads para sintonías y aplausos. Cada fader graba su propia pista en la tarjeta de memoria, así que los fallos siempre tienen arreglo. Cuatro salidas de auriculares tienen contentos a los invitados.',
    specs: [
      { label: 'Canales', value: '4 XLR, 1 Bluetooth, 1 USB' },
      { label: 'Pads de sonido', value: '8, asignables, a todo color' },
      { label: 'Grabación', value: 'Multipista en tarjeta de memoria o por USB-C' },
      { label: 'Salidas de auriculares', value: '4, con volumen independiente' },
      { label: 'Resolución', value: '24 bits / 48 kHz' },
      { label: 'Dimensiones', value: '308 × 224 × 62 mm' },
    ],
  },
};
