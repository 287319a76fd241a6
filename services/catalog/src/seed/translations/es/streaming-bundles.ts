import type { ProductTranslation } from '../../seed-translation';

export const streamingBundles: Record<string, ProductTranslation> = {
  'elite-bundle': {
    name: 'Pack Elite',
    description:
      'Todo lo que necesita un directo que se vea y se oiga bien, en una sola caja: un micrófono de condensador USB con su brazo, una cámara web 1080p, un aro de luz de 10 pulgadas y unos auriculares cerrados. Cada pieza se conecta directamente al equipo, sin controladores ni interfaz que comprar. Casi todo el mundo está en directo media hora después de abrirla.',
    specs: [
      { label: 'Micrófono', value: 'Micrófono USB Tonewick Ember' },
      { label: 'Cámara', value: 'Cámara web 1080p Castlane Vista' },
      { label: 'Luz', value: 'Aro de luz Brightmere Halo 10' },
      { label: 'Auriculares', value: 'Auriculares Auralind Studio 40' },
      { label: 'Brazo', value: 'Brazo de micrófono de escritorio Perchline' },
      { label: 'Conexiones', value: '3 × USB-C, 1 × 3,5 mm' },
      { label: 'Por separado', value: '$301.00' },
    ],
  },
  'starter-bundle': {
    name: 'Pack Inicial',
    description:
      'El kit más pequeño al que le pondríamos nuestro nombre. Un micrófono USB compacto, una cámara web 1080p con tapa de privacidad, una luz de pinza y un minitrípode que deja la cámara a la altura de los ojos. Cuando acaba el directo, todo cabe en un cajón.',
    specs: [
      { label: 'Micrófono', value: 'Micrófono USB Tonewick Pip' },
      { label: 'Cámara', value: 'Cámara web Castlane Glance' },
      { label: 'Luz', value: 'Luz para portátil Brightmere Clip' },
      { label: 'Trípode', value: 'Minitrípode Perchline' },
      { label: 'Por separado', value: '$136.00' },
    ],
  },
  'podcast-duo-bundle': {
    name: 'Pack Pódcast Dúo',
    description:
      'Dos voces, dos micrófonos de radio, una grabación limpia. Cada una tiene su micrófono dinámico y su brazo de perfil bajo, y la interfaz de dos canales las graba en pistas separadas. En la caja van dos cables XLR de 3 m.',
    specs: [
      { label: 'Micrófonos', value: '2 × Micrófono dinámico Tonewick Baritone' },
      { label: 'Interfaz', value: 'Interfaz de audio Tonewick Crossway 2' },
      { label: 'Brazos', value: '2 × Brazo de micrófono de perfil bajo Perchline' },
      { label: 'Cables', value: '2 × XLR, 3 m; 1 × USB-C' },
      { label: 'Por separado', value: '$505.00' },
    ],
  },
  'creator-pro-bundle': {
    name: 'Pack Creador Pro',
    description:
      'Nuestro kit de estudio para quien ya necesita más que una cámara web. La Mira entrega un 4K limpio a la capturadora Relay, el Panel 60 ilumina por igual y el Velvet recoge cada detalle de tu voz. La Mira y la Relay se ajustan en pareja antes de salir de nuestro almacén.',
    specs: [
      { label: 'Cámara', value: 'Cámara de streaming 4K Vantrell Mira' },
      { label: 'Captura', value: 'Capturadora 4K Castlane Relay' },
      { label: 'Micrófono', value: 'Micrófono de condensador Tonewick Velvet' },
      { label: 'Luz', value: 'Luz principal Brightmere Panel 60' },
      { label: 'Resolución', value: '3840 × 2160 a 60 fps' },
      { label: 'Por separado', value: '$896.00' },
    ],
  },
  'game-streamer-bundle': {
    name: 'Pack Streamer Gaming',
    description:
      'Juega en un equipo, emite desde otro y oye los dos. La capturadora Relay pasa el 4K a tu pantalla sin un fotograma de retraso, mientras los Raid mezclan juego y chat con una rueda en la copa. Un teclado del 75 % con interruptores intercambiables y un ratón inalámbrico ligero completan el escritorio.',
    specs: [
      { label: 'Auriculares', value: 'Auriculares gaming Auralind Raid' },
      { label: 'Teclado', value: 'Teclado mecánico Keyhollow Alder 75' },
      { label: 'Ratón', value: 'Ratón inalámbrico Keyhollow Wren' },
      { label: 'Captura', value: 'Capturadora 4K Castlane Relay' },
      { label: 'Por separado', value: '$456.00' },
    ],
  },
  'voice-over-bundle': {
    name: 'Pack Locución',
    description:
      'Una cadena de voz silenciosa y detallada para narración, audiolibros y doblaje. El Velvet cuelga de una araña elástica tras un filtro de doble malla, y los Studio 40 te dejan oír cada respiración antes que el oyente. Necesitas una interfaz con alimentación phantom de 48 V y un pie con rosca de 5/8 de pulgada.',
    specs: [
      { label: 'Micrófono', value: 'Micrófono de condensador Tonewick Velvet' },
      { label: 'Soporte', value: 'Araña antivibración Perchline Cradle' },
      { label: 'Filtro antipop', value: 'Filtro antipop de doble malla Tonewick' },
      { label: 'Auriculares', value: 'Auriculares Auralind Studio 40' },
      { label: 'Necesitas', value: 'Alimentación phantom de 48 V, pie de 5/8 de pulgada' },
      { label: 'Por separado', value: '$293.90' },
    ],
  },
  'mobile-creator-bundle': {
    name: 'Pack Creador Móvil',
    description:
      'Un equipo de rodaje que cabe en una bandolera. El Drift mantiene firme el teléfono, dos micrófonos inalámbricos de solapa llevan la voz hasta a 150 m y el trípode plegable lo convierte en una buena cámara de entrevistas. Para cualquier teléfono USB-C de hasta 90 mm de ancho.',
    specs: [
      { label: 'Estabilizador', value: 'Estabilizador para teléfono Pocketfen Drift' },
      { label: 'Micrófonos', value: 'Micrófonos inalámbricos de solapa Tonewick Lapel Duo' },
      { label: 'Trípode', value: 'Trípode plegable para teléfono Pocketfen' },
      { label: 'Ancho del teléfono', value: '58–90 mm' },
      { label: 'Por separado', value: '$255.00' },
    ],
  },
  'green-room-bundle': {
    name: 'Pack Croma',
    description:
      'El fondo y la luz que necesita, juntos porque ninguno funciona bien solo. El croma sale de su propia base en segundos y dos softbox lo iluminan de forma tan pareja que el recorte sale limpio, pelo incluido. Se monta en 2 m de ancho.',
    specs: [
      { label: 'Fondo', value: 'Croma enrollable Castlane' },
      { label: 'Luces', value: 'Kit de softbox Brightmere Cloud' },
      { label: 'Espacio necesario', value: '2,0 × 1,8 m' },
      { label: 'Montaje', value: 'Unos 10 minutos, sin herramientas' },
      { label: 'Por separado', value: '$208.00' },
    ],
  },
  'smart-studio-bundle': {
    name: 'Pack Estudio Inteligente',
    description:
      'Un toque y la sala está lista para grabar. El enchufe despierta el equipo, la tira y la bombilla pasan a tus colores, y el letrero On-Air se enciende fuera, junto a la puerta, para que nadie entre. Todo se une a la misma app gratuita por wifi de 2,4 GHz, sin hub.',
    specs: [
      { label: 'Letrero', value: 'Letrero inteligente Hearthlet On-Air' },
      { label: 'Tira', value: 'Tira LED Hearthlet Ribbon 5 m' },
      { label: 'Bombilla', value: 'Bombilla inteligente de color Hearthlet' },
      { label: 'Enchufe', value: 'Enchufe inteligente Hearthlet' },
      { label: 'Por separado', value: '$113.88' },
    ],
  },
};
