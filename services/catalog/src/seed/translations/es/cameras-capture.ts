import type { ProductTranslation } from '../../seed-translation';

export const camerasCapture: Record<string, ProductTranslation> = {
  'castlane-vista-1080p-webcam': {
    name: 'Cámara web 1080p Castlane Vista',
    description:
      'Sesenta fotogramas fluidos por segundo y un objetivo de cristal que favorece, incluso en una habitación normal. El autoenfoque se fija en menos de medio segundo y un giro del anillo cierra la tapa cuando terminas. Se engancha a cualquier pantalla o se enrosca en un trípode.',
    specs: [
      { label: 'Resolución', value: '1920 × 1080 a 60 fps' },
      { label: 'Sensor', value: '1/2,8 de pulgada, retroiluminado' },
      { label: 'Objetivo', value: 'f/2.0 de cristal, 82° de visión' },
      { label: 'Enfoque', value: 'Autoenfoque por detección de fase' },
      { label: 'Conexión', value: 'USB-C, cable extraíble de 1,8 m' },
      { label: 'Montaje', value: 'Pinza para pantalla; rosca de 1/4 de pulgada' },
    ],
  },
  'castlane-glance-webcam': {
    name: 'Cámara web Castlane Glance',
    description:
      'Un cubo pequeño y limpio que te saca mejor que la cámara de cualquier portátil. Full HD, tapa deslizante y micrófono para llamadas rápidas. Sin programas que instalar.',
    specs: [
      { label: 'Resolución', value: '1920 × 1080 a 30 fps' },
      { label: 'Objetivo', value: 'f/2.4, 78° de visión' },
      { label: 'Privacidad', value: 'Tapa deslizante' },
      { label: 'Conexión', value: 'USB-C, cable de 1,5 m' },
      { label: 'Dimensiones', value: '46 × 46 × 40 mm' },
    ],
  },
  'vantrell-mira-4k-streaming-camera': {
    name: 'Cámara de streaming 4K Vantrell Mira',
    description:
      'Una cámara sin espejo pensada para quedarse encendida. El 4K limpio sale por HDMI o directo por USB-C mientras haya corriente, sin calentones ni límite de media hora. El zoom de 16–50 mm incluido va de la sala entera al retrato cerrado.',
    specs: [
      { label: 'Sensor', value: 'APS-C de 24 MP' },
      { label: 'Vídeo', value: '3840 × 2160 a 60 fps, 10 bits' },
      { label: 'Objetivo', value: '16–50 mm f/3.5–5.6, incluido' },
      { label: 'Pantalla', value: 'Táctil abatible de 3 pulgadas' },
      { label: 'Transmisión', value: 'Modo cámara web por USB-C, HDMI limpio' },
      { label: 'Alimentación', value: 'USB-C o batería' },
      { label: 'Peso', value: '492 g con objetivo' },
    ],
  },
  'vantrell-prime-35-lens': {
    name: 'Objetivo Vantrell Prime 35 mm f/1.4',
    description:
      'El objetivo que funde en color suave la habitación a tu espalda. Amplio para un plano de escritorio, luminoso para una sola lámpara y silencioso al enfocar. Once láminas redondeadas mantienen redondos los brillos.',
    specs: [
      { label: 'Distancia focal', value: '35 mm' },
      { label: 'Apertura', value: 'f/1.4 – f/16, 11 láminas' },
      { label: 'Enfoque mínimo', value: '0,27 m' },
      { label: 'Rosca de filtro', value: '62 mm' },
      { label: 'Montura', value: 'Vantrell V' },
      { label: 'Peso', value: '388 g' },
    ],
  },
  'castlane-relay-4k-capture-card': {
    name: 'Capturadora 4K Castlane Relay',
    description:
      'Graba una consola o una cámara en 4K mientras juegas, sin retardo añadido. La Relay va fuera del equipo, no necesita alimentación y se reconoce al instante como cámara. La barra de luz se pone roja mientras graba.',
    specs: [
      { label: 'Captura', value: '3840 × 2160 a 60 fps' },
      { label: 'Paso directo', value: '4K a 144 Hz, HDR' },
      { label: 'Entradas', value: 'HDMI 2.1, entrada de línea de 3,5 mm' },
      { label: 'Conexión', value: 'USB-C, 10 Gbit/s' },
      { label: 'Latencia', value: 'Menos de 50 ms en la vista previa' },
      { label: 'Dimensiones', value: '118 × 74 × 22 mm' },
    ],
  },
  'castlane-relay-mini-capture-stick': {
    name: 'Capturadora de bolsillo Castlane Relay Mini',
    description:
      'La forma más rápida de convertir una cámara en cámara web. HDMI por un lado, USB por el otro y, en medio, 1080p a sesenta fotogramas. Tan pequeña que vive en la bolsa de la cámara.',
    specs: [
      { label: 'Captura', value: '1920 × 1080 a 60 fps' },
      { label: 'Entrada', value: 'HDMI, hasta 4K a 30 Hz' },
      { label: 'Conexión', value: 'USB-A, 5 Gbit/s' },
      { label: 'Dimensiones', value: '62 × 28 × 13 mm' },
      { label: 'En la caja', value: 'Capturadora, adaptador USB-C, funda' },
    ],
  },
  'vantrell-orbit-ptz-camera': {
    name: 'Cámara PTZ Vantrell Orbit',
    description:
      'Un operador de cámara que nunca parpadea. La Orbit gira, se inclina y hace zoom con mando, joystick o red, y sigue sola a quien presenta por todo el escenario. Ocho posiciones guardadas, a un botón.',
    specs: [
      { label: 'Vídeo', value: '1920 × 1080 a 60 fps' },
      { label: 'Zoom', value: 'Óptico de 20×' },
      { label: 'Movimiento', value: 'Giro de 340°, inclinación de 120°' },
      { label: 'Salidas', value: 'HDMI, SDI, USB-C, Ethernet' },
      { label: 'Alimentación', value: 'Power over Ethernet o 12 V' },
      { label: 'Peso', value: '1,6 kg' },
    ],
  },
  'vantrell-skiff-action-camera': {
    name: 'Cámara de acción Vantrell Skiff',
    description:
      'Una cámara de bolsillo para todo lo que se mueve. Se sumerge hasta 12 m sin carcasa, mantiene recto el horizonte en el peor sendero y te enseña el plano en una pantalla frontal. Incluye dos baterías y tres soportes.',
    specs: [
      { label: 'Vídeo', value: '4K a 120 fps' },
      { label: 'Foto', value: '20 MP' },
      { label: 'Ángulo de visión', value: '155°' },
      { label: 'Sumergible hasta', value: '12 m' },
      { label: 'Autonomía', value: '110 minutos por batería' },
      { label: 'Peso', value: '138 g' },
    ],
  },
  'castlane-crosscut-video-switcher': {
    name: 'Mezclador de vídeo Castlane Crosscut',
    description:
      'Cuatro cámaras, un dedo. Corta, funde e inserta entre cuatro fuentes HDMI y envía el programa terminado al equipo como una sola cámara web. Cada botón va iluminado: directo y previa nunca se confunden.',
    specs: [
      { label: 'Entradas', value: '4 × HDMI, 2 × 3,5 mm' },
      { label: 'Salidas', value: 'Programa por HDMI, cámara web por USB-C' },
      { label: 'Resolución', value: '1920 × 1080 a 60 fps' },
      { label: 'Transiciones', value: 'Corte, fundido, cortinilla, imagen en imagen' },
      { label: 'Dimensiones', value: '238 × 108 × 46 mm' },
      { label: 'Peso', value: '560 g' },
    ],
  },
};
