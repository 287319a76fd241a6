import type { ProductTranslation } from '../../seed-translation';

export const smartHome: Record<string, ProductTranslation> = {
  'hearthlet-smart-plug': {
    name: 'Hearthlet smarte Steckdose',
    description:
      'Schaltet alles, was einen Stecker hat, von überall. Nach Uhr, zum Sonnenuntergang oder als Teil einer Szene, und die App zeigt, was jedes Gerät kostet. Schmal genug, um die zweite Steckdose frei zu lassen.',
    specs: [
      { label: 'Belastbarkeit', value: '15 A, 1800 W' },
      { label: 'Funk', value: 'WLAN 2,4 GHz, ohne Zentrale' },
      { label: 'Misst', value: 'Leistung und Energie' },
      { label: 'Steuerung', value: 'App, Stimme, Taste' },
      { label: 'Maße', value: '52 × 38 × 52 mm' },
    ],
  },
  'hearthlet-smart-color-bulb': {
    name: 'Hearthlet smarte Farblampe',
    description:
      'Jedes Weiß von Kerze bis Mittag, danach jede Farbe. Sie blendet über statt umzuspringen, merkt sich nach einem Stromausfall den letzten Stand und dimmt für späte Abende auf ein Prozent. Der übliche Schraubsockel passt in die vorhandene Leuchte.',
    specs: [
      { label: 'Lichtstrom', value: '1100 lm (entspricht 75 W)' },
      { label: 'Farbe', value: '16 Millionen, 2200–6500 K' },
      { label: 'Sockel', value: 'E26 / E27' },
      { label: 'Funk', value: 'WLAN 2,4 GHz, ohne Zentrale' },
      { label: 'Lebensdauer', value: '25.000 Stunden' },
    ],
  },
  'hearthlet-ribbon-led-strip': {
    name: 'Hearthlet Ribbon LED-Lichtband 5 m',
    description:
      'Fünf Meter Farbe für Regale, Schreibtische und die Rückseite des Monitors. Jeder Abschnitt zeigt seinen eigenen Ton, so wirken Sonnenuntergänge und Verläufe echt. Alle zehn Zentimeter kürzbar; der Kleber hält auf Holz, Lack und Metall.',
    specs: [
      { label: 'Länge', value: '5 m, alle 10 cm kürzbar' },
      { label: 'LEDs', value: '60 je Meter, einzeln steuerbar' },
      { label: 'Farbe', value: 'RGB plus Warmweiß' },
      { label: 'Steuerung', value: 'WLAN-App, Fernbedienung' },
      { label: 'Stromversorgung', value: '24-W-Netzteil, im Lieferumfang' },
    ],
  },
  'hearthlet-on-air-smart-sign': {
    name: 'Hearthlet On-Air smartes Leuchtschild',
    description:
      'Leuchtet, sobald die Sendung läuft, damit der ganze Haushalt Bescheid weiß. Es erkennt die Kamera über WLAN und schaltet sich von selbst ein, oder ein Druck auf die Seite genügt. Zum Aufhängen neben der Tür oder fürs Regal im Hintergrund.',
    specs: [
      { label: 'Licht', value: 'Kantenbeleuchtetes Acryl, dimmbar' },
      { label: 'Funk', value: 'WLAN 2,4 GHz' },
      { label: 'Stromversorgung', value: 'USB-C, 2 m Kabel' },
      { label: 'Maße', value: '260 × 110 × 32 mm' },
      { label: 'Montage', value: 'Wand oder Regal' },
    ],
  },
  'hearthlet-porch-video-doorbell': {
    name: 'Hearthlet Porch Video-Türklingel',
    description:
      'Sehen, wer da ist, ohne das Mikrofon zu verlassen. Das hohe Bild zeigt Gesichter ebenso wie Pakete, die Gegensprechanlage ist klar, und Ruhezeiten halten den Gong aus der Aufnahme. Läuft mit Akku oder an vorhandenen Klingeldrähten.',
    specs: [
      { label: 'Video', value: '2048 × 1536, Nachtsicht' },
      { label: 'Blickwinkel', value: '150°, hochformatig' },
      { label: 'Akkulaufzeit', value: '5 Monate' },
      { label: 'Speicher', value: 'Im Gerät, ohne Abo' },
      { label: 'Wetterschutz', value: 'IP65' },
      { label: 'Maße', value: '138 × 46 × 26 mm' },
    ],
  },
  'hearthlet-lookout-indoor-camera': {
    name: 'Hearthlet Lookout Innenkamera',
    description:
      'Dreht den Kopf der Katze hinterher und senkt das Lid, wenn jemand zu Hause ist. Klare Bilder bei Tag und Nacht, Gegensprechen und Aufnahmen, die auf einer Karte in der Kamera bleiben. Steht im Regal oder hängt an der Decke.',
    specs: [
      { label: 'Video', value: '2304 × 1296, Nachtsicht' },
      { label: 'Bewegung', value: '360° schwenken, 110° neigen' },
      { label: 'Privatsphäre', value: 'Mechanischer Objektivdeckel' },
      { label: 'Speicher', value: 'Speicherkarte bis 256 GB' },
      { label: 'Stromversorgung', value: 'USB-C' },
    ],
  },
  'hearthlet-round-smart-thermostat': {
    name: 'Hearthlet Round smartes Thermostat',
    description:
      'Am Ring drehen, und der Raum ist einverstanden. Es lernt, wann das Studio genutzt wird, hält während der Aufnahme den Lüfter zurück und zeigt den Monat in klaren Zahlen. Eine Blende deckt die Spuren des alten ab.',
    specs: [
      { label: 'Anzeige', value: 'Rund, 2,1 Zoll, dimmt sich selbst' },
      { label: 'Steuerung', value: 'Ring, App, Stimme' },
      { label: 'Sensoren', value: 'Temperatur, Luftfeuchte, Anwesenheit' },
      { label: 'Verkabelung', value: '24 V, C-Leiter oder Adapter' },
      { label: 'Durchmesser', value: '84 mm' },
    ],
  },
  'hearthlet-nook-smart-speaker': {
    name: 'Hearthlet Nook smarter Lautsprecher',
    description:
      'Ein kleiner Lautsprecher mit großem Auftritt, in gewebten Stoff gehüllt. Er füllt den Raum aus jeder Ecke gleichmäßig, lässt sich zum Stereopaar koppeln und hat einen Schalter, der die Mikrofone wirklich trennt. Oben berühren regelt die Lautstärke.',
    specs: [
      { label: 'Leistung', value: '20 W' },
      { label: 'Treiber', value: 'Tieftöner 3 Zoll, Hochtöner 0,8 Zoll' },
      { label: 'Funk', value: 'WLAN (Wi-Fi 5), Bluetooth 5.0' },
      { label: 'Mikrofone', value: '4, mit Hardware-Schalter' },
      { label: 'Maße', value: '112 × 112 × 138 mm' },
    ],
  },
  'hearthlet-dusk-smart-lamp': {
    name: 'Hearthlet Dusk smarte Leuchte',
    description:
      'Ein Pilz aus Opalglas, der leuchtet wie die letzte halbe Stunde Tageslicht. Antippen zum Dimmen, stellen zum sanften Wecken oder in die Studioszenen aufnehmen. Der gedrechselte Fuß ist in warmem Terrakotta gehalten.',
    specs: [
      { label: 'Lichtstrom', value: '650 lm' },
      { label: 'Farbe', value: '2000–5000 K' },
      { label: 'Materialien', value: 'Opalglas, lackierter Stahl' },
      { label: 'Funk', value: 'WLAN 2,4 GHz' },
      { label: 'Maße', value: '24 × 24 × 31 cm' },
      { label: 'Leistung', value: '9 W' },
    ],
  },
};
