import type { ProductTranslation } from '../../seed-translation';

export const mountsStands: Record<string, ProductTranslation> = {
  'perchline-desk-boom-arm': {
    name: 'Brazo de micrófono de escritorio Perchline',
    description:
      'Un brazo de micrófono que flota donde lo dejas. Muelles ocultos equilibran hasta 1,5 kg sin un chirrido, el cable va por dentro y la pinza acolchada no deja marca. Los adaptadores para las dos roscas habituales van en la bolsa.',
    specs: [
      { label: 'Alcance', value: '82 cm' },
      { label: 'Carga', value: '0,3–1,5 kg' },
      { label: 'Pinza', value: 'Mesas de hasta 55 mm' },
      { label: 'Rosca', value: '5/8 y 3/8 de pulgada' },
      { label: 'Material', value: 'Acero con recubrimiento en polvo' },
    ],
  },
  'perchline-low-profile-boom-arm': {
    name: 'Brazo de micrófono de perfil bajo Perchline',
    description:
      'El brazo que no sale en el plano. Entra por debajo de la línea de cámara, gira por completo en la base y mantiene nivelados los micrófonos de radio más pesados. Unas tapas magnéticas esconden el cable.',
    specs: [
      { label: 'Alcance', value: '74 cm' },
      { label: 'Carga', value: 'Hasta 2 kg' },
      { label: 'Rotación', value: '360° en la base' },
      { label: 'Pinza', value: 'Mesas de hasta 60 mm' },
      { label: 'Material', value: 'Aluminio anodizado' },
    ],
  },
  'perchline-single-monitor-arm': {
    name: 'Brazo para un monitor Perchline',
    description:
      'Devuélvele el escritorio al escritorio. Un muelle de gas mueve pantallas de hasta 9 kg con un dedo, y el brazo se pliega contra la pared cuando te hace falta sitio. Incluye fijación de pinza y de pasacables.',
    specs: [
      { label: 'Pantallas', value: '17–34 pulgadas, 2–9 kg' },
      { label: 'VESA', value: '75 y 100 mm' },
      { label: 'Altura', value: '18–53 cm' },
      { label: 'Movimiento', value: 'Inclinación de ±85°, giro de 360°' },
      { label: 'Fijación', value: 'Pinza o pasacables' },
    ],
  },
  'perchline-dual-monitor-arm': {
    name: 'Brazo para dos monitores Perchline',
    description:
      'Dos pantallas, un poste, ninguna peana. Cada brazo se mueve por su cuenta y bloquea su altura, para que los bordes se junten donde quieras. El poste también sostiene una luz o una cámara sobre las pantallas.',
    specs: [
      { label: 'Pantallas', value: '2 × 17–32 pulgadas, hasta 8 kg cada una' },
      { label: 'VESA', value: '75 y 100 mm' },
      { label: 'Poste', value: '45 cm, acero' },
      { label: 'Movimiento', value: 'Inclinación de ±45°, giro de 180°' },
      { label: 'Fijación', value: 'Pinza o pasacables' },
    ],
  },
  'perchline-aluminum-laptop-stand': {
    name: 'Soporte de aluminio para portátil Perchline',
    description:
      'Sube la cámara del portátil a la altura de tus ojos y deja respirar a los ventiladores. Cortado de una sola plancha de aluminio de 5 mm, con apoyos de silicona que sujetan sin dejar rastro. Plegado ocupa lo que una revista.',
    specs: [
      { label: 'Compatible con', value: 'Portátiles de 11 a 17 pulgadas' },
      { label: 'Altura', value: '6–25 cm' },
      { label: 'Carga', value: 'Hasta 10 kg' },
      { label: 'Material', value: 'Aluminio anodizado, silicona' },
      { label: 'Peso', value: '1,2 kg' },
    ],
  },
  'perchline-trail-tripod': {
    name: 'Trípode Perchline Trail',
    description:
      'Abierto, a toda altura; cerrado, medio brazo de largo. Cuatro secciones se bloquean con un cuarto de vuelta, la rótula aguanta una cámara con un objetivo pesado y una pata se desenrosca para ser monopié. La zapata rápida encaja en casi cualquier otro cabezal.',
    specs: [
      { label: 'Altura', value: '38–152 cm' },
      { label: 'Plegado', value: '41 cm' },
      { label: 'Carga', value: '8 kg' },
      { label: 'Cabezal', value: 'Rótula de bola, liberación rápida' },
      { label: 'Material', value: 'Aluminio' },
      { label: 'Peso', value: '1,35 kg' },
    ],
  },
  'perchline-mini-tripod': {
    name: 'Minitrípode Perchline',
    description:
      'Un trípode del tamaño de la palma que también es empuñadura. Un botón libera la rótula, las patas se cierran en un agarre cómodo y los pies de goma se sujetan hasta en cristal. Para cámaras web, compactas y luces pequeñas.',
    specs: [
      { label: 'Altura', value: '14–21 cm' },
      { label: 'Carga', value: '1 kg' },
      { label: 'Rosca', value: '1/4 de pulgada' },
      { label: 'Cabezal', value: 'Rótula de bola, 360°' },
      { label: 'Peso', value: '170 g' },
    ],
  },
  'perchline-walnut-headphone-stand': {
    name: 'Soporte de nogal para auriculares Perchline',
    description:
      'Un descanso digno de unos buenos auriculares. El ancho apoyo de nogal conserva la forma de las almohadillas, y la base de acero no se vuelca cuando los buscas a oscuras. Se vende sin los auriculares de la foto.',
    specs: [
      { label: 'Material', value: 'Nogal, acero' },
      { label: 'Altura', value: '27 cm' },
      { label: 'Base', value: '14 cm, fieltro por debajo' },
      { label: 'Apoyo', value: '45 mm de ancho' },
      { label: 'Peso', value: '640 g' },
    ],
  },
  'perchline-overhead-camera-mount': {
    name: 'Soporte cenital para cámara Perchline',
    description:
      'Graba la mesa desde arriba: cocina, dibujo, desempaquetado, soldadura. La barra alta se sujeta al escritorio, el brazo transversal llega hasta el centro y un contrapeso evita que nada ceda. La rótula admite cámara, teléfono o luz.',
    specs: [
      { label: 'Alcance', value: '68 cm' },
      { label: 'Altura', value: '50–110 cm' },
      { label: 'Carga', value: '2,5 kg' },
      { label: 'Pinza', value: 'Mesas de hasta 60 mm' },
      { label: 'En la caja', value: 'Barra, brazo transversal, rótula, soporte para teléfono' },
    ],
  },
  'perchline-cradle-shock-mount': {
    name: 'Araña antivibración Perchline Cradle',
    description:
      'Deja fuera de la grabación los pasos, el tecleo y los golpes en la mesa. Ocho bandas elásticas hacen flotar el micrófono en un aro de acero abierto, y en la caja hay dos juegos de repuesto. Para micrófonos de estudio de 46 a 54 mm; el de la foto no está incluido.',
    specs: [
      { label: 'Diámetro del micrófono', value: '46–54 mm' },
      { label: 'Suspensión', value: '8 bandas elásticas' },
      { label: 'Rosca', value: '5/8 de pulgada, adaptador a 3/8' },
      { label: 'Material', value: 'Acero' },
      { label: 'Peso', value: '220 g' },
    ],
  },
};
