import type { Translation } from '../../messages';

export const sizes: Translation<'sizes'> = {
  'sizes.lead':
    'Mesurez avant de commander. Les dimensions exactes figurent dans la fiche technique de chaque produit.',
  'sizes.tips': 'Embouts d’écouteurs',
  'sizes.tips_text':
    'Commencez par la taille M. L’embout convient si les graves restent pleins quand vous bougez la mâchoire et s’il reste confortable après une heure.',
  'sizes.size': 'Taille',
  'sizes.diameter': 'Diamètre',
  'sizes.fits': 'Convient à',
  'sizes.ear_small': 'Conduits étroits, dès 12 ans',
  'sizes.ear_slim': 'Oreilles fines',
  'sizes.ear_most': 'La plupart des adultes',
  'sizes.ear_wide': 'Conduits larges',
  'sizes.arms': 'Bras de micro et d’écran',
  'sizes.arms_text':
    'La pince demande un bord droit et 8 cm d’espace. Pour un bureau en verre ou avec panneau arrière, utilisez le passe-câble.',
  'sizes.arm': 'Bras',
  'sizes.desk': 'Épaisseur du bureau',
  'sizes.load': 'Charge',
  'sizes.reach': 'Portée',
  'sizes.boom': 'Bras de micro',
  'sizes.low_boom': 'Bras de micro bas',
  'sizes.single': 'Bras simple écran',
  'sizes.dual': 'Bras double écran',
  'sizes.each': '{{load}} chacun',
  'sizes.monitors': 'Écrans',
  'sizes.monitors_text':
    'Asseyez-vous à une longueur de bras, le haut de l’écran à hauteur des yeux. Plus le bureau est profond, plus l’écran peut être grand.',
  'sizes.screen': 'Écran',
  'sizes.width_height': 'Largeur × hauteur',
  'sizes.distance': 'Distance de vision',
  'sizes.ultrawide': '{{size}} ultralarge',
  'sizes.bags': 'Supports et sacs pour portable',
  'sizes.bags_text':
    'Mesurez l’ordinateur fermé, pas l’écran. Prévoyez deux centimètres de plus pour le glisser facilement.',
  'sizes.laptop': 'Ordinateur portable',
  'sizes.largest': 'Dimensions maximales',
  'sizes.stand': 'Profondeur du support',
  'sizes.bag': 'Sac',
  'sizes.lights': 'Trépieds et pieds de lampe',
  'sizes.lights_text':
    'Placez la lumière un peu au-dessus de la tête et la caméra à hauteur des yeux. Ajoutez 20 cm à votre hauteur, en position assise ou debout.',
  'sizes.use': 'Usage',
  'sizes.height': 'Hauteur',
  'sizes.use_desk': 'Webcam ou téléphone sur un bureau',
  'sizes.use_sitting': 'Au sol, en position assise',
  'sizes.use_standing': 'Au sol, debout',
  'sizes.ask': 'Un doute sur la taille ?',
  'sizes.ask_text': 'Donnez-nous la taille de votre bureau, écran ou sac, et nous vous dirons ce qui convient.',
  'sizes.desk_depth': 'Profondeur du bureau',
};
