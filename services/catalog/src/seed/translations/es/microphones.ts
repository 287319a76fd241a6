import type { ProductTranslation } from '../../seed-translation';

export const microphones: Record<string, ProductTranslation> = {
  'tonewick-ember-usb-microphone': {
    name: 'Micrófono USB Tonewick Ember',
    description:
      'Un micrófono de condensador listo para conectar, con el sonido cálido y cercano de un estudio de radio. Toca la parte superior para silenciar, gira el anillo para ajustar la ganancia y escúchate sin retardo por la salida de auriculares. Viene con soporte de mesa con peso y cable USB-C trenzado de 2 m.',
    specs: [
      { label: 'Tipo', value: 'Condensador, cápsula de 16 mm' },
      { label: 'Patrón polar', value: 'Cardioide' },
      { label: 'Resolución', value: '24 bits / 96 kHz' },
      { label: 'Conexión', value: 'USB-C, salida de monitor de 3,5 mm' },
      { label: 'Montaje', value: 'Soporte de mesa; rosca de 5/8 de pulgada' },
      { label: 'Peso', value: '410 g con soporte' },
    ],
  },
  'tonewick-pip-usb-microphone': {
    name: 'Micrófono USB Tonewick Pip',
    description:
      'Un micrófono pequeño y redondo que suena mucho más grande de lo que es. Pip cabe en cualquier mesa, se inclina hasta 40 grados y se silencia pulsando la base. Hecho para llamadas, clases y primeros directos.',
    specs: [
      { label: 'Tipo', value: 'Condensador, cápsula de 14 mm' },
      { label: 'Patrón polar', value: 'Cardioide' },
      { label: 'Resolución', value: '16 bits / 48 kHz' },
      { label: 'Conexión', value: 'USB-C, cable de 1,5 m' },
      { label: 'Dimensiones', value: '78 × 78 × 124 mm' },
    ],
  },
  'tonewick-baritone-dynamic-microphone': {
    name: 'Micrófono dinámico Tonewick Baritone',
    description:
      'La forma clásica de la radio, y con razón: una cápsula dinámica que te oye a ti y olvida la sala. El aire acondicionado, el teclado y el tráfico se quedan fuera de la grabación. La horquilla de acero gira 270 grados, y en la caja hay una segunda espuma, más densa, para quien habla de cerca.',
    specs: [
      { label: 'Tipo', value: 'Dinámico, bobina móvil' },
      { label: 'Patrón polar', value: 'Cardioide' },
      { label: 'Respuesta en frecuencia', value: '45 Hz – 18 kHz' },
      { label: 'Conexión', value: 'XLR' },
      { label: 'Ganancia recomendada', value: '55 dB' },
      { label: 'Peso', value: '720 g' },
    ],
  },
  'tonewick-velvet-condenser-microphone': {
    name: 'Micrófono de condensador Tonewick Velvet',
    description:
      'Un micrófono de estudio de diafragma grande, con agudos aireados y casi sin ruido propio. Las cápsulas de 34 mm se emparejan a mano, así que dos forman un par estéreo de verdad. Llega en un estuche de madera acolchado con adaptador para pie.',
    specs: [
      { label: 'Tipo', value: 'Condensador de diafragma grande, 34 mm' },
      { label: 'Patrón polar', value: 'Cardioide' },
      { label: 'Ruido propio', value: '6 dB(A)' },
      { label: 'Nivel máximo', value: '138 dB SPL' },
      { label: 'Alimentación', value: 'Phantom de 48 V' },
      { label: 'Conexión', value: 'XLR, bañado en oro' },
      { label: 'Peso', value: '365 g' },
    ],
  },
  'tonewick-fieldline-shotgun-microphone': {
    name: 'Micrófono de cañón Tonewick Fieldline',
    description:
      'Un cañón corto que saca una sola voz de una calle llena. Se desliza en cualquier zapata sobre una cuna suspendida y se enciende con la cámara. Incluye espuma y paravientos de pelo.',
    specs: [
      { label: 'Tipo', value: 'Electret, gradiente lineal' },
      { label: 'Patrón polar', value: 'Supercardioide' },
      { label: 'Filtro de graves', value: '75 o 150 Hz' },
      { label: 'Autonomía', value: '30 horas' },
      { label: 'Conexión', value: 'TRS de 3,5 mm y USB-C' },
      { label: 'Longitud', value: '212 mm' },
    ],
  },
  'tonewick-lapel-duo-wireless-microphones': {
    name: 'Micrófonos inalámbricos de solapa Tonewick Lapel Duo',
    description:
      'Dos transmisores de pinza, un receptor diminuto y un estuche que carga los tres. Cada transmisor guarda su propia grabación de respaldo: perder la señal nunca es perder la entrevista. Sirve para cámaras y para cualquier teléfono USB-C.',
    specs: [
      { label: 'Alcance', value: '150 m en línea directa' },
      { label: 'Autonomía', value: '7 horas, 21 con el estuche' },
      { label: 'Grabación de respaldo', value: '14 horas por transmisor' },
      { label: 'Conexión', value: 'USB-C y 3,5 mm' },
      { label: 'Peso', value: '21 g por transmisor' },
      { label: 'En la caja', value: '2 transmisores, receptor, estuche, 2 paravientos' },
    ],
  },
  'tonewick-roundtable-conference-microphone': {
    name: 'Micrófono de conferencia Tonewick Roundtable',
    description:
      'Ponlo en el centro de la mesa y oirás a todos por igual. Seis cápsulas siguen a quien habla mientras el altavoz integrado cancela su propio eco. Un anillo de luz dice de un vistazo si se oye la sala.',
    specs: [
      { label: 'Cápsulas', value: '6, con formación de haces' },
      { label: 'Radio de captación', value: '4 m' },
      { label: 'Altavoz', value: '5 W, dúplex completo' },
      { label: 'Conexión', value: 'USB-C o Bluetooth 5.3' },
      { label: 'Autonomía', value: '10 horas de conversación' },
      { label: 'Diámetro', value: '132 mm' },
    ],
  },
  'tonewick-marquee-handheld-microphone': {
    name: 'Micrófono de mano Tonewick Marquee',
    description:
      'Un micrófono de escenario que sobrevive al escenario. La rejilla de acero y el cuerpo fundido aguantan las caídas, y la cápsula montada sobre goma ignora el ruido de la mano. Incluye pinza, funda y cable XLR de 5 m.',
    specs: [
      { label: 'Tipo', value: 'Dinámico, bobina móvil' },
      { label: 'Patrón polar', value: 'Supercardioide' },
      { label: 'Respuesta en frecuencia', value: '55 Hz – 16 kHz' },
      { label: 'Conexión', value: 'XLR' },
      { label: 'Peso', value: '298 g' },
    ],
  },
  'tonewick-double-mesh-pop-filter': {
    name: 'Filtro antipop de doble malla Tonewick',
    description:
      'Dos capas de malla de nailon que suavizan cada P y cada B. El cuello de acero se queda donde lo pones, y la pinza acolchada se agarra a pies y brazos de hasta 40 mm de grosor.',
    specs: [
      { label: 'Diámetro', value: '155 mm' },
      { label: 'Malla', value: 'Nailon doble' },
      { label: 'Cuello flexible', value: '360 mm, acero' },
      { label: 'Pinza', value: 'Hasta 40 mm' },
      { label: 'Peso', value: '230 g' },
    ],
  },
};
