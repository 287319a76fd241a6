import type { ProductTranslation } from '../../seed-translation';

export const camerasCapture: Record<string, ProductTranslation> = {
  'castlane-vista-1080p-webcam': {
    name: 'Webcam 1080p Castlane Vista',
    description:
      'Soixante images fluides par seconde et un objectif en verre qui flatte les visages, même dans une pièce ordinaire. L’autofocus se cale en moins d’une demi-seconde, et un tour de bague ferme l’obturateur quand vous avez fini. Elle se clipse à tout écran ou se visse sur un trépied.',
    specs: [
      { label: 'Résolution', value: '1920 × 1080 à 60 i/s' },
      { label: 'Capteur', value: '1/2,8 pouce, rétroéclairé' },
      { label: 'Objectif', value: 'f/2.0 en verre, angle de 82°' },
      { label: 'Mise au point', value: 'Autofocus à détection de phase' },
      { label: 'Connexion', value: 'USB-C, câble détachable de 1,8 m' },
      { label: 'Fixation', value: 'Clip pour écran ; filetage 1/4 pouce' },
    ],
  },
  'castlane-glance-webcam': {
    name: 'Webcam Castlane Glance',
    description:
      'Un petit cube soigné qui vous rend justice mieux que la caméra d’un portable. Full HD, cache coulissant et microphone pour les appels rapides. Aucun logiciel à installer.',
    specs: [
      { label: 'Résolution', value: '1920 × 1080 à 30 i/s' },
      { label: 'Objectif', value: 'f/2.4, angle de 78°' },
      { label: 'Vie privée', value: 'Cache coulissant' },
      { label: 'Connexion', value: 'USB-C, câble de 1,5 m' },
      { label: 'Dimensions', value: '46 × 46 × 40 mm' },
    ],
  },
  'vantrell-mira-4k-streaming-camera': {
    name: 'Caméra de streaming 4K Vantrell Mira',
    description:
      'Une caméra hybride conçue pour rester allumée. La 4K propre sort en HDMI ou directement en USB-C tant qu’il y a du courant, sans surchauffe ni limite d’une demi-heure. Le zoom 16–50 mm fourni va du plan large au portrait serré.',
    specs: [
      { label: 'Capteur', value: 'APS-C 24 Mpx' },
      { label: 'Vidéo', value: '3840 × 2160 à 60 i/s, 10 bits' },
      { label: 'Objectif', value: '16–50 mm f/3.5–5.6, inclus' },
      { label: 'Écran', value: 'Tactile orientable de 3 pouces' },
      { label: 'Streaming', value: 'Mode webcam USB-C, HDMI sans incrustations' },
      { label: 'Alimentation', value: 'USB-C ou batterie' },
      { label: 'Poids', value: '492 g avec l’objectif' },
    ],
  },
  'vantrell-prime-35-lens': {
    name: 'Objectif Vantrell Prime 35 mm f/1.4',
    description:
      'L’objectif qui fond la pièce derrière vous en couleurs douces. Assez large pour un plan de bureau, assez lumineux pour une seule lampe, et silencieux quand il fait le point. Onze lamelles arrondies gardent les reflets bien ronds.',
    specs: [
      { label: 'Focale', value: '35 mm' },
      { label: 'Ouverture', value: 'f/1.4 – f/16, 11 lamelles' },
      { label: 'Mise au point minimale', value: '0,27 m' },
      { label: 'Filetage du filtre', value: '62 mm' },
      { label: 'Monture', value: 'Vantrell V' },
      { label: 'Poids', value: '388 g' },
    ],
  },
  'castlane-relay-4k-capture-card': {
    name: 'Boîtier de capture 4K Castlane Relay',
    description:
      'Enregistrez une console ou une caméra en 4K tout en jouant, sans délai ajouté. Le Relay se pose à côté de l’ordinateur, se passe d’alimentation et est aussitôt reconnu comme une caméra. Sa barre lumineuse passe au rouge pendant l’enregistrement.',
    specs: [
      { label: 'Capture', value: '3840 × 2160 à 60 i/s' },
      { label: 'Passthrough', value: '4K à 144 Hz, HDR' },
      { label: 'Entrées', value: 'HDMI 2.1, entrée ligne 3,5 mm' },
      { label: 'Connexion', value: 'USB-C, 10 Gbit/s' },
      { label: 'Latence', value: 'Moins de 50 ms à l’aperçu' },
      { label: 'Dimensions', value: '118 × 74 × 22 mm' },
    ],
  },
  'castlane-relay-mini-capture-stick': {
    name: 'Clé de capture Castlane Relay Mini',
    description:
      'Le moyen le plus rapide de faire d’un appareil photo une webcam. HDMI d’un côté, USB de l’autre, et entre les deux du 1080p à soixante images. Assez petite pour vivre dans un sac photo.',
    specs: [
      { label: 'Capture', value: '1920 × 1080 à 60 i/s' },
      { label: 'Entrée', value: 'HDMI, jusqu’à 4K à 30 Hz' },
      { label: 'Connexion', value: 'USB-A, 5 Gbit/s' },
      { label: 'Dimensions', value: '62 × 28 × 13 mm' },
      { label: 'Dans la boîte', value: 'Clé, adaptateur USB-C, pochette' },
    ],
  },
  'vantrell-orbit-ptz-camera': {
    name: 'Caméra PTZ Vantrell Orbit',
    description:
      'Un cadreur qui ne cligne jamais des yeux. L’Orbit pivote, s’incline et zoome à la télécommande, au joystick ou par le réseau, et suit seule l’orateur sur toute la scène. Huit positions mémorisées à portée de bouton.',
    specs: [
      { label: 'Vidéo', value: '1920 × 1080 à 60 i/s' },
      { label: 'Zoom', value: 'Optique 20×' },
      { label: 'Mouvement', value: 'Panoramique 340°, inclinaison 120°' },
      { label: 'Sorties', value: 'HDMI, SDI, USB-C, Ethernet' },
      { label: 'Alimentation', value: 'PoE (Power over Ethernet) ou 12 V' },
      { label: 'Poids', value: '1,6 kg' },
    ],
  },
  'vantrell-skiff-action-camera': {
    name: 'Caméra d’action Vantrell Skiff',
    description:
      'Une caméra de poche pour tout ce qui bouge. Étanche à 12 m sans caisson, elle garde l’horizon droit sur les pires sentiers et vous montre le plan sur un écran frontal. Deux batteries et trois fixations sont incluses.',
    specs: [
      { label: 'Vidéo', value: '4K à 120 i/s' },
      { label: 'Photo', value: '20 Mpx' },
      { label: 'Angle de vue', value: '155°' },
      { label: 'Étanche jusqu’à', value: '12 m' },
      { label: 'Autonomie', value: '110 minutes par batterie' },
      { label: 'Poids', value: '138 g' },
    ],
  },
  'castlane-crosscut-video-switcher': {
    name: 'Mélangeur vidéo Castlane Crosscut',
    description:
      'Quatre caméras, un doigt. Coupez, fondez, incrustez entre quatre sources HDMI et envoyez le programme fini à l’ordinateur comme une seule webcam. Chaque bouton est éclairé : le direct et l’aperçu ne se confondent jamais.',
    specs: [
      { label: 'Entrées', value: '4 × HDMI, 2 × 3,5 mm' },
      { label: 'Sorties', value: 'Programme HDMI, webcam USB-C' },
      { label: 'Résolution', value: '1920 × 1080 à 60 i/s' },
      { label: 'Transitions', value: 'Coupe, fondu, volet, incrustation' },
      { label: 'Dimensions', value: '238 × 108 × 46 mm' },
      { label: 'Poids', value: '560 g' },
    ],
  },
};
