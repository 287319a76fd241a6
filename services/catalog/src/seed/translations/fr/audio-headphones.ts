import type { ProductTranslation } from '../../seed-translation';

export const audioHeadphones: Record<string, ProductTranslation> = {
  'auralind-studio-40-headphones': {
    name: 'Casque Auralind Studio 40',
    description:
      'Un casque fermé pour l’enregistrement : il garde le métronome hors du micro et dit la vérité sur la prise. Les oreillettes pivotent pour l’écoute à une oreille et se replient pour le sac. Chaque pièce d’usure se remplace.',
    specs: [
      { label: 'Conception', value: 'Fermé, circum-aural' },
      { label: 'Transducteurs', value: '40 mm' },
      { label: 'Réponse en fréquence', value: '15 Hz – 22 kHz' },
      { label: 'Impédance', value: '48 Ω' },
      { label: 'Câble', value: '3 m, détachable, 3,5 et 6,3 mm' },
      { label: 'Poids', value: '240 g' },
    ],
  },
  'auralind-meadow-open-back-headphones': {
    name: 'Casque ouvert Auralind Meadow',
    description:
      'Des coques ouvertes en noyer huilé et un son qui semble venir de la pièce plutôt que de vos oreilles. Fait pour les longues journées de montage : le velours reste frais et le bandeau suspendu répartit le poids. Chaque casque est mesuré avant de quitter l’établi.',
    specs: [
      { label: 'Conception', value: 'Ouvert, circum-aural' },
      { label: 'Transducteurs', value: '50 mm' },
      { label: 'Réponse en fréquence', value: '8 Hz – 35 kHz' },
      { label: 'Impédance', value: '120 Ω' },
      { label: 'Matériaux', value: 'Noyer, acier, velours' },
      { label: 'Poids', value: '310 g' },
    ],
  },
  'auralind-hush-noise-cancelling-headphones': {
    name: 'Casque à réduction de bruit Auralind Hush',
    description:
      'Le silence, puis la musique. Huit microphones écartent le moteur, le bureau et le train, et un bouton laisse revenir la conversation. Quarante heures par charge ; cinq minutes de câble en rendent quatre.',
    specs: [
      { label: 'Réduction de bruit', value: 'Adaptative, 8 microphones' },
      { label: 'Autonomie', value: '40 heures' },
      { label: 'Bluetooth', value: '5.3, deux appareils à la fois' },
      { label: 'Transducteurs', value: '40 mm' },
      { label: 'Charge', value: 'USB-C, 5 min pour 4 heures' },
      { label: 'Poids', value: '254 g' },
    ],
  },
  'auralind-raid-gaming-headset': {
    name: 'Micro-casque gaming Auralind Raid',
    description:
      'Entendez les pas avant qu’on n’entende les vôtres. De larges transducteurs de 50 mm placent chaque son autour de vous, et le micro se coupe quand vous le relevez. Une molette sur l’oreillette dose le jeu et le chat.',
    specs: [
      { label: 'Transducteurs', value: '50 mm' },
      { label: 'Microphone', value: 'Cardioïde, relever pour couper' },
      { label: 'Connexion', value: 'Sans fil 2,4 GHz ou USB-C' },
      { label: 'Autonomie', value: '30 heures' },
      { label: 'Coussinets', value: 'Maille sur mousse à mémoire de forme' },
      { label: 'Poids', value: '286 g' },
    ],
  },
  'auralind-dew-wireless-earbuds': {
    name: 'Écouteurs sans fil Auralind Dew',
    description:
      'Des écouteurs poids plume dans un boîtier en galet de rivière. Ils font taire la rue, ne craignent pas la pluie et téléphonent avec quatre microphones et un filtre anti-vent. Trois tailles d’embouts sont dans la boîte.',
    specs: [
      { label: 'Réduction de bruit', value: 'Jusqu’à 38 dB' },
      { label: 'Autonomie', value: '8 heures, 32 avec le boîtier' },
      { label: 'Bluetooth', value: '5.3' },
      { label: 'Résistance à l’eau', value: 'IPX5' },
      { label: 'Charge', value: 'USB-C ou sans fil' },
      { label: 'Poids', value: '4,6 g chacun' },
    ],
  },
  'auralind-understage-in-ear-monitors': {
    name: 'Écouteurs intra-auriculaires Auralind Understage',
    description:
      'Trois transducteurs dans une coque claire plus petite que le bout du doigt. Ils isolent du groupe, tiennent sous un casque ou une casquette et disparaissent à l’image. Le câble tressé se détache : une fiche usée ne veut jamais dire une paire neuve.',
    specs: [
      { label: 'Transducteurs', value: '1 dynamique, 2 à armature équilibrée' },
      { label: 'Isolation', value: 'Jusqu’à 26 dB' },
      { label: 'Impédance', value: '22 Ω' },
      { label: 'Câble', value: '1,4 m, détachable, 3,5 mm' },
      { label: 'Dans la boîte', value: '7 paires d’embouts, étui rigide' },
    ],
  },
  'auralind-oakfield-desktop-speakers': {
    name: 'Enceintes de bureau Auralind Oakfield',
    description:
      'Du vrai chêne, de vrais haut-parleurs et un son qui remplit la pièce, depuis deux enceintes pas plus hautes qu’un livre de poche. Branchez-les en USB-C ou par câble, ou écoutez votre téléphone en Bluetooth. Des pieds en caoutchouc les inclinent vers vos oreilles.',
    specs: [
      { label: 'Puissance', value: '2 × 25 W' },
      { label: 'Haut-parleurs', value: 'Woofer 3,5 pouces, tweeter en soie 1 pouce' },
      { label: 'Réponse en fréquence', value: '60 Hz – 20 kHz' },
      { label: 'Entrées', value: 'USB-C, RCA, 3,5 mm, Bluetooth 5.0' },
      { label: 'Dimensions', value: '13 × 21 × 17 cm chacune' },
      { label: 'Poids', value: '3,9 kg la paire' },
    ],
  },
  'auralind-ledge-desktop-soundbar': {
    name: 'Barre de son de bureau Auralind Ledge',
    description:
      'Une stéréo claire sur la bande de bureau au pied de l’écran. Deux haut-parleurs ovales et un radiateur passif la font sonner plus large qu’elle n’est, et le bouton de volume est dessus, là où on l’attend. L’USB-C suffit à l’alimenter.',
    specs: [
      { label: 'Puissance', value: '2 × 8 W' },
      { label: 'Haut-parleurs', value: '2 large bande, 1 radiateur passif' },
      { label: 'Entrées', value: 'USB-C, 3,5 mm, Bluetooth 5.3' },
      { label: 'Dimensions', value: '42 × 7 × 8 cm' },
      { label: 'Poids', value: '1,1 kg' },
    ],
  },
  'tonewick-crossway-2-audio-interface': {
    name: 'Interface audio Tonewick Crossway 2',
    description:
      'Deux préamplis silencieux, un ampli casque qui a de la réserve et un canal de loopback pour streamer ce que joue l’ordinateur. De gros boutons, des niveaux honnêtes, pas de menu. Elle s’alimente au port USB-C où elle est branchée.',
    specs: [
      { label: 'Entrées', value: '2 × combo XLR / 6,3 mm' },
      { label: 'Sorties', value: '2 × 6,3 mm symétriques, casque' },
      { label: 'Résolution', value: '24 bits / 192 kHz' },
      { label: 'Gain', value: '62 dB par canal' },
      { label: 'Alimentation fantôme', value: '48 V' },
      { label: 'Dimensions', value: '182 × 118 × 48 mm' },
    ],
  },
  'tonewick-foyer-6-podcast-mixer': {
    name: 'Table de mixage pour podcast Tonewick Foyer 6',
    description:
      'Toute une émission sur une surface : quatre microphones, un appel téléphonique et huit pads pour les jingles et les applaudissements. Chaque fader enregistre sa propre piste sur la carte mémoire, et les erreurs restent réparables. Quatre sorties casque font le bonheur des invités.',
    specs: [
      { label: 'Canaux', value: '4 XLR, 1 Bluetooth, 1 USB' },
      { label: 'Pads', value: '8, assignables, en couleurs' },
      { label: 'Enregistrement', value: 'Multipiste sur carte mémoire ou USB-C' },
      { label: 'Sorties casque', value: '4, volumes séparés' },
      { label: 'Résolution', value: '24 bits / 48 kHz' },
      { label: 'Dimensions', value: '308 × 224 × 62 mm' },
    ],
  },
};
