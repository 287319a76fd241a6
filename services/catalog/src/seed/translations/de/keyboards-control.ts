import type { ProductTranslation } from '../../seed-translation';

export const keyboardsControl: Record<string, ProductTranslation> = {
  'keyhollow-alder-75-mechanical-keyboard': {
    name: 'Keyhollow Alder 75 mechanische Tastatur',
    description:
      'Eine Gasket-Tastatur mit dem tiefen, weichen Klang, dem manche jahrelang hinterherlaufen. Das 75-%-Layout behält die Pfeile und lässt den Ballast weg, die Schalter lassen sich ohne Löten ziehen, und ein Aluminiumknopf regelt die Lautstärke. Funktioniert mit Kabel, Dongle oder drei Bluetooth-Geräten.',
    specs: [
      { label: 'Layout', value: '75 %, 82 Tasten und ein Drehknopf' },
      { label: 'Schalter', value: 'Linear, 45 g, Hot-Swap' },
      { label: 'Tastenkappen', value: 'PBT, Double-Shot' },
      { label: 'Anschluss', value: 'USB-C, 2,4 GHz, Bluetooth 5.1' },
      { label: 'Akku', value: '4000 mAh' },
      { label: 'Gewicht', value: '920 g' },
    ],
  },
  'keyhollow-rowan-full-size-keyboard': {
    name: 'Keyhollow Rowan Tastatur in voller Größe',
    description:
      'Das ganze Alphabet und der Ziffernblock dazu, auf einer Stahlplatte, die sich nicht biegt. Die Beleuchtung je Taste reicht vom stillen Glimmen bis zur großen Show. Eine magnetische Handballenauflage liegt bei.',
    specs: [
      { label: 'Layout', value: 'Volle Größe, 104 Tasten' },
      { label: 'Schalter', value: 'Taktil, 55 g' },
      { label: 'Beleuchtung', value: 'RGB je Taste' },
      { label: 'Anschluss', value: 'USB-C, 1,8 m Textilkabel' },
      { label: 'Abtastrate', value: '1000 Hz' },
      { label: 'Maße', value: '438 × 132 × 38 mm' },
    ],
  },
  'keyhollow-slate-low-profile-keyboard': {
    name: 'Keyhollow Slate flache Tastatur',
    description:
      'Mechanisches Tippgefühl auf Laptophöhe. Slate ist 17 mm flach, aus gebürstetem Aluminium, leise genug fürs offene Mikrofon und wechselt mit einer Taste zwischen drei Computern. Ohne Beleuchtung hält eine Ladung vier Monate.',
    specs: [
      { label: 'Layout', value: '65 %, 68 Tasten' },
      { label: 'Schalter', value: 'Flach, leise, linear, 40 g' },
      { label: 'Dicke', value: '17 mm' },
      { label: 'Anschluss', value: 'USB-C, Bluetooth 5.1' },
      { label: 'Akkulaufzeit', value: '4 Monate ohne Beleuchtung' },
      { label: 'Gewicht', value: '540 g' },
    ],
  },
  'keyhollow-tally-number-pad': {
    name: 'Keyhollow Tally Ziffernblock',
    description:
      'Der Ziffernblock, den die kompakte Tastatur weggelassen hat. Einundzwanzig mechanische Tasten, ein Drehknopf zum Scrollen durch die Timeline und eine Ebene für eigene Kürzel. Steht links oder rechts der Tastatur.',
    specs: [
      { label: 'Tasten', value: '21 und ein Drehknopf' },
      { label: 'Schalter', value: 'Linear, 45 g, Hot-Swap' },
      { label: 'Anschluss', value: 'USB-C oder 2,4 GHz' },
      { label: 'Tastenkappen', value: 'PBT' },
      { label: 'Maße', value: '84 × 128 × 34 mm' },
    ],
  },
  'castlane-cue-15-stream-controller': {
    name: 'Castlane Cue 15 Stream-Controller',
    description:
      'Fünfzehn kleine Bildschirme, die tun, was man ihnen sagt. Szene wechseln, stumm schalten, Intro starten oder Licht dimmen: ein Druck genügt, und die Taste zeigt, was an ist und was aus. Seiten und Ordner schaffen Platz für weit mehr als fünfzehn Ideen.',
    specs: [
      { label: 'Tasten', value: '15 LCD-Tasten, 72 × 72 px' },
      { label: 'Standfuß', value: 'Magnetisch, 45° geneigt' },
      { label: 'Anschluss', value: 'USB-C, 1,5 m Kabel' },
      { label: 'Software', value: 'Windows, macOS, Linux' },
      { label: 'Maße', value: '122 × 86 × 24 mm' },
      { label: 'Gewicht', value: '214 g' },
    ],
  },
  'castlane-cue-6-mini-controller': {
    name: 'Castlane Cue 6 Mini-Controller',
    description:
      'Sechs Tasten reichen für die meisten Sendungen. Der Cue 6 braucht den Platz einer Spielkarte und nutzt dieselbe Software wie der große Bruder, die Layouts ziehen also mit um. Auch gut als zweite Seite für die andere Hand.',
    specs: [
      { label: 'Tasten', value: '6 LCD-Tasten, 72 × 72 px' },
      { label: 'Anschluss', value: 'USB-C, 1,5 m Kabel' },
      { label: 'Software', value: 'Windows, macOS, Linux' },
      { label: 'Maße', value: '86 × 62 × 26 mm' },
      { label: 'Gewicht', value: '108 g' },
    ],
  },
  'keyhollow-turn-macro-dial': {
    name: 'Keyhollow Turn Makro-Drehregler',
    description:
      'Ein schöner Knopf zum Spulen, Scrollen und für die Lautstärke. Der gefräste Regler dreht mit feinen Rasten oder ganz ohne, Druck und Doppeldruck tun Verschiedenes, und der Lichtring zeigt den Modus. Bis zu acht Modi lassen sich in der App anlegen.',
    specs: [
      { label: 'Drehregler', value: 'Gefrästes Aluminium, 58 mm' },
      { label: 'Rasten', value: '96 je Umdrehung oder stufenlos' },
      { label: 'Modi', value: '8, an der Farbe erkennbar' },
      { label: 'Anschluss', value: 'USB-C oder Bluetooth 5.1' },
      { label: 'Gewicht', value: '265 g' },
    ],
  },
  'keyhollow-wren-wireless-mouse': {
    name: 'Keyhollow Wren Funkmaus',
    description:
      'Dreiundsechzig Gramm und kein einziges Loch. Wren gleitet auf Füßen aus reinem PTFE, arbeitet auch auf Glas und antwortet in einer Millisekunde. Symmetrisch, mit Seitentasten, die sich für Linkshänder tauschen lassen.',
    specs: [
      { label: 'Sensor', value: '26.000 dpi, optisch' },
      { label: 'Gewicht', value: '63 g' },
      { label: 'Tasten', value: '6, Seiten tauschbar' },
      { label: 'Anschluss', value: '2,4 GHz, Bluetooth, USB-C' },
      { label: 'Akkulaufzeit', value: '85 Stunden' },
      { label: 'Maße', value: '122 × 63 × 38 mm' },
    ],
  },
  'keyhollow-field-desk-mat': {
    name: 'Keyhollow Field Schreibtischunterlage',
    description:
      'Eine weiche, breite Unterlage, die laute Tastaturen dämpft und der Maus Auslauf gibt. Das Höhenlinienmuster ist gewebt statt gedruckt, der Rand umnäht, und der Gummiboden bleibt liegen. Von Hand waschen.',
    specs: [
      { label: 'Maße', value: '900 × 400 × 4 mm' },
      { label: 'Oberfläche', value: 'Gewebtes Polyester' },
      { label: 'Unterseite', value: 'Naturkautschuk' },
      { label: 'Kante', value: 'Umnäht' },
      { label: 'Pflege', value: 'Handwäsche, 30 °C' },
    ],
  },
  'castlane-step-foot-pedal': {
    name: 'Castlane Step Fußpedal',
    description:
      'Drei lautlose Pedale für die Momente, in denen beide Hände zu tun haben. Sprechtaste, nächste Szene, Seite umblättern: Was eine Taste kann, kann auch ein Fuß. Die Einstellungen bleiben im Pedal, es funktioniert also an jedem Computer ohne Software.',
    specs: [
      { label: 'Pedale', value: '3, lautlose Schalter' },
      { label: 'Speicher', value: 'Im Gerät, 3 Ebenen' },
      { label: 'Anschluss', value: 'USB-C, 2 m Kabel' },
      { label: 'Gehäuse', value: 'Druckguss, Gummiboden' },
      { label: 'Maße', value: '296 × 112 × 42 mm' },
    ],
  },
};
