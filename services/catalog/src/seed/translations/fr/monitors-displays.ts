import type { ProductTranslation } from '../../seed-translation';

export const monitorsDisplays: Record<string, ProductTranslation> = {
  'panorelle-view-24-monitor': {
    name: 'Écran Panorelle View 24',
    description:
      'Le second écran raisonnable. Une dalle nette et homogène aux bords fins, faite pour se tenir à côté d’une autre et se faire oublier. Le pied s’incline, et la fixation VESA accepte un bras quand le bureau se remplit.',
    specs: [
      { label: 'Dalle', value: 'IPS 24 pouces' },
      { label: 'Résolution', value: '1920 × 1080 à 100 Hz' },
      { label: 'Luminosité', value: '300 cd/m²' },
      { label: 'Entrées', value: 'HDMI, DisplayPort' },
      { label: 'Fixation', value: 'VESA 100 × 100' },
      { label: 'Poids', value: '3,6 kg' },
    ],
  },
  'panorelle-swift-27-gaming-monitor': {
    name: 'Écran gaming Panorelle Swift 27',
    description:
      'Assez rapide pour la dernière manche, assez net pour le best of. Une dalle QHD à 180 Hz qui répond en une milliseconde, la synchronisation adaptative et un pied qui tourne, s’incline et monte. Deux préréglages retiennent votre façon de jouer et de monter.',
    specs: [
      { label: 'Dalle', value: 'IPS 27 pouces' },
      { label: 'Résolution', value: '2560 × 1440 à 180 Hz' },
      { label: 'Temps de réponse', value: '1 ms' },
      { label: 'Gamut', value: '96 % DCI-P3' },
      { label: 'Entrées', value: '2 × HDMI 2.1, DisplayPort 1.4' },
      { label: 'Pied', value: 'Hauteur, inclinaison, rotation, pivot' },
    ],
  },
  'panorelle-true-32-creator-monitor': {
    name: 'Écran de création Panorelle True 32',
    description:
      'Des couleurs que vous pouvez valider. Chaque dalle est étalonnée en usine à un cheveu de la référence et livrée avec son propre rapport. Un seul câble USB-C porte l’image, les données et 96 W pour le portable.',
    specs: [
      { label: 'Dalle', value: 'IPS 32 pouces, antireflet' },
      { label: 'Résolution', value: '3840 × 2160 à 60 Hz' },
      { label: 'Gamut', value: '99 % DCI-P3' },
      { label: 'Précision', value: 'Delta E inférieur à 1,5' },
      { label: 'Entrées', value: 'USB-C 96 W, HDMI, DisplayPort' },
      { label: 'Pied', value: 'Hauteur, inclinaison, rotation, pivot' },
      { label: 'Poids', value: '8,4 kg' },
    ],
  },
  'panorelle-arc-34-ultrawide-monitor': {
    name: 'Écran ultralarge Panorelle Arc 34',
    description:
      'Le jeu à gauche, le chat à droite, rien entre les deux. La courbe douce de 1500R met les deux bords à même distance, et une longue timeline se lit comme une page. Avec un pied en acier et un cache pour les câbles.',
    specs: [
      { label: 'Dalle', value: 'VA 34 pouces, courbure 1500R' },
      { label: 'Résolution', value: '3440 × 1440 à 165 Hz' },
      { label: 'Contraste', value: '4000 : 1' },
      { label: 'Entrées', value: '2 × HDMI, DisplayPort, USB-C 65 W' },
      { label: 'Pied', value: 'Hauteur, inclinaison, rotation' },
      { label: 'Poids', value: '7,9 kg' },
    ],
  },
  'panorelle-folio-16-portable-monitor': {
    name: 'Écran portable Panorelle Folio 16',
    description:
      'Un second écran qui suit le portable partout. Neuf millimètres d’épaisseur, image et courant par un seul câble USB-C, et une housse qui se plie en support. Parfait pour l’hôtel, la scène ou le retour caméra.',
    specs: [
      { label: 'Dalle', value: 'IPS 16 pouces' },
      { label: 'Résolution', value: '2560 × 1600 à 60 Hz' },
      { label: 'Luminosité', value: '400 cd/m²' },
      { label: 'Entrées', value: '2 × USB-C, mini-HDMI' },
      { label: 'Épaisseur', value: '9 mm' },
      { label: 'Poids', value: '690 g' },
    ],
  },
  'panorelle-sill-14-touch-strip': {
    name: 'Bandeau tactile Panorelle Sill 14',
    description:
      'Un écran tactile long et bas pour l’espace sous le moniteur. Gardez le chat, les niveaux et les boutons de scène sous les yeux sans céder une fenêtre. Il s’appuie sur son propre pied et se contente d’un câble.',
    specs: [
      { label: 'Dalle', value: 'IPS 14 pouces, tactile 10 points' },
      { label: 'Résolution', value: '3840 × 1100' },
      { label: 'Luminosité', value: '350 cd/m²' },
      { label: 'Entrées', value: 'USB-C, mini-HDMI' },
      { label: 'Dimensions', value: '352 × 124 × 16 mm' },
    ],
  },
  'vantrell-mark-7-field-monitor': {
    name: 'Moniteur de terrain Vantrell Mark 7',
    description:
      'Voyez le plan tel qu’il est, même à midi. Un écran lumineux de 7 pouces se pose sur la caméra, avec forme d’onde, fausses couleurs et focus peaking à un doigt. Le pare-soleil se replie à plat pour protéger le verre.',
    specs: [
      { label: 'Dalle', value: 'IPS tactile 7 pouces' },
      { label: 'Résolution', value: '1920 × 1200' },
      { label: 'Luminosité', value: '1600 cd/m²' },
      { label: 'Entrées', value: 'HDMI avec renvoi' },
      { label: 'Outils', value: 'Forme d’onde, peaking, fausses couleurs, LUT' },
      { label: 'Poids', value: '390 g' },
    ],
  },
  'castlane-script-teleprompter': {
    name: 'Prompteur Castlane Script',
    description:
      'Lisez chaque mot sans jamais quitter la caméra des yeux. Un verre semi-réfléchissant place votre texte juste devant l’objectif, et l’appli gratuite défile au rythme de votre voix. Accueille téléphones et tablettes jusqu’à 11 pouces et se replie à plat dans son étui.',
    specs: [
      { label: 'Verre', value: 'Semi-réfléchissant 70/30, 210 × 160 mm' },
      { label: 'Compatible avec', value: 'Téléphones et tablettes jusqu’à 11 pouces' },
      { label: 'Objectif', value: 'Jusqu’à 95 mm de diamètre, dès 24 mm de focale' },
      { label: 'Télécommande', value: 'Bluetooth, fournie' },
      { label: 'Poids', value: '1,3 kg' },
    ],
  },
  'panorelle-glow-mini-projector': {
    name: 'Mini-projecteur Panorelle Glow',
    description:
      'Une soirée cinéma dans une main. Le Glow projette une image nette de 80 pouces à deux mètres, la redresse tout seul et tient deux heures et demie sur batterie. Un pied inclinable vise le plafond, si le cœur vous en dit.',
    specs: [
      { label: 'Résolution', value: '1920 × 1080' },
      { label: 'Luminosité', value: '550 lm' },
      { label: 'Image', value: '30–120 pouces' },
      { label: 'Autonomie', value: '2,5 heures' },
      { label: 'Entrées', value: 'HDMI, USB-C, Wi-Fi' },
      { label: 'Poids', value: '1,2 kg' },
    ],
  },
};
