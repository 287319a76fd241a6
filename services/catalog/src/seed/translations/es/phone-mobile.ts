import type { ProductTranslation } from '../../seed-translation';

export const phoneMobile: Record<string, ProductTranslation> = {
  'pocketfen-drift-phone-gimbal': {
    name: 'Estabilizador para teléfono Pocketfen Drift',
    description:
      'Imágenes firmes andando, al trote o corriendo. Tres motores cancelan el temblor, el gatillo sigue una cara y todo se despliega listo para grabar en un segundo. En el mango se esconde un pie de trípode.',
    specs: [
      { label: 'Ejes', value: '3, motorizados' },
      { label: 'Teléfonos', value: '58–90 mm de ancho, hasta 300 g' },
      { label: 'Autonomía', value: '10 horas' },
      { label: 'Extensión', value: 'Varilla integrada de 21 cm' },
      { label: 'Carga', value: 'USB-C, también carga el teléfono' },
      { label: 'Peso', value: '312 g' },
    ],
  },
  'pocketfen-folding-phone-tripod': {
    name: 'Trípode plegable para teléfono Pocketfen',
    description:
      'Palo de selfi, trípode y mando plegados en una barra del grosor de un bolígrafo. La pinza pasa de vertical a horizontal con un clic, y el mando se saca del mango. Se alza a 1,3 m sobre pies de verdad.',
    specs: [
      { label: 'Altura', value: '24–130 cm' },
      { label: 'Teléfonos', value: '58–95 mm de ancho' },
      { label: 'Mando', value: 'Bluetooth, 10 m' },
      { label: 'Material', value: 'Aluminio' },
      { label: 'Peso', value: '245 g' },
    ],
  },
  'pocketfen-reserve-20k-power-bank': {
    name: 'Batería externa Pocketfen Reserve 20K',
    description:
      'Un día de rodaje en un bloque del tamaño de un libro de bolsillo. Carga a la vez un portátil a 65 W, un teléfono y una cámara, y una pantallita dice exactamente cuánto queda. Se admite en cabina.',
    specs: [
      { label: 'Capacidad', value: '20 000 mAh, 74 Wh' },
      { label: 'Salida', value: 'USB-C de 65 W, 2 puertos más' },
      { label: 'Recarga', value: '90 minutos' },
      { label: 'Pantalla', value: 'Porcentaje, vatios, tiempo restante' },
      { label: 'Peso', value: '425 g' },
    ],
  },
  'pocketfen-trio-charging-stand': {
    name: 'Base de carga Pocketfen Trio',
    description:
      'Teléfono, reloj y auriculares se cargan en una sola base con un solo cable. El imán sujeta el teléfono en un ángulo que aún puedes leer, de pie o tumbado. La base pesa, así que lo sueltas con una mano.',
    specs: [
      { label: 'Teléfono', value: '15 W inalámbrico, magnético' },
      { label: 'Reloj', value: '5 W' },
      { label: 'Auriculares', value: '5 W' },
      { label: 'Entrada', value: 'USB-C, 30 W' },
      { label: 'Material', value: 'Aluminio, silicona suave' },
    ],
  },
  'pocketfen-harbor-8-in-1-usb-c-hub': {
    name: 'Hub USB-C 8 en 1 Pocketfen Harbor',
    description:
      'Ocho puertos a partir de uno, en una barra de aluminio que no se calienta. Pantalla, red, tarjetas, discos y corriente pasan por un único cable trenzado. Probado con cámara, capturadora y micrófono a la vez.',
    specs: [
      { label: 'Vídeo', value: 'HDMI, 4K a 60 Hz' },
      { label: 'USB', value: '2 × USB-A, 1 × USB-C, 10 Gbit/s' },
      { label: 'Tarjetas', value: 'SD y microSD, UHS-I' },
      { label: 'Red', value: 'Ethernet Gigabit' },
      { label: 'Potencia', value: 'Carga de paso de 100 W' },
      { label: 'Dimensiones', value: '124 × 42 × 14 mm' },
    ],
  },
  'pocketfen-pebble-65w-charger': {
    name: 'Cargador de 65 W Pocketfen Pebble',
    description:
      'Un cargador pequeño para el portátil, el teléfono y los auriculares. El nitruro de galio lo mantiene fresco y en la mitad de tamaño que el que sustituye. Las clavijas se pliegan.',
    specs: [
      { label: 'Salida', value: '65 W, repartidos entre 3 puertos' },
      { label: 'Puertos', value: '2 × USB-C, 1 × USB-A' },
      { label: 'Entrada', value: '100–240 V' },
      { label: 'Dimensiones', value: '52 × 46 × 31 mm' },
      { label: 'Peso', value: '118 g' },
    ],
  },
  'pocketfen-vault-portable-ssd': {
    name: 'SSD portátil Pocketfen Vault 1 TB',
    description:
      'Sitio para cuarenta horas de 4K en algo más pequeño que una tarjeta de banco. Tan rápido que se edita directamente en él, sellado contra polvo y lluvia, y tranquilo ante una caída de dos metros. El cable corto se engancha al lateral.',
    specs: [
      { label: 'Capacidad', value: '1 TB' },
      { label: 'Velocidad', value: '2000 MB/s de lectura y escritura' },
      { label: 'Conexión', value: 'USB-C, 20 Gbit/s' },
      { label: 'Protección', value: 'IP65, caídas de 2 m' },
      { label: 'Peso', value: '58 g' },
    ],
  },
  'pocketfen-phone-lens-kit': {
    name: 'Kit de lentes para teléfono Pocketfen',
    description:
      'Tres lentes de cristal que dan ojos nuevos al teléfono: gran angular, macro y retrato 2×. Se enroscan en una pinza que va con cualquier cámara de teléfono y viven juntas en un estuche rígido. La macro enfoca a tres centímetros.',
    specs: [
      { label: 'Lentes', value: 'Gran angular 0,6×, macro 15×, tele 2×' },
      { label: 'Cristal', value: 'Con revestimiento múltiple' },
      { label: 'Rosca', value: '17 mm' },
      { label: 'Compatible con', value: 'Teléfonos de hasta 11 mm de grosor' },
      { label: 'En la caja', value: '3 lentes, pinza, tapas, estuche rígido' },
    ],
  },
  'pocketfen-braided-usb-c-cable': {
    name: 'Cable USB-C trenzado Pocketfen 2 m',
    description:
      'El cable en el que dejas de pensar. Nailon trenzado sobre alma de aramida, extremos doblados treinta mil veces y potencia de sobra para un portátil. Una tira de cuero lo mantiene enrollado.',
    specs: [
      { label: 'Longitud', value: '2 m' },
      { label: 'Potencia', value: '100 W' },
      { label: 'Datos', value: '10 Gbit/s' },
      { label: 'Revestimiento', value: 'Nailon trenzado' },
      { label: 'Conectores', value: 'USB-C a USB-C' },
    ],
  },
};
