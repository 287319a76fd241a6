import type { ProductTranslation } from '../../seed-translation';

export const smartHome: Record<string, ProductTranslation> = {
  'hearthlet-smart-plug': {
    name: 'Enchufe inteligente Hearthlet',
    description:
      'Enciende y apaga cualquier cosa con enchufe desde donde estés. Prográmalo por hora, al atardecer o dentro de una escena, y mira cuánto gasta cada aparato. Tan delgado que deja libre la otra toma.',
    specs: [
      { label: 'Carga máxima', value: '15 A, 1800 W' },
      { label: 'Conexión', value: 'Wifi de 2,4 GHz, sin hub' },
      { label: 'Mide', value: 'Potencia y energía' },
      { label: 'Control', value: 'App, voz, botón' },
      { label: 'Dimensiones', value: '52 × 38 × 52 mm' },
    ],
  },
  'hearthlet-smart-color-bulb': {
    name: 'Bombilla inteligente de color Hearthlet',
    description:
      'Todos los blancos, de la vela al mediodía, y después todos los colores. Cambia con fundido, recuerda su estado tras un apagón y baja al uno por ciento de madrugada. Su casquillo de rosca estándar va en la lámpara que ya tienes.',
    specs: [
      { label: 'Flujo luminoso', value: '1100 lm (equivale a 75 W)' },
      { label: 'Color', value: '16 millones, 2200–6500 K' },
      { label: 'Casquillo', value: 'E26 / E27' },
      { label: 'Conexión', value: 'Wifi de 2,4 GHz, sin hub' },
      { label: 'Vida útil', value: '25 000 horas' },
    ],
  },
  'hearthlet-ribbon-led-strip': {
    name: 'Tira LED Hearthlet Ribbon 5 m',
    description:
      'Cinco metros de color para estantes, escritorios y la espalda del monitor. Cada tramo puede tener su tono, así que atardeceres y degradados quedan de verdad. Se corta cada diez centímetros; el adhesivo agarra en madera, pintura y metal.',
    specs: [
      { label: 'Longitud', value: '5 m, se corta cada 10 cm' },
      { label: 'Luces LED', value: '60 por metro, direccionables' },
      { label: 'Color', value: 'RGB y blanco cálido' },
      { label: 'Control', value: 'App por wifi, mando' },
      { label: 'Alimentación', value: 'Adaptador de 24 W, incluido' },
    ],
  },
  'hearthlet-on-air-smart-sign': {
    name: 'Letrero inteligente Hearthlet On-Air',
    description:
      'Se enciende cuando entras en directo, para que en casa lo sepan. Detecta tu cámara por wifi y se enciende solo, o pulsas el lateral. Cuélgalo junto a la puerta o ponlo en el estante a tu espalda.',
    specs: [
      { label: 'Luz', value: 'Acrílico iluminado por el canto, regulable' },
      { label: 'Conexión', value: 'Wifi de 2,4 GHz' },
      { label: 'Alimentación', value: 'USB-C, cable de 2 m' },
      { label: 'Dimensiones', value: '260 × 110 × 32 mm' },
      { label: 'Montaje', value: 'Pared o estante' },
    ],
  },
  'hearthlet-porch-video-doorbell': {
    name: 'Timbre con vídeo Hearthlet Porch',
    description:
      'Mira quién llama sin dejar el micrófono. La imagen vertical muestra caras y paquetes, la voz se oye clara y las horas de silencio mantienen el timbre fuera de tu grabación. Funciona con batería o con el cableado que ya tienes.',
    specs: [
      { label: 'Vídeo', value: '2048 × 1536, visión nocturna' },
      { label: 'Ángulo de visión', value: '150° en vertical' },
      { label: 'Autonomía', value: '5 meses' },
      { label: 'Almacenamiento', value: 'En el dispositivo, sin suscripción' },
      { label: 'Intemperie', value: 'IP65' },
      { label: 'Dimensiones', value: '138 × 46 × 26 mm' },
    ],
  },
  'hearthlet-lookout-indoor-camera': {
    name: 'Cámara de interior Hearthlet Lookout',
    description:
      'Gira la cabeza para seguir al gato y baja el párpado cuando estás en casa. Imagen clara de día y de noche, conversación en los dos sentidos y grabaciones que se quedan en una tarjeta dentro de la cámara. En un estante o en el techo.',
    specs: [
      { label: 'Vídeo', value: '2304 × 1296, visión nocturna' },
      { label: 'Movimiento', value: 'Giro de 360°, inclinación de 110°' },
      { label: 'Privacidad', value: 'Tapa mecánica del objetivo' },
      { label: 'Almacenamiento', value: 'Tarjeta de memoria de hasta 256 GB' },
      { label: 'Alimentación', value: 'USB-C' },
    ],
  },
  'hearthlet-round-smart-thermostat': {
    name: 'Termostato inteligente Hearthlet Round',
    description:
      'Gira el anillo y la sala te hace caso. Aprende cuándo se usa el estudio, frena el ventilador mientras grabas y muestra el mes en cifras claras. Un embellecedor tapa las marcas del antiguo.',
    specs: [
      { label: 'Pantalla', value: 'Redonda de 2,1 pulgadas, se atenúa sola' },
      { label: 'Control', value: 'Anillo, app, voz' },
      { label: 'Sensores', value: 'Temperatura, humedad, presencia' },
      { label: 'Cableado', value: '24 V, cable C o adaptador' },
      { label: 'Diámetro', value: '84 mm' },
    ],
  },
  'hearthlet-nook-smart-speaker': {
    name: 'Altavoz inteligente Hearthlet Nook',
    description:
      'Un altavoz pequeño con mucha presencia, vestido de tela. Llena la sala por igual desde cualquier rincón, se empareja en estéreo y tiene un interruptor que desconecta los micrófonos de verdad. Toca arriba para el volumen.',
    specs: [
      { label: 'Potencia', value: '20 W' },
      { label: 'Altavoces', value: 'Woofer de 3 pulgadas, tweeter de 0,8 pulgadas' },
      { label: 'Conexión', value: 'Wifi 5, Bluetooth 5.0' },
      { label: 'Micrófonos', value: '4, con interruptor físico' },
      { label: 'Dimensiones', value: '112 × 112 × 138 mm' },
    ],
  },
  'hearthlet-dusk-smart-lamp': {
    name: 'Lámpara inteligente Hearthlet Dusk',
    description:
      'Una seta de vidrio opal que brilla como la última media hora de sol. Tócala para atenuarla, prográmala para despertarte poco a poco o súmala a las escenas del estudio. La base torneada es de un cálido tono terracota.',
    specs: [
      { label: 'Flujo luminoso', value: '650 lm' },
      { label: 'Color', value: '2000–5000 K' },
      { label: 'Materiales', value: 'Vidrio opal, acero pintado' },
      { label: 'Conexión', value: 'Wifi de 2,4 GHz' },
      { label: 'Dimensiones', value: '24 × 24 × 31 cm' },
      { label: 'Potencia', value: '9 W' },
    ],
  },
};
