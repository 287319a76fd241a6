import type { ProductTranslation } from '../../seed-translation';

export const lighting: Record<string, ProductTranslation> = {
  'brightmere-halo-10-ring-light': {
    name: 'Brightmere Halo 10 Ringlicht',
    description:
      'Ein Ring in Schreibtischgröße mit weichem, gleichmäßigem Licht, das einen hellen Kreis in die Augen zaubert. Drei Weißtöne und zehn Helligkeitsstufen liegen auf der Fernbedienung im Kabel. Der beschwerte Fuß braucht nicht mehr Platz als eine Tasse.',
    specs: [
      { label: 'Durchmesser', value: '10 Zoll (26 cm)' },
      { label: 'Farbtemperatur', value: '3000, 4500, 6000 K' },
      { label: 'Farbwiedergabe', value: 'CRI 95' },
      { label: 'Stromversorgung', value: '10 W über USB' },
      { label: 'Höhe', value: '38–54 cm' },
    ],
  },
  'brightmere-halo-18-ring-light': {
    name: 'Brightmere Halo 18 Ringlicht',
    description:
      'Der große Ring für Make-up, Porträts und alle, die im Stehen filmen. Auf dem eigenen Stativ wird er über 2 m hoch, in der Mitte hält er ein Smartphone. Der Dimmer läuft von einem Prozent bis voll, ohne jedes Flimmern.',
    specs: [
      { label: 'Durchmesser', value: '18 Zoll (46 cm)' },
      { label: 'Farbtemperatur', value: '2900–7000 K' },
      { label: 'Farbwiedergabe', value: 'CRI 97' },
      { label: 'Stromversorgung', value: '55 W, Netzbetrieb' },
      { label: 'Höhe', value: '90–205 cm' },
      { label: 'Lieferumfang', value: 'Ring, Stativ, Smartphone-Halter, Tragetasche' },
    ],
  },
  'brightmere-panel-60-key-light': {
    name: 'Brightmere Panel 60 Key-Light',
    description:
      'Eine breite, kantenbeleuchtete Fläche, die arbeitet wie ein Fenster an einem bedeckten Tag. Die matte Front verteilt 2800 Lumen so gleichmäßig, dass Brillen nicht spiegeln, und die App merkt sich einen Look für den Tag und einen für die Nacht. Die Stange klemmt an Tischplatten bis 6 cm.',
    specs: [
      { label: 'Lichtstrom', value: '2800 lm' },
      { label: 'Farbtemperatur', value: '2900–7000 K' },
      { label: 'Farbwiedergabe', value: 'CRI 96' },
      { label: 'Steuerung', value: 'WLAN-App und Tasten' },
      { label: 'Leuchtfläche', value: '35 × 25 cm' },
      { label: 'Stange', value: '55–125 cm, Tischklemme' },
    ],
  },
  'brightmere-cloud-softbox-kit': {
    name: 'Brightmere Cloud Softbox-Set',
    description:
      'Zwei Softboxen, zwei Stative und so viel weiches Licht, wie ein kleines Studio brauchen kann. Die Boxen gehen auf wie Regenschirme und verschwinden flach in der Tasche, in der sie kamen. Die dimmbaren LED-Lampen bleiben kühl genug zum Anfassen.',
    specs: [
      { label: 'Softbox', value: '2 × 50 × 70 cm' },
      { label: 'Lampen', value: '2 × 45 W LED, dimmbar' },
      { label: 'Farbtemperatur', value: '5600 K' },
      { label: 'Stative', value: '2 × 70–200 cm' },
      { label: 'Lieferumfang', value: '2 Softboxen, 2 Lampen, 2 Stative, Tasche' },
    ],
  },
  'brightmere-wand-rgb-tube-light': {
    name: 'Brightmere Wand RGB-Lichtstab',
    description:
      'Ein Stab voller Farbe mit Akku, für Wände, Gesichter und Musikvideos. Sechzehn Millionen Farben stehen zur Wahl, und Feuer, Blitz und Neon laufen auf Wunsch von allein. Magnete im Rücken halten an allem, was aus Stahl ist.',
    specs: [
      { label: 'Länge', value: '60 cm' },
      { label: 'Farbe', value: 'RGB plus Weiß von 2700–7500 K' },
      { label: 'Effekte', value: '18, fest eingebaut' },
      { label: 'Akkulaufzeit', value: '2,5 Stunden bei voller Leistung' },
      { label: 'Befestigung', value: 'Magnete; Gewinde 1/4 Zoll' },
      { label: 'Gewicht', value: '480 g' },
    ],
  },
  'brightmere-clip-laptop-light': {
    name: 'Brightmere Clip Laptopleuchte',
    description:
      'Ein Taschenlicht für den Call, der von überall sein muss. Gepolsterte Backen greifen Laptopdeckel oder Tablet, ohne zu kratzen, und die matte Front reicht von kerzenwarm bis Tageslicht. Eine Ladung hält einen Arbeitstag voller Meetings durch.',
    specs: [
      { label: 'Lichtstrom', value: '320 lm' },
      { label: 'Farbtemperatur', value: '2800–6500 K' },
      { label: 'Akkulaufzeit', value: '3 bis 9 Stunden' },
      { label: 'Laden', value: 'USB-C' },
      { label: 'Maße', value: '84 × 84 × 18 mm' },
    ],
  },
  'brightmere-lintel-monitor-light-bar': {
    name: 'Brightmere Lintel Monitor-Lichtleiste',
    description:
      'Licht auf den Tisch, keines auf den Bildschirm. Der schräge Reflektor wirft eine breite Lichtinsel über die Tastatur, der Monitor bleibt frei von Reflexen, und ein kabelloser Drehregler stellt Helligkeit und Wärme ein. Für Bildschirme von 8 bis 32 mm Dicke, auch gebogene.',
    specs: [
      { label: 'Breite', value: '46 cm' },
      { label: 'Helligkeit', value: '500 lx bei 45 cm' },
      { label: 'Farbtemperatur', value: '2700–6500 K' },
      { label: 'Steuerung', value: 'Kabelloser Drehregler' },
      { label: 'Stromversorgung', value: 'USB-C, 5 W' },
    ],
  },
  'brightmere-comb-wall-light-panels': {
    name: 'Brightmere Comb Lichtpaneele für die Wand',
    description:
      'Sieben Sechsecke machen aus einer leeren Wand eine Kulisse. In beliebiger Form zusammenklicken, mit ablösbaren Pads ankleben und Farben im Takt der Musik darüberlaufen lassen. Den Aufbau zeichnet die App.',
    specs: [
      { label: 'Paneele', value: '7 Sechsecke, je 20 cm' },
      { label: 'Farbe', value: 'RGB plus Warm- und Kaltweiß' },
      { label: 'Steuerung', value: 'WLAN-App, Musik-Synchronisation' },
      { label: 'Stromversorgung', value: '28 W, ein Netzteil' },
      { label: 'Montage', value: 'Ablösbare Klebepads, ohne Bohren' },
    ],
  },
  'castlane-pull-up-green-screen': {
    name: 'Castlane Greenscreen zum Hochziehen',
    description:
      'Ein Greenscreen, der in fünf Sekunden da ist und genauso schnell wieder weg. Am Griff hochziehen, und der Federrahmen rastet in jeder Höhe ein; herunterdrücken, und er rollt sich in seinen Metallfuß. Der matte Stoff knittert kaum und lässt sich sauber freistellen.',
    specs: [
      { label: 'Hintergrund', value: '148 × 180 cm' },
      { label: 'Stoff', value: 'Polyester, matt, Chroma-Grün' },
      { label: 'Rahmen', value: 'Gefedert, selbstarretierend' },
      { label: 'Zusammengelegt', value: '164 × 12 × 11 cm' },
      { label: 'Gewicht', value: '9,2 kg' },
    ],
  },
};
