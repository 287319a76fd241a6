import type { ProductTranslation } from '../../seed-translation';

export const microphones: Record<string, ProductTranslation> = {
  'tonewick-ember-usb-microphone': {
    name: 'Microphone USB Tonewick Ember',
    description:
      'Un microphone statique prêt à brancher, au son chaud et proche d’un studio de radio. Touchez le dessus pour couper le son, tournez la bague pour régler le gain, et écoutez-vous sans délai à la prise casque. Livré avec un pied de table lesté et un câble USB-C tressé de 2 m.',
    specs: [
      { label: 'Type', value: 'Statique, capsule de 16 mm' },
      { label: 'Directivité', value: 'Cardioïde' },
      { label: 'Résolution', value: '24 bits / 96 kHz' },
      { label: 'Connexion', value: 'USB-C, sortie retour 3,5 mm' },
      { label: 'Fixation', value: 'Pied de table ; filetage 5/8 pouce' },
      { label: 'Poids', value: '410 g avec le pied' },
    ],
  },
  'tonewick-pip-usb-microphone': {
    name: 'Microphone USB Tonewick Pip',
    description:
      'Un petit micro rond qui sonne bien plus grand que sa taille. Pip se pose sur tous les bureaux, s’incline jusqu’à 40 degrés et se coupe d’une pression sur sa base. Fait pour les appels, les cours et les premiers streams.',
    specs: [
      { label: 'Type', value: 'Statique, capsule de 14 mm' },
      { label: 'Directivité', value: 'Cardioïde' },
      { label: 'Résolution', value: '16 bits / 48 kHz' },
      { label: 'Connexion', value: 'USB-C, câble de 1,5 m' },
      { label: 'Dimensions', value: '78 × 78 × 124 mm' },
    ],
  },
  'tonewick-baritone-dynamic-microphone': {
    name: 'Microphone dynamique Tonewick Baritone',
    description:
      'La forme des studios de radio, et pour cause : une capsule dynamique qui vous entend et oublie la pièce. Climatisation, clavier et circulation restent hors de l’enregistrement. L’étrier en acier pivote sur 270 degrés, et une seconde bonnette, plus dense, attend ceux qui parlent de près.',
    specs: [
      { label: 'Type', value: 'Dynamique, bobine mobile' },
      { label: 'Directivité', value: 'Cardioïde' },
      { label: 'Réponse en fréquence', value: '45 Hz – 18 kHz' },
      { label: 'Connexion', value: 'XLR' },
      { label: 'Gain conseillé', value: '55 dB' },
      { label: 'Poids', value: '720 g' },
    ],
  },
  'tonewick-velvet-condenser-microphone': {
    name: 'Microphone statique Tonewick Velvet',
    description:
      'Un microphone de studio à large membrane, aux aigus aériens et presque sans bruit propre. Ses capsules de 34 mm sont appariées à la main : deux micros forment une vraie paire stéréo. Livré dans un coffret en bois capitonné, avec un adaptateur de pied.',
    specs: [
      { label: 'Type', value: 'Statique à large membrane, 34 mm' },
      { label: 'Directivité', value: 'Cardioïde' },
      { label: 'Bruit propre', value: '6 dB(A)' },
      { label: 'Niveau maximal', value: '138 dB SPL' },
      { label: 'Alimentation', value: 'Fantôme 48 V' },
      { label: 'Connexion', value: 'XLR plaqué or' },
      { label: 'Poids', value: '365 g' },
    ],
  },
  'tonewick-fieldline-shotgun-microphone': {
    name: 'Microphone canon Tonewick Fieldline',
    description:
      'Un canon court qui isole une voix au milieu d’une rue animée. Il se glisse sur toute griffe d’appareil dans un berceau suspendu et s’allume avec la caméra. Une bonnette en mousse et une en fourrure sont incluses.',
    specs: [
      { label: 'Type', value: 'Électret, tube à interférences' },
      { label: 'Directivité', value: 'Supercardioïde' },
      { label: 'Coupe-bas', value: '75 ou 150 Hz' },
      { label: 'Autonomie', value: '30 heures' },
      { label: 'Connexion', value: 'TRS 3,5 mm et USB-C' },
      { label: 'Longueur', value: '212 mm' },
    ],
  },
  'tonewick-lapel-duo-wireless-microphones': {
    name: 'Micros-cravates sans fil Tonewick Lapel Duo',
    description:
      'Deux émetteurs à clipser, un récepteur minuscule et un étui qui recharge les trois. Chaque émetteur garde son propre enregistrement de secours : un signal perdu n’est jamais une interview perdue. Pour les caméras et tous les téléphones USB-C.',
    specs: [
      { label: 'Portée', value: '150 m en champ libre' },
      { label: 'Autonomie', value: '7 heures, 21 avec l’étui' },
      { label: 'Enregistrement de secours', value: '14 heures par émetteur' },
      { label: 'Connexion', value: 'USB-C et 3,5 mm' },
      { label: 'Poids', value: '21 g par émetteur' },
      { label: 'Dans la boîte', value: '2 émetteurs, récepteur, étui, 2 bonnettes' },
    ],
  },
  'tonewick-roundtable-conference-microphone': {
    name: 'Microphone de conférence Tonewick Roundtable',
    description:
      'Posez-le au milieu de la table et entendez tout le monde aussi bien. Six capsules suivent la personne qui parle pendant que le haut-parleur intégré annule son propre écho. Un anneau lumineux dit d’un coup d’œil si la salle est entendue.',
    specs: [
      { label: 'Capsules', value: '6, à formation de faisceau' },
      { label: 'Rayon de captation', value: '4 m' },
      { label: 'Haut-parleur', value: '5 W, full duplex' },
      { label: 'Connexion', value: 'USB-C ou Bluetooth 5.3' },
      { label: 'Autonomie', value: '10 heures de conversation' },
      { label: 'Diamètre', value: '132 mm' },
    ],
  },
  'tonewick-marquee-handheld-microphone': {
    name: 'Microphone à main Tonewick Marquee',
    description:
      'Un micro de scène qui survit à la scène. La grille en acier et le corps en métal moulé encaissent les chutes, et la capsule montée sur caoutchouc ignore les bruits de main. Pince, pochette et câble XLR de 5 m inclus.',
    specs: [
      { label: 'Type', value: 'Dynamique, bobine mobile' },
      { label: 'Directivité', value: 'Supercardioïde' },
      { label: 'Réponse en fréquence', value: '55 Hz – 16 kHz' },
      { label: 'Connexion', value: 'XLR' },
      { label: 'Poids', value: '298 g' },
    ],
  },
  'tonewick-double-mesh-pop-filter': {
    name: 'Filtre anti-pop double maille Tonewick',
    description:
      'Deux couches de nylon qui adoucissent chaque P et chaque B. Le col de cygne en acier reste où vous le mettez, et la pince rembourrée s’accroche aux pieds et aux bras jusqu’à 40 mm d’épaisseur.',
    specs: [
      { label: 'Diamètre', value: '155 mm' },
      { label: 'Maille', value: 'Nylon double' },
      { label: 'Col de cygne', value: '360 mm, acier' },
      { label: 'Pince', value: 'Jusqu’à 40 mm' },
      { label: 'Poids', value: '230 g' },
    ],
  },
};
