import type { ProductTranslation } from '../../seed-translation';

export const streamingBundles: Record<string, ProductTranslation> = {
  'elite-bundle': {
    name: 'Pack Elite',
    description:
      'Tout ce qu’il faut pour un stream agréable à voir et à entendre, dans une seule boîte : un microphone statique USB sur son bras, une webcam 1080p, un anneau lumineux de 10 pouces et un casque fermé. Chaque élément se branche directement à l’ordinateur, sans pilote ni interface à acheter. La plupart de nos clients sont en direct dans la demi-heure.',
    specs: [
      { label: 'Microphone', value: 'Microphone USB Tonewick Ember' },
      { label: 'Caméra', value: 'Webcam 1080p Castlane Vista' },
      { label: 'Éclairage', value: 'Anneau lumineux Brightmere Halo 10' },
      { label: 'Casque', value: 'Casque Auralind Studio 40' },
      { label: 'Bras', value: 'Bras de micro de bureau Perchline' },
      { label: 'Connexions', value: '3 × USB-C, 1 × 3,5 mm' },
      { label: 'À l’unité', value: '$301.00' },
    ],
  },
  'starter-bundle': {
    name: 'Pack Starter',
    description:
      'Le plus petit kit auquel nous acceptons de donner notre nom. Un microphone USB compact, une webcam 1080p à cache coulissant, une lampe à clipser et un mini-trépied pour mettre la caméra à hauteur des yeux. Le stream fini, tout tient dans un tiroir de bureau.',
    specs: [
      { label: 'Microphone', value: 'Microphone USB Tonewick Pip' },
      { label: 'Caméra', value: 'Webcam Castlane Glance' },
      { label: 'Éclairage', value: 'Lampe pour ordinateur portable Brightmere Clip' },
      { label: 'Trépied', value: 'Mini-trépied Perchline' },
      { label: 'À l’unité', value: '$136.00' },
    ],
  },
  'podcast-duo-bundle': {
    name: 'Pack Podcast Duo',
    description:
      'Deux voix, deux micros de radio, un enregistrement propre. Chacun a son microphone dynamique et son bras bas profil, et l’interface à deux canaux les enregistre sur des pistes séparées. Les deux câbles XLR de 3 m sont dans la boîte.',
    specs: [
      { label: 'Microphones', value: '2 × Microphone dynamique Tonewick Baritone' },
      { label: 'Interface', value: 'Interface audio Tonewick Crossway 2' },
      { label: 'Bras', value: '2 × Bras de micro bas profil Perchline' },
      { label: 'Câbles', value: '2 × XLR, 3 m; 1 × USB-C' },
      { label: 'À l’unité', value: '$505.00' },
    ],
  },
  'creator-pro-bundle': {
    name: 'Pack Créateur Pro',
    description:
      'Notre kit de studio pour ceux qui ont fait le tour de la webcam. La Mira envoie une 4K impeccable au boîtier de capture Relay, le Panel 60 vous éclaire uniformément et le Velvet saisit chaque nuance de votre voix. La Mira et le Relay sont réglés ensemble avant de quitter notre entrepôt.',
    specs: [
      { label: 'Caméra', value: 'Caméra de streaming 4K Vantrell Mira' },
      { label: 'Capture', value: 'Boîtier de capture 4K Castlane Relay' },
      { label: 'Microphone', value: 'Microphone statique Tonewick Velvet' },
      { label: 'Éclairage', value: 'Éclairage principal Brightmere Panel 60' },
      { label: 'Résolution', value: '3840 × 2160 à 60 i/s' },
      { label: 'À l’unité', value: '$896.00' },
    ],
  },
  'game-streamer-bundle': {
    name: 'Pack Streamer Gaming',
    description:
      'Jouez sur une machine, streamez depuis l’autre et entendez les deux. Le boîtier Relay transmet la 4K à votre écran sans une image de retard, tandis que le Raid dose le jeu et le chat d’une molette sur l’oreillette. Un clavier 75 % à switchs remplaçables et une souris sans fil légère complètent le bureau.',
    specs: [
      { label: 'Micro-casque', value: 'Micro-casque gaming Auralind Raid' },
      { label: 'Clavier', value: 'Clavier mécanique Keyhollow Alder 75' },
      { label: 'Souris', value: 'Souris sans fil Keyhollow Wren' },
      { label: 'Capture', value: 'Boîtier de capture 4K Castlane Relay' },
      { label: 'À l’unité', value: '$456.00' },
    ],
  },
  'voice-over-bundle': {
    name: 'Pack Voix off',
    description:
      'Une chaîne vocale silencieuse et précise pour la narration, le livre audio et le doublage. Le Velvet flotte dans sa suspension élastique derrière un filtre à double maille, et le Studio 40 vous fait entendre chaque souffle avant l’auditeur. Prévoyez une interface avec alimentation fantôme 48 V et un pied au filetage 5/8 pouce.',
    specs: [
      { label: 'Microphone', value: 'Microphone statique Tonewick Velvet' },
      { label: 'Suspension', value: 'Suspension antichoc Perchline Cradle' },
      { label: 'Filtre anti-pop', value: 'Filtre anti-pop double maille Tonewick' },
      { label: 'Casque', value: 'Casque Auralind Studio 40' },
      { label: 'Prévoir', value: 'Alimentation fantôme 48 V, pied 5/8 pouce' },
      { label: 'À l’unité', value: '$293.90' },
    ],
  },
  'mobile-creator-bundle': {
    name: 'Pack Créateur Mobile',
    description:
      'Une équipe de tournage dans un sac en bandoulière. Le Drift stabilise votre téléphone, deux micros-cravates sans fil portent les voix jusqu’à 150 m et le trépied pliant fait du téléphone une vraie caméra d’interview. Compatible avec tout téléphone USB-C de 90 mm de large au plus.',
    specs: [
      { label: 'Stabilisateur', value: 'Stabilisateur pour téléphone Pocketfen Drift' },
      { label: 'Microphones', value: 'Micros-cravates sans fil Tonewick Lapel Duo' },
      { label: 'Trépied', value: 'Trépied pliant pour téléphone Pocketfen' },
      { label: 'Largeur du téléphone', value: '58–90 mm' },
      { label: 'À l’unité', value: '$255.00' },
    ],
  },
  'green-room-bundle': {
    name: 'Pack Fond Vert',
    description:
      'Le fond et la lumière qu’il lui faut, vendus ensemble parce que l’un sans l’autre ne vaut rien. Le fond vert sort de son socle en quelques secondes et deux boîtes à lumière l’éclairent assez uniformément pour un détourage net, cheveux compris. S’installe dans 2 m de large.',
    specs: [
      { label: 'Fond', value: 'Fond vert déroulant Castlane' },
      { label: 'Éclairage', value: 'Kit de boîtes à lumière Brightmere Cloud' },
      { label: 'Espace nécessaire', value: '2,0 × 1,8 m' },
      { label: 'Installation', value: 'Environ 10 minutes, sans outils' },
      { label: 'À l’unité', value: '$208.00' },
    ],
  },
  'smart-studio-bundle': {
    name: 'Pack Studio Connecté',
    description:
      'Un geste, et la pièce est prête à enregistrer. La prise réveille votre matériel, le ruban et l’ampoule glissent vers vos couleurs, et le panneau On-Air s’allume devant la porte pour que personne n’entre. Tout se retrouve dans la même appli gratuite, en Wi-Fi 2,4 GHz, sans hub.',
    specs: [
      { label: 'Panneau', value: 'Panneau connecté Hearthlet On-Air' },
      { label: 'Ruban', value: 'Ruban LED Hearthlet Ribbon 5 m' },
      { label: 'Ampoule', value: 'Ampoule couleur connectée Hearthlet' },
      { label: 'Prise', value: 'Prise connectée Hearthlet' },
      { label: 'À l’unité', value: '$113.88' },
    ],
  },
};
