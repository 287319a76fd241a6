import type { ProductTranslation } from '../../seed-translation';

export const keyboardsControl: Record<string, ProductTranslation> = {
  'keyhollow-alder-75-mechanical-keyboard': {
    name: 'Teclado mecánico Keyhollow Alder 75',
    description:
      'Un teclado con montaje gasket y ese sonido profundo y suave que algunos persiguen durante años. El formato del 75 % conserva las flechas y quita lo que sobra, los interruptores se sacan sin soldar y una rueda de aluminio lleva el volumen. Funciona por cable, con receptor o con tres dispositivos Bluetooth.',
    specs: [
      { label: 'Distribución', value: '75 %, 82 teclas y una rueda' },
      { label: 'Interruptores', value: 'Lineales, 45 g, intercambiables' },
      { label: 'Teclas', value: 'PBT de doble inyección' },
      { label: 'Conexión', value: 'USB-C, 2,4 GHz, Bluetooth 5.1' },
      { label: 'Batería', value: '4000 mAh' },
      { label: 'Peso', value: '920 g' },
    ],
  },
  'keyhollow-rowan-full-size-keyboard': {
    name: 'Teclado completo Keyhollow Rowan',
    description:
      'El alfabeto completo y también el teclado numérico, sobre una placa de acero que no cede. La luz por tecla va del brillo discreto al gran espectáculo. Incluye reposamuñecas magnético.',
    specs: [
      { label: 'Distribución', value: 'Completa, 104 teclas' },
      { label: 'Interruptores', value: 'Táctiles, 55 g' },
      { label: 'Iluminación', value: 'RGB por tecla' },
      { label: 'Conexión', value: 'USB-C, cable trenzado de 1,8 m' },
      { label: 'Tasa de sondeo', value: '1000 Hz' },
      { label: 'Dimensiones', value: '438 × 132 × 38 mm' },
    ],
  },
  'keyhollow-slate-low-profile-keyboard': {
    name: 'Teclado de perfil bajo Keyhollow Slate',
    description:
      'Tacto mecánico a la altura de un portátil. Slate mide 17 mm, es de aluminio cepillado, calla lo bastante para un micrófono abierto y cambia entre tres equipos con una tecla. Sin retroiluminación, una carga dura cuatro meses.',
    specs: [
      { label: 'Distribución', value: '65 %, 68 teclas' },
      { label: 'Interruptores', value: 'De perfil bajo, lineales silenciosos, 40 g' },
      { label: 'Grosor', value: '17 mm' },
      { label: 'Conexión', value: 'USB-C, Bluetooth 5.1' },
      { label: 'Autonomía', value: '4 meses sin retroiluminación' },
      { label: 'Peso', value: '540 g' },
    ],
  },
  'keyhollow-tally-number-pad': {
    name: 'Teclado numérico Keyhollow Tally',
    description:
      'El teclado numérico que tu teclado compacto dejó atrás. Veintiuna teclas mecánicas, una rueda para recorrer la línea de tiempo y una capa para tus propios atajos. Se coloca a cualquier lado del teclado.',
    specs: [
      { label: 'Teclas', value: '21 y una rueda' },
      { label: 'Interruptores', value: 'Lineales, 45 g, intercambiables' },
      { label: 'Conexión', value: 'USB-C o 2,4 GHz' },
      { label: 'Teclas', value: 'PBT' },
      { label: 'Dimensiones', value: '84 × 128 × 34 mm' },
    ],
  },
  'castlane-cue-15-stream-controller': {
    name: 'Controlador de streaming Castlane Cue 15',
    description:
      'Quince pantallitas que hacen lo que les dices. Cambia de escena, silénciate, lanza la intro o baja las luces con una pulsación, y ve en la tecla qué está encendido y qué no. Páginas y carpetas dan sitio a muchas más de quince ideas.',
    specs: [
      { label: 'Teclas', value: '15 teclas LCD, 72 × 72 px' },
      { label: 'Soporte', value: 'Magnético, inclinado 45°' },
      { label: 'Conexión', value: 'USB-C, cable de 1,5 m' },
      { label: 'Software', value: 'Windows, macOS, Linux' },
      { label: 'Dimensiones', value: '122 × 86 × 24 mm' },
      { label: 'Peso', value: '214 g' },
    ],
  },
  'castlane-cue-6-mini-controller': {
    name: 'Minicontrolador Castlane Cue 6',
    description:
      'Seis teclas bastan para casi todos los programas. El Cue 6 ocupa lo que una carta de baraja y usa el mismo software que su hermano mayor, así que tus ajustes se mudan contigo. También es una buena segunda página para la otra mano.',
    specs: [
      { label: 'Teclas', value: '6 teclas LCD, 72 × 72 px' },
      { label: 'Conexión', value: 'USB-C, cable de 1,5 m' },
      { label: 'Software', value: 'Windows, macOS, Linux' },
      { label: 'Dimensiones', value: '86 × 62 × 26 mm' },
      { label: 'Peso', value: '108 g' },
    ],
  },
  'keyhollow-turn-macro-dial': {
    name: 'Dial de macros Keyhollow Turn',
    description:
      'Una rueda preciosa para editar, desplazarte y ajustar el volumen. El dial mecanizado gira con clics finos o sin ninguno, una pulsación y dos hacen cosas distintas, y el anillo de luz indica el modo. Añade hasta ocho modos en la app.',
    specs: [
      { label: 'Dial', value: 'Aluminio mecanizado, 58 mm' },
      { label: 'Pasos', value: '96 por vuelta, o giro libre' },
      { label: 'Modos', value: '8, indicados por color' },
      { label: 'Conexión', value: 'USB-C o Bluetooth 5.1' },
      { label: 'Peso', value: '265 g' },
    ],
  },
  'keyhollow-wren-wireless-mouse': {
    name: 'Ratón inalámbrico Keyhollow Wren',
    description:
      'Sesenta y tres gramos y ni un agujero. Wren se desliza sobre pies de PTFE puro, funciona hasta en cristal y responde en un milisegundo. Simétrico, con botones laterales que se cambian para zurdos.',
    specs: [
      { label: 'Sensor', value: 'Óptico, 26 000 ppp' },
      { label: 'Peso', value: '63 g' },
      { label: 'Botones', value: '6, laterales intercambiables' },
      { label: 'Conexión', value: '2,4 GHz, Bluetooth, USB-C' },
      { label: 'Autonomía', value: '85 horas' },
      { label: 'Dimensiones', value: '122 × 63 × 38 mm' },
    ],
  },
  'keyhollow-field-desk-mat': {
    name: 'Alfombrilla de escritorio Keyhollow Field',
    description:
      'Una alfombrilla ancha y suave que calma un teclado ruidoso y deja correr al ratón. El dibujo topográfico va tejido, no impreso; el borde, cosido; y la base de goma no se mueve. Se lava a mano.',
    specs: [
      { label: 'Dimensiones', value: '900 × 400 × 4 mm' },
      { label: 'Superficie', value: 'Poliéster tejido' },
      { label: 'Base', value: 'Caucho natural' },
      { label: 'Borde', value: 'Cosido' },
      { label: 'Cuidado', value: 'Lavar a mano, 30 °C' },
    ],
  },
  'castlane-step-foot-pedal': {
    name: 'Pedalera Castlane Step',
    description:
      'Tres pedales silenciosos para cuando las dos manos están ocupadas. Pulsar para hablar, siguiente escena, pasar página: lo que hace una tecla, lo hace un pie. Guarda sus ajustes y funciona en cualquier equipo sin software.',
    specs: [
      { label: 'Pedales', value: '3, interruptores silenciosos' },
      { label: 'Memoria', value: 'Integrada, 3 capas' },
      { label: 'Conexión', value: 'USB-C, cable de 2 m' },
      { label: 'Cuerpo', value: 'Metal fundido, base de goma' },
      { label: 'Dimensiones', value: '296 × 112 × 42 mm' },
    ],
  },
};
