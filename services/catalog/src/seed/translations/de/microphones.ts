import type { ProductTranslation } from '../../seed-translation';

export const microphones: Record<string, ProductTranslation> = {
  'tonewick-ember-usb-microphone': {
    name: 'Tonewick Ember USB-Mikrofon',
    description:
      'Ein Kondensatormikrofon zum Einstecken mit dem warmen, nahen Klang eines Radiostudios. Oben antippen schaltet stumm, der Ring regelt die Verstärkung, und an der Kopfhörerbuchse ist die eigene Stimme ohne Verzögerung zu hören. Mit schwerem Tischständer und 2 m langem USB-C-Kabel im Textilmantel.',
    specs: [
      { label: 'Bauart', value: 'Kondensator, 16-mm-Kapsel' },
      { label: 'Richtcharakteristik', value: 'Niere' },
      { label: 'Auflösung', value: '24 Bit / 96 kHz' },
      { label: 'Anschluss', value: 'USB-C, 3,5-mm-Monitorausgang' },
      { label: 'Befestigung', value: 'Tischständer; Gewinde 5/8 Zoll' },
      { label: 'Gewicht', value: '410 g mit Ständer' },
    ],
  },
  'tonewick-pip-usb-microphone': {
    name: 'Tonewick Pip USB-Mikrofon',
    description:
      'Ein kleines, rundes Mikrofon, das viel größer klingt, als es ist. Pip steht auf jedem Schreibtisch, lässt sich um bis zu 40 Grad neigen und wird mit einem Druck auf den Fuß stumm. Gemacht für Calls, Unterricht und die ersten Streams.',
    specs: [
      { label: 'Bauart', value: 'Kondensator, 14-mm-Kapsel' },
      { label: 'Richtcharakteristik', value: 'Niere' },
      { label: 'Auflösung', value: '16 Bit / 48 kHz' },
      { label: 'Anschluss', value: 'USB-C, 1,5 m Kabel' },
      { label: 'Maße', value: '78 × 78 × 124 mm' },
    ],
  },
  'tonewick-baritone-dynamic-microphone': {
    name: 'Tonewick Baritone dynamisches Mikrofon',
    description:
      'Die klassische Rundfunkform, und das aus gutem Grund: Die dynamische Kapsel hört die Stimme und vergisst den Raum. Klimaanlage, Tastatur und der Verkehr vor dem Fenster bleiben draußen. Der Stahlbügel schwenkt um 270 Grad, und ein zweiter, dichterer Schaumstoffschutz für alle, die nah herangehen, liegt bei.',
    specs: [
      { label: 'Bauart', value: 'Dynamisch, Tauchspule' },
      { label: 'Richtcharakteristik', value: 'Niere' },
      { label: 'Frequenzgang', value: '45 Hz – 18 kHz' },
      { label: 'Anschluss', value: 'XLR' },
      { label: 'Empfohlene Verstärkung', value: '55 dB' },
      { label: 'Gewicht', value: '720 g' },
    ],
  },
  'tonewick-velvet-condenser-microphone': {
    name: 'Tonewick Velvet Kondensatormikrofon',
    description:
      'Ein Großmembran-Studiomikrofon mit luftigen Höhen und fast ohne eigenes Rauschen. Die 34-mm-Kapseln werden von Hand selektiert, sodass zwei davon ein echtes Stereopaar ergeben. Kommt im gepolsterten Holzkoffer mit Stativadapter.',
    specs: [
      { label: 'Bauart', value: 'Großmembran-Kondensator, 34 mm' },
      { label: 'Richtcharakteristik', value: 'Niere' },
      { label: 'Eigenrauschen', value: '6 dB(A)' },
      { label: 'Grenzschalldruck', value: '138 dB SPL' },
      { label: 'Stromversorgung', value: '48 V Phantomspeisung' },
      { label: 'Anschluss', value: 'XLR, vergoldet' },
      { label: 'Gewicht', value: '365 g' },
    ],
  },
  'tonewick-fieldline-shotgun-microphone': {
    name: 'Tonewick Fieldline Richtrohrmikrofon',
    description:
      'Ein kurzes Richtrohr, das eine einzelne Stimme aus dem Straßenlärm holt. Es sitzt federnd gelagert auf jedem Zubehörschuh und schaltet sich mit der Kamera ein. Schaumstoff- und Fellwindschutz gehören dazu.',
    specs: [
      { label: 'Bauart', value: 'Elektret-Kondensator, Interferenzrohr' },
      { label: 'Richtcharakteristik', value: 'Superniere' },
      { label: 'Tiefenfilter', value: '75 oder 150 Hz' },
      { label: 'Batterielaufzeit', value: '30 Stunden' },
      { label: 'Anschluss', value: '3,5 mm TRS und USB-C' },
      { label: 'Länge', value: '212 mm' },
    ],
  },
  'tonewick-lapel-duo-wireless-microphones': {
    name: 'Tonewick Lapel Duo kabellose Ansteckmikrofone',
    description:
      'Zwei Sender zum Anstecken, ein winziger Empfänger und ein Etui, das alle drei lädt. Jeder Sender nimmt zur Sicherheit selbst auf: Ein verlorenes Signal kostet nie ein Interview. Für Kameras und für jedes USB-C-Smartphone.',
    specs: [
      { label: 'Reichweite', value: '150 m bei Sichtverbindung' },
      { label: 'Akkulaufzeit', value: '7 Stunden, 21 mit Etui' },
      { label: 'Sicherungsaufnahme', value: '14 Stunden je Sender' },
      { label: 'Anschluss', value: 'USB-C und 3,5 mm' },
      { label: 'Gewicht', value: '21 g je Sender' },
      { label: 'Lieferumfang', value: '2 Sender, Empfänger, Etui, 2 Windschützer' },
    ],
  },
  'tonewick-roundtable-conference-microphone': {
    name: 'Tonewick Roundtable Konferenzmikrofon',
    description:
      'In die Mitte des Tisches stellen, und alle sind gleich gut zu verstehen. Sechs Kapseln folgen der Person, die gerade spricht, und der eingebaute Lautsprecher löscht sein eigenes Echo. Ein Leuchtring zeigt auf einen Blick, ob der Raum zu hören ist.',
    specs: [
      { label: 'Kapseln', value: '6, mit Beamforming' },
      { label: 'Aufnahmeradius', value: '4 m' },
      { label: 'Lautsprecher', value: '5 W, vollduplex' },
      { label: 'Anschluss', value: 'USB-C oder Bluetooth 5.3' },
      { label: 'Akkulaufzeit', value: '10 Stunden Gespräch' },
      { label: 'Durchmesser', value: '132 mm' },
    ],
  },
  'tonewick-marquee-handheld-microphone': {
    name: 'Tonewick Marquee Handmikrofon',
    description:
      'Ein Bühnenmikrofon, das die Bühne überlebt. Korb aus Stahl und Gehäuse aus Druckguss stecken Stürze weg, die gummigelagerte Kapsel überhört Griffgeräusche. Klemme, Tasche und 5 m XLR-Kabel sind dabei.',
    specs: [
      { label: 'Bauart', value: 'Dynamisch, Tauchspule' },
      { label: 'Richtcharakteristik', value: 'Superniere' },
      { label: 'Frequenzgang', value: '55 Hz – 16 kHz' },
      { label: 'Anschluss', value: 'XLR' },
      { label: 'Gewicht', value: '298 g' },
    ],
  },
  'tonewick-double-mesh-pop-filter': {
    name: 'Tonewick Popschutz mit Doppelgewebe',
    description:
      'Zwei Lagen Nylongewebe nehmen jedem P und B die Spitze. Der Schwanenhals aus Stahl bleibt, wo er hingebogen wird, und die gepolsterte Klemme hält an Stativen und Mikrofonarmen bis 40 mm Stärke.',
    specs: [
      { label: 'Durchmesser', value: '155 mm' },
      { label: 'Gewebe', value: 'Nylon, doppelt' },
      { label: 'Schwanenhals', value: '360 mm, Stahl' },
      { label: 'Klemme', value: 'Bis 40 mm' },
      { label: 'Gewicht', value: '230 g' },
    ],
  },
};
