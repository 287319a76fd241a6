import type { ProductTranslation } from '../../seed-translation';

export const phoneMobile: Record<string, ProductTranslation> = {
  'pocketfen-drift-phone-gimbal': {
    name: 'Stabilisateur pour téléphone Pocketfen Drift',
    description:
      'Des images stables en marchant, en trottinant ou en courant. Trois moteurs annulent les secousses, la gâchette suit un visage et le tout se déplie prêt à tourner en une seconde. Un pied de trépied se cache dans la poignée.',
    specs: [
      { label: 'Axes', value: '3, motorisés' },
      { label: 'Téléphones', value: '58–90 mm de large, jusqu’à 300 g' },
      { label: 'Autonomie', value: '10 heures' },
      { label: 'Extension', value: 'Tige intégrée de 21 cm' },
      { label: 'Charge', value: 'USB-C, charge aussi le téléphone' },
      { label: 'Poids', value: '312 g' },
    ],
  },
  'pocketfen-folding-phone-tripod': {
    name: 'Trépied pliant pour téléphone Pocketfen',
    description:
      'Une perche à selfie, un trépied et une télécommande pliés en une barre de l’épaisseur d’un stylo. La pince passe d’un clic du portrait au paysage, et la télécommande se détache de la poignée. Il se dresse à 1,3 m sur de vrais pieds.',
    specs: [
      { label: 'Hauteur', value: '24–130 cm' },
      { label: 'Téléphones', value: '58–95 mm de large' },
      { label: 'Télécommande', value: 'Bluetooth, 10 m' },
      { label: 'Matériau', value: 'Aluminium' },
      { label: 'Poids', value: '245 g' },
    ],
  },
  'pocketfen-reserve-20k-power-bank': {
    name: 'Batterie externe Pocketfen Reserve 20K',
    description:
      'Une journée de tournage dans un bloc de la taille d’un livre de poche. Elle charge à la fois un portable à 65 W, un téléphone et une caméra, et un petit écran dit exactement ce qui reste. Admise en cabine.',
    specs: [
      { label: 'Capacité', value: '20 000 mAh, 74 Wh' },
      { label: 'Sortie', value: 'USB-C 65 W, 2 autres ports' },
      { label: 'Recharge', value: '90 minutes' },
      { label: 'Écran', value: 'Pourcentage, watts, temps restant' },
      { label: 'Poids', value: '425 g' },
    ],
  },
  'pocketfen-trio-charging-stand': {
    name: 'Station de charge Pocketfen Trio',
    description:
      'Téléphone, montre et écouteurs se chargent sur un support, avec un seul câble. L’aimant tient le téléphone à un angle lisible, droit ou couché. Le socle est lesté : le téléphone se décroche d’une main.',
    specs: [
      { label: 'Téléphone', value: '15 W sans fil, magnétique' },
      { label: 'Montre', value: '5 W' },
      { label: 'Écouteurs', value: '5 W' },
      { label: 'Entrée', value: 'USB-C, 30 W' },
      { label: 'Matériau', value: 'Aluminium, silicone souple' },
    ],
  },
  'pocketfen-harbor-8-in-1-usb-c-hub': {
    name: 'Hub USB-C 8-en-1 Pocketfen Harbor',
    description:
      'Huit ports à partir d’un seul, dans une barre d’aluminium qui reste fraîche. Écran, réseau, cartes, disques et courant passent par un unique câble tressé. Testé avec une caméra, un boîtier de capture et un micro en même temps.',
    specs: [
      { label: 'Vidéo', value: 'HDMI, 4K à 60 Hz' },
      { label: 'USB', value: '2 × USB-A, 1 × USB-C, 10 Gbit/s' },
      { label: 'Cartes', value: 'SD et microSD, UHS-I' },
      { label: 'Réseau', value: 'Ethernet Gigabit' },
      { label: 'Puissance', value: '100 W en charge traversante' },
      { label: 'Dimensions', value: '124 × 42 × 14 mm' },
    ],
  },
  'pocketfen-pebble-65w-charger': {
    name: 'Chargeur 65 W Pocketfen Pebble',
    description:
      'Un petit chargeur pour le portable, le téléphone et le casque. Le nitrure de gallium le garde frais et deux fois plus petit que celui qu’il remplace. Les broches se replient.',
    specs: [
      { label: 'Sortie', value: '65 W, partagés entre 3 ports' },
      { label: 'Ports', value: '2 × USB-C, 1 × USB-A' },
      { label: 'Entrée', value: '100–240 V' },
      { label: 'Dimensions', value: '52 × 46 × 31 mm' },
      { label: 'Poids', value: '118 g' },
    ],
  },
  'pocketfen-vault-portable-ssd': {
    name: 'SSD portable Pocketfen Vault 1 To',
    description:
      'De la place pour quarante heures de 4K, en plus petit qu’une carte bancaire. Assez rapide pour monter directement dessus, protégé de la poussière et de la pluie, et serein après une chute de deux mètres. Le câble court se clipse sur le côté.',
    specs: [
      { label: 'Capacité', value: '1 To' },
      { label: 'Débit', value: '2000 Mo/s en lecture et en écriture' },
      { label: 'Connexion', value: 'USB-C, 20 Gbit/s' },
      { label: 'Protection', value: 'IP65, chutes de 2 m' },
      { label: 'Poids', value: '58 g' },
    ],
  },
  'pocketfen-phone-lens-kit': {
    name: 'Kit d’objectifs pour téléphone Pocketfen',
    description:
      'Trois objectifs en verre qui donnent au téléphone un nouveau regard : grand-angle, macro et portrait 2×. Ils se vissent dans un clip qui va sur tous les téléphones et vivent ensemble dans un étui rigide. Le macro fait le point à trois centimètres.',
    specs: [
      { label: 'Objectifs', value: 'Grand-angle 0,6×, macro 15×, télé 2×' },
      { label: 'Verre', value: 'Traitement multicouche' },
      { label: 'Filetage', value: '17 mm' },
      { label: 'Compatible avec', value: 'Téléphones jusqu’à 11 mm d’épaisseur' },
      { label: 'Dans la boîte', value: '3 objectifs, clip, capuchons, étui rigide' },
    ],
  },
  'pocketfen-braided-usb-c-cable': {
    name: 'Câble USB-C tressé Pocketfen 2 m',
    description:
      'Le câble auquel on ne pense plus. Du nylon tressé sur une âme en aramide, des embouts pliés trente mille fois et assez de puissance pour un portable. Un lien en cuir le garde bien enroulé.',
    specs: [
      { label: 'Longueur', value: '2 m' },
      { label: 'Puissance', value: '100 W' },
      { label: 'Données', value: '10 Gbit/s' },
      { label: 'Gaine', value: 'Nylon tressé' },
      { label: 'Connecteurs', value: 'USB-C vers USB-C' },
    ],
  },
};
