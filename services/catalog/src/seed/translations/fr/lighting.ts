import type { ProductTranslation } from '../../seed-translation';

export const lighting: Record<string, ProductTranslation> = {
  'brightmere-halo-10-ring-light': {
    name: 'Anneau lumineux Brightmere Halo 10',
    description:
      'Un anneau de bureau à la lumière douce et régulière, qui laisse un cercle clair dans le regard. Trois blancs et dix niveaux de luminosité se règlent sur la télécommande du câble. Le socle lesté ne prend pas plus de place qu’une tasse.',
    specs: [
      { label: 'Diamètre', value: '10 pouces (26 cm)' },
      { label: 'Température de couleur', value: '3000, 4500, 6000 K' },
      { label: 'Rendu des couleurs', value: 'IRC 95' },
      { label: 'Alimentation', value: '10 W par USB' },
      { label: 'Hauteur', value: '38–54 cm' },
    ],
  },
  'brightmere-halo-18-ring-light': {
    name: 'Anneau lumineux Brightmere Halo 18',
    description:
      'Le grand anneau, pour le maquillage, le portrait et tous ceux qui filment debout. Il dépasse 2 m sur son propre trépied et tient un téléphone en son centre. Le variateur va d’un pour cent au maximum sans trace de scintillement.',
    specs: [
      { label: 'Diamètre', value: '18 pouces (46 cm)' },
      { label: 'Température de couleur', value: '2900–7000 K' },
      { label: 'Rendu des couleurs', value: 'IRC 97' },
      { label: 'Alimentation', value: '55 W, sur secteur' },
      { label: 'Hauteur', value: '90–205 cm' },
      { label: 'Dans la boîte', value: 'Anneau, trépied, support de téléphone, sac de transport' },
    ],
  },
  'brightmere-panel-60-key-light': {
    name: 'Éclairage principal Brightmere Panel 60',
    description:
      'Un large panneau éclairé par la tranche, qui travaille comme une fenêtre un jour de ciel couvert. Sa face dépolie répartit 2800 lumens si bien que les lunettes ne reflètent rien, et l’appli retient une ambiance pour le jour et une pour la nuit. Le mât se fixe aux bureaux jusqu’à 6 cm d’épaisseur.',
    specs: [
      { label: 'Flux lumineux', value: '2800 lm' },
      { label: 'Température de couleur', value: '2900–7000 K' },
      { label: 'Rendu des couleurs', value: 'IRC 96' },
      { label: 'Commande', value: 'Appli Wi-Fi et boutons' },
      { label: 'Panneau', value: '35 × 25 cm' },
      { label: 'Mât', value: '55–125 cm, pince de bureau' },
    ],
  },
  'brightmere-cloud-softbox-kit': {
    name: 'Kit de boîtes à lumière Brightmere Cloud',
    description:
      'Deux boîtes à lumière, deux pieds et toute la lumière douce qu’un petit studio peut souhaiter. Les boîtes s’ouvrent comme des parapluies et se replient à plat dans leur sac. Les lampes LED à intensité variable restent assez froides pour être touchées.',
    specs: [
      { label: 'Boîte à lumière', value: '2 × 50 × 70 cm' },
      { label: 'Lampes', value: '2 × LED 45 W, variables' },
      { label: 'Température de couleur', value: '5600 K' },
      { label: 'Pieds', value: '2 × 70–200 cm' },
      { label: 'Dans la boîte', value: '2 boîtes à lumière, 2 lampes, 2 pieds, sac' },
    ],
  },
  'brightmere-wand-rgb-tube-light': {
    name: 'Tube lumineux RGB Brightmere Wand',
    description:
      'Un bâton de couleur sur batterie pour les murs, les visages et les clips. Choisissez parmi seize millions de teintes ou laissez-le jouer seul le feu, l’éclair et le néon. Ses aimants tiennent à tout ce qui est en acier.',
    specs: [
      { label: 'Longueur', value: '60 cm' },
      { label: 'Couleur', value: 'RGB et blanc 2700–7500 K' },
      { label: 'Effets', value: '18 intégrés' },
      { label: 'Autonomie', value: '2,5 heures à pleine puissance' },
      { label: 'Fixation', value: 'Aimants ; filetage 1/4 pouce' },
      { label: 'Poids', value: '480 g' },
    ],
  },
  'brightmere-clip-laptop-light': {
    name: 'Lampe pour ordinateur portable Brightmere Clip',
    description:
      'Une lampe de poche pour l’appel à prendre n’importe où. Ses mâchoires rembourrées saisissent un écran de portable ou une tablette sans les rayer, et sa face dépolie va de la bougie à la lumière du jour. Une charge tient une journée de réunions.',
    specs: [
      { label: 'Flux lumineux', value: '320 lm' },
      { label: 'Température de couleur', value: '2800–6500 K' },
      { label: 'Autonomie', value: 'De 3 à 9 heures' },
      { label: 'Charge', value: 'USB-C' },
      { label: 'Dimensions', value: '84 × 84 × 18 mm' },
    ],
  },
  'brightmere-lintel-monitor-light-bar': {
    name: 'Barre lumineuse d’écran Brightmere Lintel',
    description:
      'De la lumière sur le bureau, pas sur l’écran. Le réflecteur incliné éclaire largement le clavier sans un reflet sur la dalle, et une molette sans fil règle l’intensité et la chaleur. Pour les écrans de 8 à 32 mm d’épaisseur, même incurvés.',
    specs: [
      { label: 'Largeur', value: '46 cm' },
      { label: 'Luminosité', value: '500 lx à 45 cm' },
      { label: 'Température de couleur', value: '2700–6500 K' },
      { label: 'Commande', value: 'Molette sans fil' },
      { label: 'Alimentation', value: 'USB-C, 5 W' },
    ],
  },
  'brightmere-comb-wall-light-panels': {
    name: 'Panneaux lumineux muraux Brightmere Comb',
    description:
      'Sept hexagones qui font d’un mur nu un décor. Assemblez-les dans la forme de votre choix, collez-les avec les pastilles amovibles et faites courir les couleurs au rythme de votre musique. L’appli dessine le plan pour vous.',
    specs: [
      { label: 'Panneaux', value: '7 hexagones de 20 cm' },
      { label: 'Couleur', value: 'RGB, blanc chaud et blanc froid' },
      { label: 'Commande', value: 'Appli Wi-Fi, synchro musicale' },
      { label: 'Alimentation', value: '28 W, un seul adaptateur secteur' },
      { label: 'Pose', value: 'Pastilles amovibles, sans perçage' },
    ],
  },
  'castlane-pull-up-green-screen': {
    name: 'Fond vert déroulant Castlane',
    description:
      'Un fond vert qui apparaît en cinq secondes et disparaît aussi vite. Tirez la poignée, le châssis à ressort se bloque à toute hauteur ; appuyez, il s’enroule dans son socle en métal. Le tissu mat résiste aux plis et s’incruste proprement.',
    specs: [
      { label: 'Fond', value: '148 × 180 cm' },
      { label: 'Tissu', value: 'Polyester mat, vert chroma' },
      { label: 'Châssis', value: 'À ressort, blocage automatique' },
      { label: 'Replié', value: '164 × 12 × 11 cm' },
      { label: 'Poids', value: '9,2 kg' },
    ],
  },
};
