import type { ProductTranslation } from '../../seed-translation';

export const smartHome: Record<string, ProductTranslation> = {
  'hearthlet-smart-plug': {
    name: 'Prise connectée Hearthlet',
    description:
      'Commandez de partout tout ce qui se branche. Réglez-la à l’heure, au coucher du soleil ou dans une scène, et voyez ce que coûte chaque appareil. Assez fine pour laisser libre la prise voisine.',
    specs: [
      { label: 'Charge max.', value: '15 A, 1800 W' },
      { label: 'Sans fil', value: 'Wi-Fi 2,4 GHz, sans hub' },
      { label: 'Mesure', value: 'Puissance et énergie' },
      { label: 'Commande', value: 'Appli, voix, bouton' },
      { label: 'Dimensions', value: '52 × 38 × 52 mm' },
    ],
  },
  'hearthlet-smart-color-bulb': {
    name: 'Ampoule couleur connectée Hearthlet',
    description:
      'Tous les blancs, de la bougie à midi, et toutes les couleurs ensuite. Elle passe en fondu, se souvient de son état après une coupure et descend à un pour cent pour les fins de soirée. Son culot à vis standard va sur la lampe que vous avez.',
    specs: [
      { label: 'Flux lumineux', value: '1100 lm (équivalent 75 W)' },
      { label: 'Couleur', value: '16 millions, 2200–6500 K' },
      { label: 'Culot', value: 'E26 / E27' },
      { label: 'Sans fil', value: 'Wi-Fi 2,4 GHz, sans hub' },
      { label: 'Durée de vie', value: '25 000 heures' },
    ],
  },
  'hearthlet-ribbon-led-strip': {
    name: 'Ruban LED Hearthlet Ribbon 5 m',
    description:
      'Cinq mètres de couleur pour les étagères, les bureaux et l’arrière de l’écran. Chaque section peut avoir sa nuance, et couchers de soleil et dégradés sonnent juste. Il se coupe tous les dix centimètres ; l’adhésif tient sur le bois, la peinture et le métal.',
    specs: [
      { label: 'Longueur', value: '5 m, sécable tous les 10 cm' },
      { label: 'LED', value: '60 par mètre, adressables' },
      { label: 'Couleur', value: 'RGB et blanc chaud' },
      { label: 'Commande', value: 'Appli Wi-Fi, télécommande' },
      { label: 'Alimentation', value: 'Adaptateur 24 W, inclus' },
    ],
  },
  'hearthlet-on-air-smart-sign': {
    name: 'Panneau connecté Hearthlet On-Air',
    description:
      'S’allume quand vous passez en direct, pour que la maison le sache. Il guette votre caméra par Wi-Fi et s’allume seul, ou d’une pression sur le côté. À suspendre près de la porte ou à poser sur l’étagère derrière vous.',
    specs: [
      { label: 'Éclairage', value: 'Acrylique éclairé par la tranche, variable' },
      { label: 'Sans fil', value: 'Wi-Fi 2,4 GHz' },
      { label: 'Alimentation', value: 'USB-C, câble de 2 m' },
      { label: 'Dimensions', value: '260 × 110 × 32 mm' },
      { label: 'Pose', value: 'Mur ou étagère' },
    ],
  },
  'hearthlet-porch-video-doorbell': {
    name: 'Sonnette vidéo Hearthlet Porch',
    description:
      'Voyez qui est là sans quitter le micro. L’image en hauteur montre les visages comme les colis, la conversation est claire et les heures calmes tiennent le carillon hors de l’enregistrement. Sur batterie ou sur les fils de votre sonnette.',
    specs: [
      { label: 'Vidéo', value: '2048 × 1536, vision nocturne' },
      { label: 'Angle de vue', value: '150° en hauteur' },
      { label: 'Autonomie', value: '5 mois' },
      { label: 'Stockage', value: 'Dans l’appareil, sans abonnement' },
      { label: 'Intempéries', value: 'IP65' },
      { label: 'Dimensions', value: '138 × 46 × 26 mm' },
    ],
  },
  'hearthlet-lookout-indoor-camera': {
    name: 'Caméra d’intérieur Hearthlet Lookout',
    description:
      'Elle tourne la tête pour suivre le chat et baisse la paupière quand vous êtes là. Des images nettes jour et nuit, la conversation dans les deux sens et des enregistrements qui restent sur une carte dans la caméra. Sur une étagère ou au plafond.',
    specs: [
      { label: 'Vidéo', value: '2304 × 1296, vision nocturne' },
      { label: 'Mouvement', value: 'Panoramique 360°, inclinaison 110°' },
      { label: 'Vie privée', value: 'Cache mécanique' },
      { label: 'Stockage', value: 'Carte mémoire jusqu’à 256 Go' },
      { label: 'Alimentation', value: 'USB-C' },
    ],
  },
  'hearthlet-round-smart-thermostat': {
    name: 'Thermostat connecté Hearthlet Round',
    description:
      'Tournez l’anneau, et la pièce suit. Il apprend quand le studio sert, retient la ventilation pendant que vous enregistrez et montre le mois en chiffres simples. Une plaque de finition couvre les traces de l’ancien.',
    specs: [
      { label: 'Écran', value: 'Rond 2,1 pouces, gradation automatique' },
      { label: 'Commande', value: 'Anneau, appli, voix' },
      { label: 'Capteurs', value: 'Température, humidité, présence' },
      { label: 'Câblage', value: '24 V, fil C ou adaptateur' },
      { label: 'Diamètre', value: '84 mm' },
    ],
  },
  'hearthlet-nook-smart-speaker': {
    name: 'Enceinte connectée Hearthlet Nook',
    description:
      'Une petite enceinte qui a du coffre, habillée de tissu. Elle emplit la pièce uniformément depuis n’importe quel coin, s’apparie en stéréo et possède un interrupteur qui débranche vraiment ses microphones. Touchez le dessus pour le volume.',
    specs: [
      { label: 'Puissance', value: '20 W' },
      { label: 'Haut-parleurs', value: 'Woofer 3 pouces, tweeter 0,8 pouce' },
      { label: 'Sans fil', value: 'Wi-Fi 5, Bluetooth 5.0' },
      { label: 'Microphones', value: '4, avec interrupteur physique' },
      { label: 'Dimensions', value: '112 × 112 × 138 mm' },
    ],
  },
  'hearthlet-dusk-smart-lamp': {
    name: 'Lampe connectée Hearthlet Dusk',
    description:
      'Un champignon de verre opale qui luit comme la dernière demi-heure du jour. Touchez-la pour tamiser, réglez-la pour un réveil en douceur ou faites-la entrer dans vos scènes de studio. Son pied tourné est d’un chaud ton terracotta.',
    specs: [
      { label: 'Flux lumineux', value: '650 lm' },
      { label: 'Couleur', value: '2000–5000 K' },
      { label: 'Matériaux', value: 'Verre opale, acier peint' },
      { label: 'Sans fil', value: 'Wi-Fi 2,4 GHz' },
      { label: 'Dimensions', value: '24 × 24 × 31 cm' },
      { label: 'Puissance', value: '9 W' },
    ],
  },
};
