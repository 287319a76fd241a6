import type { ProductTranslation } from '../../seed-translation';

export const audioHeadphones: Record<string, ProductTranslation> = {
  'auralind-studio-40-headphones': {
    name: 'Auralind Studio 40 Kopfhörer',
    description:
      'Ein geschlossener Kopfhörer für die Aufnahme: Er hält den Klick vom Mikrofon fern und sagt die Wahrheit über den Take. Die Ohrmuscheln drehen sich zum einohrigen Hören und klappen für die Tasche ein. Jedes Verschleißteil ist austauschbar.',
    specs: [
      { label: 'Bauart', value: 'Geschlossen, ohrumschließend' },
      { label: 'Treiber', value: '40 mm' },
      { label: 'Frequenzgang', value: '15 Hz – 22 kHz' },
      { label: 'Impedanz', value: '48 Ω' },
      { label: 'Kabel', value: '3 m, abnehmbar, 3,5 und 6,3 mm' },
      { label: 'Gewicht', value: '240 g' },
    ],
  },
  'auralind-meadow-open-back-headphones': {
    name: 'Auralind Meadow Kopfhörer in offener Bauweise',
    description:
      'Offene Muscheln aus geöltem Walnussholz und ein Klang, der aus dem Raum zu kommen scheint statt aus den Ohren. Gemacht für lange Schnitttage: Die Velourspolster bleiben kühl, das Kopfband verteilt das Gewicht. Jeder Kopfhörer wird gemessen, bevor er die Werkbank verlässt.',
    specs: [
      { label: 'Bauart', value: 'Offen, ohrumschließend' },
      { label: 'Treiber', value: '50 mm' },
      { label: 'Frequenzgang', value: '8 Hz – 35 kHz' },
      { label: 'Impedanz', value: '120 Ω' },
      { label: 'Materialien', value: 'Walnuss, Stahl, Velours' },
      { label: 'Gewicht', value: '310 g' },
    ],
  },
  'auralind-hush-noise-cancelling-headphones': {
    name: 'Auralind Hush Kopfhörer mit Geräuschunterdrückung',
    description:
      'Erst Stille, dann Musik. Acht Mikrofone räumen Motor, Büro und Bahn aus dem Weg, und ein Knopf lässt das Gespräch wieder herein. Vierzig Stunden mit einer Ladung; fünf Minuten am Kabel bringen vier weitere.',
    specs: [
      { label: 'Geräuschunterdrückung', value: 'Adaptiv, 8 Mikrofone' },
      { label: 'Akkulaufzeit', value: '40 Stunden' },
      { label: 'Bluetooth', value: '5.3, zwei Geräte gleichzeitig' },
      { label: 'Treiber', value: '40 mm' },
      { label: 'Laden', value: 'USB-C, 5 min für 4 Stunden' },
      { label: 'Gewicht', value: '254 g' },
    ],
  },
  'auralind-raid-gaming-headset': {
    name: 'Auralind Raid Gaming-Headset',
    description:
      'Die Schritte hören, bevor der Gegner etwas hört. Große 50-mm-Treiber stellen jedes Geräusch an seinen Platz im Raum, und das Schwenkmikrofon wird stumm, sobald es nach oben klappt. Ein Rad an der Ohrmuschel mischt Spiel und Chat.',
    specs: [
      { label: 'Treiber', value: '50 mm' },
      { label: 'Mikrofon', value: 'Niere, stumm beim Hochklappen' },
      { label: 'Anschluss', value: '2,4-GHz-Funk oder USB-C' },
      { label: 'Akkulaufzeit', value: '30 Stunden' },
      { label: 'Ohrpolster', value: 'Strickgewebe über Memory-Schaum' },
      { label: 'Gewicht', value: '286 g' },
    ],
  },
  'auralind-dew-wireless-earbuds': {
    name: 'Auralind Dew kabellose Ohrhörer',
    description:
      'Federleichte Ohrhörer in einem Etui wie ein Flusskiesel. Sie sperren die Straße aus, nehmen Regen gelassen und telefonieren mit vier Mikrofonen und Windfilter. Aufsätze in drei Größen liegen bei.',
    specs: [
      { label: 'Geräuschunterdrückung', value: 'Bis 38 dB' },
      { label: 'Akkulaufzeit', value: '8 Stunden, 32 mit Etui' },
      { label: 'Bluetooth', value: '5.3' },
      { label: 'Wasserschutz', value: 'IPX5' },
      { label: 'Laden', value: 'USB-C oder kabellos' },
      { label: 'Gewicht', value: 'Je 4,6 g' },
    ],
  },
  'auralind-understage-in-ear-monitors': {
    name: 'Auralind Understage In-Ear-Monitore',
    description:
      'Drei Treiber in einer klaren Schale, kleiner als eine Fingerkuppe. Sie dichten gegen die Band ab, sitzen auch unter Helm oder Mütze fest und verschwinden vor der Kamera. Das geflochtene Kabel ist abnehmbar: Ein müder Stecker bedeutet nie ein neues Paar.',
    specs: [
      { label: 'Treiber', value: '1 dynamisch, 2 Balanced Armature' },
      { label: 'Abschirmung', value: 'Bis 26 dB' },
      { label: 'Impedanz', value: '22 Ω' },
      { label: 'Kabel', value: '1,4 m, abnehmbar, 3,5 mm' },
      { label: 'Lieferumfang', value: '7 Paar Aufsätze, Hartschalenetui' },
    ],
  },
  'auralind-oakfield-desktop-speakers': {
    name: 'Auralind Oakfield Schreibtischlautsprecher',
    description:
      'Echte Eiche, echte Treiber und raumfüllender Klang aus zwei Boxen, nicht höher als ein Taschenbuch. Anschließen per USB-C oder Kabel, oder per Bluetooth vom Smartphone spielen. Gummifüße neigen sie nach oben, den Ohren entgegen.',
    specs: [
      { label: 'Leistung', value: '2 × 25 W' },
      { label: 'Treiber', value: 'Tieftöner 3,5 Zoll, Seidenhochtöner 1 Zoll' },
      { label: 'Frequenzgang', value: '60 Hz – 20 kHz' },
      { label: 'Eingänge', value: 'USB-C, Cinch, 3,5 mm, Bluetooth 5.0' },
      { label: 'Maße', value: 'Je 13 × 21 × 17 cm' },
      { label: 'Gewicht', value: '3,9 kg das Paar' },
    ],
  },
  'auralind-ledge-desktop-soundbar': {
    name: 'Auralind Ledge Schreibtisch-Soundbar',
    description:
      'Klares Stereo vom schmalen Streifen unter dem Monitor. Zwei ovale Treiber und eine Passivmembran klingen breiter, als die Leiste ist, und der Lautstärkeregler sitzt oben, wo man ihn erwartet. USB-C genügt als Stromquelle.',
    specs: [
      { label: 'Leistung', value: '2 × 8 W' },
      { label: 'Treiber', value: '2 Breitband, 1 Passivmembran' },
      { label: 'Eingänge', value: 'USB-C, 3,5 mm, Bluetooth 5.3' },
      { label: 'Maße', value: '42 × 7 × 8 cm' },
      { label: 'Gewicht', value: '1,1 kg' },
    ],
  },
  'tonewick-crossway-2-audio-interface': {
    name: 'Tonewick Crossway 2 Audio-Interface',
    description:
      'Zwei rauscharme Vorverstärker, ein Kopfhörerverstärker mit Reserven und ein Loopback-Kanal, der streamt, was der Computer spielt. Große Regler, ehrliche Anzeigen, kein Menü. Strom kommt aus dem USB-C-Anschluss, an dem es hängt.',
    specs: [
      { label: 'Eingänge', value: '2 × XLR-/6,3-mm-Combo' },
      { label: 'Ausgänge', value: '2 × 6,3 mm symmetrisch, Kopfhörer' },
      { label: 'Auflösung', value: '24 Bit / 192 kHz' },
      { label: 'Verstärkung', value: '62 dB je Kanal' },
      { label: 'Phantomspeisung', value: '48 V' },
      { label: 'Maße', value: '182 × 118 × 48 mm' },
    ],
  },
  'tonewick-foyer-6-podcast-mixer': {
    name: 'Tonewick Foyer 6 Podcast-Mischpult',
    description:
      'Eine ganze Sendung auf einer Fläche: vier Mikrofone, ein Telefonanruf und acht Pads für Jingles und Applaus. Jeder Fader schreibt seine eigene Spur auf die Speicherkarte, so bleibt jeder Patzer reparierbar. Vier Kopfhörerausgänge halten die Gäste bei Laune.',
    specs: [
      { label: 'Kanäle', value: '4 XLR, 1 Bluetooth, 1 USB' },
      { label: 'Sound-Pads', value: '8, frei belegbar, vollfarbig' },
      { label: 'Aufnahme', value: 'Mehrspurig auf Speicherkarte oder USB-C' },
      { label: 'Kopfhörerausgänge', value: '4, getrennt regelbar' },
      { label: 'Auflösung', value: '24 Bit / 48 kHz' },
      { label: 'Maße', value: '308 × 224 × 62 mm' },
    ],
  },
};
