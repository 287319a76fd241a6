import type { ProductTranslation } from '../../seed-translation';

export const phoneMobile: Record<string, ProductTranslation> = {
  'pocketfen-drift-phone-gimbal': {
    name: 'Pocketfen Drift Smartphone-Gimbal',
    description:
      'Ruhige Bilder im Gehen, Joggen oder Laufen. Drei Motoren nehmen das Wackeln heraus, der Auslöser folgt einem Gesicht, und aufgeklappt ist alles in einer Sekunde drehbereit. Im Griff steckt ein Stativfuß.',
    specs: [
      { label: 'Achsen', value: '3, motorisiert' },
      { label: 'Smartphones', value: '58–90 mm breit, bis 300 g' },
      { label: 'Akkulaufzeit', value: '10 Stunden' },
      { label: 'Verlängerung', value: 'Eingebaute Stange, 21 cm' },
      { label: 'Laden', value: 'USB-C, lädt auch das Smartphone' },
      { label: 'Gewicht', value: '312 g' },
    ],
  },
  'pocketfen-folding-phone-tripod': {
    name: 'Pocketfen Klappstativ fürs Smartphone',
    description:
      'Selfiestick, Stativ und Fernbedienung, zusammengeklappt zu einem Stab so dick wie ein Stift. Die Klemme dreht mit einem Klick von Hoch- auf Querformat, die Fernbedienung löst sich aus dem Griff. Steht 1,3 m hoch auf richtigen Füßen.',
    specs: [
      { label: 'Höhe', value: '24–130 cm' },
      { label: 'Smartphones', value: '58–95 mm breit' },
      { label: 'Fernbedienung', value: 'Bluetooth, 10 m' },
      { label: 'Material', value: 'Aluminium' },
      { label: 'Gewicht', value: '245 g' },
    ],
  },
  'pocketfen-reserve-20k-power-bank': {
    name: 'Pocketfen Reserve 20K Powerbank',
    description:
      'Ein ganzer Drehtag in einem Block, so groß wie ein Taschenbuch. Lädt einen Laptop mit 65 W, dazu Smartphone und Kamera, und ein kleines Display sagt genau, wie viel noch übrig ist. Im Handgepäck erlaubt.',
    specs: [
      { label: 'Kapazität', value: '20.000 mAh, 74 Wh' },
      { label: 'Ausgang', value: '65 W über USB-C, 2 weitere Anschlüsse' },
      { label: 'Aufladen', value: '90 Minuten' },
      { label: 'Anzeige', value: 'Prozent, Watt, Restzeit' },
      { label: 'Gewicht', value: '425 g' },
    ],
  },
  'pocketfen-trio-charging-stand': {
    name: 'Pocketfen Trio Ladestation',
    description:
      'Smartphone, Uhr und Ohrhörer laden auf einem Ständer mit einem Kabel. Der Magnet hält das Telefon in lesbarem Winkel, hochkant oder quer. Der Fuß ist beschwert, so geht es mit einer Hand wieder ab.',
    specs: [
      { label: 'Smartphone', value: '15 W, kabellos, magnetisch' },
      { label: 'Uhr', value: '5 W' },
      { label: 'Ohrhörer', value: '5 W' },
      { label: 'Eingang', value: 'USB-C, 30 W' },
      { label: 'Material', value: 'Aluminium, weiches Silikon' },
    ],
  },
  'pocketfen-harbor-8-in-1-usb-c-hub': {
    name: 'Pocketfen Harbor 8-in-1-USB-C-Hub',
    description:
      'Acht Anschlüsse aus einem, in einem Aluminiumriegel, der kühl bleibt. Bildschirm, Netzwerk, Karten, Laufwerke und Strom laufen durch ein einziges Textilkabel. Getestet mit Kamera, Capture-Card und Mikrofon zugleich.',
    specs: [
      { label: 'Video', value: 'HDMI, 4K mit 60 Hz' },
      { label: 'USB', value: '2 × USB-A, 1 × USB-C, 10 Gbit/s' },
      { label: 'Speicherkarten', value: 'SD und microSD, UHS-I' },
      { label: 'Netzwerk', value: 'Gigabit-Ethernet' },
      { label: 'Leistung', value: '100 W Durchleitung' },
      { label: 'Maße', value: '124 × 42 × 14 mm' },
    ],
  },
  'pocketfen-pebble-65w-charger': {
    name: 'Pocketfen Pebble 65-W-Ladegerät',
    description:
      'Ein kleines Ladegerät für Laptop, Smartphone und Kopfhörer. Galliumnitrid hält es kühl und halb so groß wie das, was es ersetzt. Die Steckerstifte klappen ein.',
    specs: [
      { label: 'Ausgang', value: '65 W, auf 3 Anschlüsse verteilt' },
      { label: 'Anschlüsse', value: '2 × USB-C, 1 × USB-A' },
      { label: 'Eingang', value: '100–240 V' },
      { label: 'Maße', value: '52 × 46 × 31 mm' },
      { label: 'Gewicht', value: '118 g' },
    ],
  },
  'pocketfen-vault-portable-ssd': {
    name: 'Pocketfen Vault tragbare SSD 1 TB',
    description:
      'Platz für vierzig Stunden 4K, kleiner als eine Bankkarte. Schnell genug, um direkt darauf zu schneiden, gegen Staub und Regen abgedichtet und auch nach einem Sturz aus zwei Metern guter Dinge. Das kurze Kabel klippt an die Seite.',
    specs: [
      { label: 'Kapazität', value: '1 TB' },
      { label: 'Geschwindigkeit', value: '2000 MB/s lesen und schreiben' },
      { label: 'Anschluss', value: 'USB-C, 20 Gbit/s' },
      { label: 'Schutz', value: 'IP65, Stürze aus 2 m' },
      { label: 'Gewicht', value: '58 g' },
    ],
  },
  'pocketfen-phone-lens-kit': {
    name: 'Pocketfen Objektivset fürs Smartphone',
    description:
      'Drei Glaslinsen, die dem Smartphone neue Augen geben: Weitwinkel, Makro und ein 2×-Porträt. Sie schrauben sich in einen Clip, der auf jede Smartphone-Kamera passt, und wohnen zusammen im Hartschalenetui. Das Makro stellt auf drei Zentimeter scharf.',
    specs: [
      { label: 'Linsen', value: 'Weitwinkel 0,6×, Makro 15×, Tele 2×' },
      { label: 'Glas', value: 'Mehrfach vergütet' },
      { label: 'Gewinde', value: '17 mm' },
      { label: 'Passend für', value: 'Smartphones bis 11 mm Dicke' },
      { label: 'Lieferumfang', value: '3 Linsen, Clip, Kappen, Hartschalenetui' },
    ],
  },
  'pocketfen-braided-usb-c-cable': {
    name: 'Pocketfen USB-C-Kabel mit Textilmantel 2 m',
    description:
      'Das Kabel, über das man nicht mehr nachdenkt. Nylongeflecht um einen Aramidkern, Enden, die dreißigtausendmal gebogen wurden, und genug Leistung für einen Laptop. Ein Lederband hält es aufgerollt.',
    specs: [
      { label: 'Länge', value: '2 m' },
      { label: 'Leistung', value: '100 W' },
      { label: 'Daten', value: '10 Gbit/s' },
      { label: 'Mantel', value: 'Nylongeflecht' },
      { label: 'Stecker', value: 'USB-C auf USB-C' },
    ],
  },
};
