import type { ProductTranslation } from '../../seed-translation';

export const keyboardsControl: Record<string, ProductTranslation> = {
  'keyhollow-alder-75-mechanical-keyboard': {
    name: 'Clavier mécanique Keyhollow Alder 75',
    description:
      'Un clavier à montage gasket, avec ce son grave et feutré que certains cherchent pendant des années. La disposition 75 % garde les flèches et chasse le superflu, les switchs se retirent sans soudure et une molette en aluminium règle le volume. Par câble, par dongle ou avec trois appareils Bluetooth.',
    specs: [
      { label: 'Disposition', value: '75 %, 82 touches et une molette' },
      { label: 'Switchs', value: 'Linéaires, 45 g, hot-swap' },
      { label: 'Capuchons', value: 'PBT double injection' },
      { label: 'Connexion', value: 'USB-C, 2,4 GHz, Bluetooth 5.1' },
      { label: 'Batterie', value: '4000 mAh' },
      { label: 'Poids', value: '920 g' },
    ],
  },
  'keyhollow-rowan-full-size-keyboard': {
    name: 'Clavier complet Keyhollow Rowan',
    description:
      'Tout l’alphabet et le pavé numérique, sur une plaque d’acier qui ne plie pas. L’éclairage par touche va de la lueur discrète au vrai spectacle. Un repose-poignets magnétique est inclus.',
    specs: [
      { label: 'Disposition', value: 'Complet, 104 touches' },
      { label: 'Switchs', value: 'Tactiles, 55 g' },
      { label: 'Éclairage', value: 'RGB par touche' },
      { label: 'Connexion', value: 'USB-C, câble tressé de 1,8 m' },
      { label: 'Fréquence d’interrogation', value: '1000 Hz' },
      { label: 'Dimensions', value: '438 × 132 × 38 mm' },
    ],
  },
  'keyhollow-slate-low-profile-keyboard': {
    name: 'Clavier extra-plat Keyhollow Slate',
    description:
      'Le toucher mécanique à hauteur de portable. Slate, 17 mm d’aluminium brossé, est assez discret pour un micro ouvert et passe d’un ordinateur à l’autre, parmi trois, d’une seule touche. Quatre mois par charge, rétroéclairage éteint.',
    specs: [
      { label: 'Disposition', value: '65 %, 68 touches' },
      { label: 'Switchs', value: 'Bas profil, linéaires silencieux, 40 g' },
      { label: 'Épaisseur', value: '17 mm' },
      { label: 'Connexion', value: 'USB-C, Bluetooth 5.1' },
      { label: 'Autonomie', value: '4 mois sans rétroéclairage' },
      { label: 'Poids', value: '540 g' },
    ],
  },
  'keyhollow-tally-number-pad': {
    name: 'Pavé numérique Keyhollow Tally',
    description:
      'Le pavé numérique que votre clavier compact a laissé derrière lui. Vingt et une touches mécaniques, une molette pour parcourir la timeline et une couche pour vos propres raccourcis. Se pose d’un côté ou de l’autre du clavier.',
    specs: [
      { label: 'Touches', value: '21 et une molette' },
      { label: 'Switchs', value: 'Linéaires, 45 g, hot-swap' },
      { label: 'Connexion', value: 'USB-C ou 2,4 GHz' },
      { label: 'Capuchons', value: 'PBT' },
      { label: 'Dimensions', value: '84 × 128 × 34 mm' },
    ],
  },
  'castlane-cue-15-stream-controller': {
    name: 'Contrôleur de stream Castlane Cue 15',
    description:
      'Quinze petits écrans qui vous obéissent. Changez de scène, coupez le micro, lancez l’intro ou tamisez la lumière d’une pression, et voyez sur la touche ce qui est actif. Pages et dossiers offrent de la place pour bien plus de quinze idées.',
    specs: [
      { label: 'Touches', value: '15 touches LCD, 72 × 72 px' },
      { label: 'Pied', value: 'Magnétique, incliné à 45°' },
      { label: 'Connexion', value: 'USB-C, câble de 1,5 m' },
      { label: 'Logiciel', value: 'Windows, macOS, Linux' },
      { label: 'Dimensions', value: '122 × 86 × 24 mm' },
      { label: 'Poids', value: '214 g' },
    ],
  },
  'castlane-cue-6-mini-controller': {
    name: 'Mini-contrôleur Castlane Cue 6',
    description:
      'Six touches suffisent à la plupart des émissions. Le Cue 6 occupe la place d’une carte à jouer et partage le logiciel de son grand frère : vos dispositions vous suivent. Aussi une bonne seconde page pour l’autre main.',
    specs: [
      { label: 'Touches', value: '6 touches LCD, 72 × 72 px' },
      { label: 'Connexion', value: 'USB-C, câble de 1,5 m' },
      { label: 'Logiciel', value: 'Windows, macOS, Linux' },
      { label: 'Dimensions', value: '86 × 62 × 26 mm' },
      { label: 'Poids', value: '108 g' },
    ],
  },
  'keyhollow-turn-macro-dial': {
    name: 'Molette de macros Keyhollow Turn',
    description:
      'Un bel objet à tourner pour le montage, le défilement et le volume. La molette usinée avance par crans fins ou librement, une pression et deux pressions font deux choses, et l’anneau lumineux indique le mode. Ajoutez jusqu’à huit modes dans l’appli.',
    specs: [
      { label: 'Molette', value: 'Aluminium usiné, 58 mm' },
      { label: 'Crans', value: '96 par tour, ou rotation libre' },
      { label: 'Modes', value: '8, signalés par la couleur' },
      { label: 'Connexion', value: 'USB-C ou Bluetooth 5.1' },
      { label: 'Poids', value: '265 g' },
    ],
  },
  'keyhollow-wren-wireless-mouse': {
    name: 'Souris sans fil Keyhollow Wren',
    description:
      'Soixante-trois grammes, sans un seul trou. Wren glisse sur des patins en PTFE pur, suit même sur le verre et répond en une milliseconde. Symétrique, avec des boutons latéraux qui s’inversent pour les gauchers.',
    specs: [
      { label: 'Capteur', value: 'Optique, 26 000 ppp' },
      { label: 'Poids', value: '63 g' },
      { label: 'Boutons', value: '6, latéraux inversables' },
      { label: 'Connexion', value: '2,4 GHz, Bluetooth, USB-C' },
      { label: 'Autonomie', value: '85 heures' },
      { label: 'Dimensions', value: '122 × 63 × 38 mm' },
    ],
  },
  'keyhollow-field-desk-mat': {
    name: 'Tapis de bureau Keyhollow Field',
    description:
      'Un grand tapis doux qui calme un clavier bruyant et laisse courir la souris. Le motif topographique est tissé et non imprimé, le bord est cousu et la base en caoutchouc ne bouge pas. À laver à la main.',
    specs: [
      { label: 'Dimensions', value: '900 × 400 × 4 mm' },
      { label: 'Surface', value: 'Polyester tissé' },
      { label: 'Dessous', value: 'Caoutchouc naturel' },
      { label: 'Bord', value: 'Cousu' },
      { label: 'Entretien', value: 'Lavage à la main, 30 °C' },
    ],
  },
  'castlane-step-foot-pedal': {
    name: 'Pédalier Castlane Step',
    description:
      'Trois pédales silencieuses pour les moments où les deux mains sont prises. Parler, scène suivante, page suivante : ce que fait une touche, un pied le fait aussi. Les réglages restent à bord, et le pédalier marche sur tout ordinateur sans logiciel.',
    specs: [
      { label: 'Pédales', value: '3, contacts silencieux' },
      { label: 'Mémoire', value: 'Intégrée, 3 couches' },
      { label: 'Connexion', value: 'USB-C, câble de 2 m' },
      { label: 'Boîtier', value: 'Métal moulé, base en caoutchouc' },
      { label: 'Dimensions', value: '296 × 112 × 42 mm' },
    ],
  },
};
