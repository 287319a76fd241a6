import type { ProductTranslation } from '../../seed-translation';

export const mountsStands: Record<string, ProductTranslation> = {
  'perchline-desk-boom-arm': {
    name: 'Bras de micro de bureau Perchline',
    description:
      'Un bras de micro qui flotte où vous le laissez. Des ressorts cachés équilibrent jusqu’à 1,5 kg sans un grincement, le câble passe à l’intérieur et la pince rembourrée ne laisse pas de marque. Les adaptateurs pour les deux filetages courants sont fournis.',
    specs: [
      { label: 'Portée', value: '82 cm' },
      { label: 'Charge', value: '0,3–1,5 kg' },
      { label: 'Pince', value: 'Plateaux jusqu’à 55 mm' },
      { label: 'Filetage', value: '5/8 et 3/8 pouce' },
      { label: 'Matériau', value: 'Acier thermolaqué' },
    ],
  },
  'perchline-low-profile-boom-arm': {
    name: 'Bras de micro bas profil Perchline',
    description:
      'Le bras qui reste hors champ. Il se glisse sous la ligne de la caméra, tourne entièrement sur sa base et tient à niveau les lourds micros de radio. Des caches magnétiques dissimulent le câble.',
    specs: [
      { label: 'Portée', value: '74 cm' },
      { label: 'Charge', value: 'Jusqu’à 2 kg' },
      { label: 'Rotation', value: '360° à la base' },
      { label: 'Pince', value: 'Plateaux jusqu’à 60 mm' },
      { label: 'Matériau', value: 'Aluminium anodisé' },
    ],
  },
  'perchline-single-monitor-arm': {
    name: 'Bras pour un écran Perchline',
    description:
      'Rendez son espace à votre bureau. Un vérin à gaz porte les écrans jusqu’à 9 kg et se manie d’un doigt, et le bras se replie contre le mur quand il vous faut la place. Fixations par pince et par passe-câble, toutes deux incluses.',
    specs: [
      { label: 'Écrans', value: '17–34 pouces, 2–9 kg' },
      { label: 'VESA', value: '75 et 100 mm' },
      { label: 'Hauteur', value: '18–53 cm' },
      { label: 'Mouvement', value: 'Inclinaison ±85°, rotation 360°' },
      { label: 'Fixation', value: 'Pince ou passe-câble' },
    ],
  },
  'perchline-dual-monitor-arm': {
    name: 'Bras pour deux écrans Perchline',
    description:
      'Deux écrans, un mât, aucun pied. Chaque bras bouge seul et bloque sa hauteur, pour que les bords se rejoignent où vous voulez. Le mât porte aussi une lampe ou une caméra au-dessus des écrans.',
    specs: [
      { label: 'Écrans', value: '2 × 17–32 pouces, jusqu’à 8 kg chacun' },
      { label: 'VESA', value: '75 et 100 mm' },
      { label: 'Mât', value: '45 cm, acier' },
      { label: 'Mouvement', value: 'Inclinaison ±45°, rotation 180°' },
      { label: 'Fixation', value: 'Pince ou passe-câble' },
    ],
  },
  'perchline-aluminum-laptop-stand': {
    name: 'Support d’ordinateur portable en aluminium Perchline',
    description:
      'Élève la caméra du portable jusqu’à vos yeux et laisse respirer les ventilateurs. Découpé dans une seule feuille d’aluminium de 5 mm, avec des patins en silicone qui tiennent sans laisser de trace. Plié, il a la taille d’un magazine.',
    specs: [
      { label: 'Compatible avec', value: 'Ordinateurs portables de 11 à 17 pouces' },
      { label: 'Hauteur', value: '6–25 cm' },
      { label: 'Charge', value: 'Jusqu’à 10 kg' },
      { label: 'Matériau', value: 'Aluminium anodisé, silicone' },
      { label: 'Poids', value: '1,2 kg' },
    ],
  },
  'perchline-trail-tripod': {
    name: 'Trépied Perchline Trail',
    description:
      'Grande taille déployé, un demi-bras replié. Quatre sections se bloquent d’un quart de tour, la rotule porte un boîtier et un gros objectif, et une jambe se dévisse pour devenir monopode. Le plateau rapide va sur la plupart des autres têtes.',
    specs: [
      { label: 'Hauteur', value: '38–152 cm' },
      { label: 'Replié', value: '41 cm' },
      { label: 'Charge', value: '8 kg' },
      { label: 'Tête', value: 'Rotule, plateau rapide' },
      { label: 'Matériau', value: 'Aluminium' },
      { label: 'Poids', value: '1,35 kg' },
    ],
  },
  'perchline-mini-tripod': {
    name: 'Mini-trépied Perchline',
    description:
      'Un trépied grand comme la paume, qui sert aussi de poignée. Un bouton libère la rotule, les jambes se referment en une prise confortable et les pieds en caoutchouc tiennent même sur le verre. Pour webcams, compacts et petites lampes.',
    specs: [
      { label: 'Hauteur', value: '14–21 cm' },
      { label: 'Charge', value: '1 kg' },
      { label: 'Filetage', value: '1/4 pouce' },
      { label: 'Tête', value: 'Rotule, 360°' },
      { label: 'Poids', value: '170 g' },
    ],
  },
  'perchline-walnut-headphone-stand': {
    name: 'Support de casque en noyer Perchline',
    description:
      'Un reposoir digne d’un bon casque. La large selle en noyer garde leur forme aux coussinets, et le socle en acier ne bascule pas quand vous tendez la main dans le noir. Vendu sans le casque de la photo.',
    specs: [
      { label: 'Matériau', value: 'Noyer, acier' },
      { label: 'Hauteur', value: '27 cm' },
      { label: 'Socle', value: '14 cm, feutre dessous' },
      { label: 'Selle', value: '45 mm de large' },
      { label: 'Poids', value: '640 g' },
    ],
  },
  'perchline-overhead-camera-mount': {
    name: 'Support de caméra en surplomb Perchline',
    description:
      'Filmez la table d’en haut : cuisine, dessin, déballage, soudure. Le grand mât se pince au bureau, le bras transversal atteint le milieu et un contrepoids empêche tout de fléchir. La rotule accueille une caméra, un téléphone ou une lampe.',
    specs: [
      { label: 'Portée', value: '68 cm' },
      { label: 'Hauteur', value: '50–110 cm' },
      { label: 'Charge', value: '2,5 kg' },
      { label: 'Pince', value: 'Plateaux jusqu’à 60 mm' },
      { label: 'Dans la boîte', value: 'Mât, bras transversal, rotule, support de téléphone' },
    ],
  },
  'perchline-cradle-shock-mount': {
    name: 'Suspension antichoc Perchline Cradle',
    description:
      'Garde les pas, la frappe et les chocs du bureau hors de l’enregistrement. Huit boucles élastiques font flotter le micro dans un anneau d’acier ouvert, et deux jeux de rechange sont fournis. Pour les micros de studio de 46 à 54 mm ; celui de la photo n’est pas inclus.',
    specs: [
      { label: 'Diamètre du micro', value: '46–54 mm' },
      { label: 'Suspension', value: '8 boucles élastiques' },
      { label: 'Filetage', value: '5/8 pouce, adaptateur 3/8' },
      { label: 'Matériau', value: 'Acier' },
      { label: 'Poids', value: '220 g' },
    ],
  },
};
