import type { ProductTranslation } from '../../seed-translation';

export const lighting: Record<string, ProductTranslation> = {
  'brightmere-halo-10-ring-light': {
    name: 'Aro de luz Brightmere Halo 10',
    description:
      'Un aro de escritorio de luz suave y pareja que deja un círculo brillante en la mirada. Tres blancos y diez niveles de brillo se ajustan en el mando del cable. La base con peso no ocupa más que una taza.',
    specs: [
      { label: 'Diámetro', value: '10 pulgadas (26 cm)' },
      { label: 'Temperatura de color', value: '3000, 4500, 6000 K' },
      { label: 'Reproducción cromática', value: 'CRI 95' },
      { label: 'Alimentación', value: '10 W por USB' },
      { label: 'Altura', value: '38–54 cm' },
    ],
  },
  'brightmere-halo-18-ring-light': {
    name: 'Aro de luz Brightmere Halo 18',
    description:
      'El aro grande, para maquillaje, retratos y quien graba de pie. Supera los 2 m en su propio trípode y sujeta un teléfono en el centro. El regulador va del uno por ciento al máximo sin rastro de parpadeo.',
    specs: [
      { label: 'Diámetro', value: '18 pulgadas (46 cm)' },
      { label: 'Temperatura de color', value: '2900–7000 K' },
      { label: 'Reproducción cromática', value: 'CRI 97' },
      { label: 'Alimentación', value: '55 W, a la red' },
      { label: 'Altura', value: '90–205 cm' },
      { label: 'En la caja', value: 'Aro, trípode, soporte para teléfono, bolsa' },
    ],
  },
  'brightmere-panel-60-key-light': {
    name: 'Luz principal Brightmere Panel 60',
    description:
      'Un panel ancho iluminado por el canto que hace el trabajo de una ventana en un día nublado. La cara esmerilada reparte 2800 lúmenes tan bien que las gafas no reflejan, y la app recuerda un ambiente para el día y otro para la noche. La barra se sujeta a mesas de hasta 6 cm.',
    specs: [
      { label: 'Flujo luminoso', value: '2800 lm' },
      { label: 'Temperatura de color', value: '2900–7000 K' },
      { label: 'Reproducción cromática', value: 'CRI 96' },
      { label: 'Control', value: 'App por wifi y botones' },
      { label: 'Panel', value: '35 × 25 cm' },
      { label: 'Barra', value: '55–125 cm, pinza de escritorio' },
    ],
  },
  'brightmere-cloud-softbox-kit': {
    name: 'Kit de softbox Brightmere Cloud',
    description:
      'Dos softbox, dos pies y toda la luz suave que puede usar un estudio pequeño. Se abren como paraguas y se pliegan planas en la bolsa en que llegaron. Las lámparas LED regulables no queman al tocarlas.',
    specs: [
      { label: 'Softbox', value: '2 × 50 × 70 cm' },
      { label: 'Lámparas', value: '2 × LED de 45 W, regulables' },
      { label: 'Temperatura de color', value: '5600 K' },
      { label: 'Pies', value: '2 × 70–200 cm' },
      { label: 'En la caja', value: '2 softbox, 2 lámparas, 2 pies, bolsa' },
    ],
  },
  'brightmere-wand-rgb-tube-light': {
    name: 'Tubo de luz RGB Brightmere Wand',
    description:
      'Un bastón de color a batería para paredes, caras y videoclips. Elige entre dieciséis millones de colores o deja que haga solo fuego, rayos y neón. Los imanes del dorso lo fijan a todo lo que sea de acero.',
    specs: [
      { label: 'Longitud', value: '60 cm' },
      { label: 'Color', value: 'RGB y blanco de 2700–7500 K' },
      { label: 'Efectos', value: '18 integrados' },
      { label: 'Autonomía', value: '2,5 horas a plena potencia' },
      { label: 'Montaje', value: 'Imanes; rosca de 1/4 de pulgada' },
      { label: 'Peso', value: '480 g' },
    ],
  },
  'brightmere-clip-laptop-light': {
    name: 'Luz para portátil Brightmere Clip',
    description:
      'Una luz de bolsillo para la llamada que toca hacer desde cualquier sitio. Las mordazas acolchadas agarran la tapa del portátil o la tableta sin rayarlas, y la cara esmerilada va del tono vela a la luz de día. Una carga dura una jornada de reuniones.',
    specs: [
      { label: 'Flujo luminoso', value: '320 lm' },
      { label: 'Temperatura de color', value: '2800–6500 K' },
      { label: 'Autonomía', value: 'De 3 a 9 horas' },
      { label: 'Carga', value: 'USB-C' },
      { label: 'Dimensiones', value: '84 × 84 × 18 mm' },
    ],
  },
  'brightmere-lintel-monitor-light-bar': {
    name: 'Barra de luz para monitor Brightmere Lintel',
    description:
      'Luz en la mesa, ninguna en la pantalla. El reflector inclinado baña el teclado sin dejar reflejos en el monitor, y un dial inalámbrico ajusta brillo y calidez. Para pantallas de 8 a 32 mm de grosor, también curvas.',
    specs: [
      { label: 'Ancho', value: '46 cm' },
      { label: 'Brillo', value: '500 lx a 45 cm' },
      { label: 'Temperatura de color', value: '2700–6500 K' },
      { label: 'Control', value: 'Dial inalámbrico' },
      { label: 'Alimentación', value: 'USB-C, 5 W' },
    ],
  },
  'brightmere-comb-wall-light-panels': {
    name: 'Paneles de luz de pared Brightmere Comb',
    description:
      'Siete hexágonos que convierten una pared vacía en un decorado. Únelos en la forma que quieras, pégalos con los adhesivos retirables y deja correr el color al ritmo de tu música. La app te dibuja el montaje.',
    specs: [
      { label: 'Paneles', value: '7 hexágonos de 20 cm' },
      { label: 'Color', value: 'RGB, blanco cálido y blanco frío' },
      { label: 'Control', value: 'App por wifi, sincronización con la música' },
      { label: 'Alimentación', value: '28 W, un solo adaptador' },
      { label: 'Montaje', value: 'Adhesivos retirables, sin taladrar' },
    ],
  },
  'castlane-pull-up-green-screen': {
    name: 'Croma enrollable Castlane',
    description:
      'Un croma que aparece en cinco segundos y desaparece igual de rápido. Tira del asa y el marco de resorte se bloquea a cualquier altura; empuja y se enrolla en su base metálica. La tela mate apenas se arruga y recorta limpio.',
    specs: [
      { label: 'Fondo', value: '148 × 180 cm' },
      { label: 'Tejido', value: 'Poliéster mate, verde croma' },
      { label: 'Marco', value: 'De resorte, con bloqueo automático' },
      { label: 'Plegado', value: '164 × 12 × 11 cm' },
      { label: 'Peso', value: '9,2 kg' },
    ],
  },
};
