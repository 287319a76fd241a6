import type { ProductTranslation } from '../../seed-translation';

export const camerasCapture: Record<string, ProductTranslation> = {
  'castlane-vista-1080p-webcam': {
    name: 'Castlane Vista 1080p-Webcam',
    description:
      'Sechzig flüssige Bilder pro Sekunde und eine Glaslinse, die Gesichtern auch im ganz normalen Zimmer schmeichelt. Der Autofokus sitzt in weniger als einer halben Sekunde, und eine Drehung am Ring schließt die Abdeckung, wenn Feierabend ist. Passt an jeden Bildschirm und auf jedes Stativ.',
    specs: [
      { label: 'Auflösung', value: '1920 × 1080 mit 60 fps' },
      { label: 'Sensor', value: '1/2,8 Zoll, rückwärtig belichtet' },
      { label: 'Objektiv', value: 'f/2.0, Glas, 82° Blickwinkel' },
      { label: 'Fokus', value: 'Phasen-Autofokus' },
      { label: 'Anschluss', value: 'USB-C, 1,8 m Kabel, abnehmbar' },
      { label: 'Befestigung', value: 'Bildschirmklemme; Gewinde 1/4 Zoll' },
    ],
  },
  'castlane-glance-webcam': {
    name: 'Castlane Glance Webcam',
    description:
      'Ein aufgeräumter kleiner Würfel, der besser aussehen lässt als jede Laptopkamera. Full HD, ein Schieber für die Privatsphäre und ein Mikrofon für den schnellen Call. Software ist nicht nötig.',
    specs: [
      { label: 'Auflösung', value: '1920 × 1080 mit 30 fps' },
      { label: 'Objektiv', value: 'f/2.4, 78° Blickwinkel' },
      { label: 'Privatsphäre', value: 'Schieber vor der Linse' },
      { label: 'Anschluss', value: 'USB-C, 1,5 m Kabel' },
      { label: 'Maße', value: '46 × 46 × 40 mm' },
    ],
  },
  'vantrell-mira-4k-streaming-camera': {
    name: 'Vantrell Mira 4K-Streamingkamera',
    description:
      'Eine spiegellose Kamera, die dafür gebaut ist, an zu bleiben. Sauberes 4K läuft über HDMI oder direkt über USB-C, solange Strom da ist: ohne Überhitzen und ohne Halbstundengrenze. Das mitgelieferte Zoom mit 16–50 mm reicht vom weiten Raum bis zum engen Porträt.',
    specs: [
      { label: 'Sensor', value: 'APS-C mit 24 MP' },
      { label: 'Video', value: '3840 × 2160 mit 60 fps, 10 Bit' },
      { label: 'Objektiv', value: '16–50 mm f/3.5–5.6, im Lieferumfang' },
      { label: 'Bildschirm', value: 'Klappbarer Touchscreen, 3 Zoll' },
      { label: 'Streaming', value: 'Webcam-Modus per USB-C, HDMI ohne Einblendungen' },
      { label: 'Stromversorgung', value: 'USB-C oder Akku' },
      { label: 'Gewicht', value: '492 g mit Objektiv' },
    ],
  },
  'vantrell-prime-35-lens': {
    name: 'Vantrell Prime 35 mm f/1.4 Objektiv',
    description:
      'Das Objektiv, das den Raum im Rücken in weiche Farben taucht. Weit genug für den Schreibtisch, lichtstark genug für eine einzige Lampe und beim Fokussieren nicht zu hören. Elf gerundete Lamellen halten Lichtpunkte rund.',
    specs: [
      { label: 'Brennweite', value: '35 mm' },
      { label: 'Blende', value: 'f/1.4 – f/16, 11 Lamellen' },
      { label: 'Naheinstellgrenze', value: '0,27 m' },
      { label: 'Filtergewinde', value: '62 mm' },
      { label: 'Bajonett', value: 'Vantrell V' },
      { label: 'Gewicht', value: '388 g' },
    ],
  },
  'castlane-relay-4k-capture-card': {
    name: 'Castlane Relay 4K-Capture-Card',
    description:
      'Konsole oder Kamera in 4K aufnehmen und dabei ohne zusätzliche Verzögerung weiterspielen. Die Relay steht neben dem Computer, braucht kein Netzteil und wird sofort als Kamera erkannt. Läuft die Aufnahme, leuchtet die Leiste rot.',
    specs: [
      { label: 'Aufnahme', value: '3840 × 2160 mit 60 fps' },
      { label: 'Durchleitung', value: '4K mit 144 Hz, HDR' },
      { label: 'Eingänge', value: 'HDMI 2.1, Line-in 3,5 mm' },
      { label: 'Anschluss', value: 'USB-C, 10 Gbit/s' },
      { label: 'Verzögerung', value: 'Unter 50 ms in der Vorschau' },
      { label: 'Maße', value: '118 × 74 × 22 mm' },
    ],
  },
  'castlane-relay-mini-capture-stick': {
    name: 'Castlane Relay Mini Capture-Stick',
    description:
      'Der schnellste Weg von der Kamera zur Webcam. HDMI an einem Ende, USB am anderen, dazwischen 1080p mit sechzig Bildern. Klein genug, um in der Kameratasche zu wohnen.',
    specs: [
      { label: 'Aufnahme', value: '1920 × 1080 mit 60 fps' },
      { label: 'Eingang', value: 'HDMI, bis 4K mit 30 Hz' },
      { label: 'Anschluss', value: 'USB-A, 5 Gbit/s' },
      { label: 'Maße', value: '62 × 28 × 13 mm' },
      { label: 'Lieferumfang', value: 'Stick, USB-C-Adapter, Beutel' },
    ],
  },
  'vantrell-orbit-ptz-camera': {
    name: 'Vantrell Orbit PTZ-Kamera',
    description:
      'Kameraführung, die nie blinzelt. Die Orbit schwenkt, neigt und zoomt per Fernbedienung, Joystick oder Netzwerk und folgt Vortragenden von allein über die Bühne. Acht gespeicherte Positionen sind einen Tastendruck entfernt.',
    specs: [
      { label: 'Video', value: '1920 × 1080 mit 60 fps' },
      { label: 'Zoom', value: '20-fach, optisch' },
      { label: 'Bewegung', value: '340° schwenken, 120° neigen' },
      { label: 'Ausgänge', value: 'HDMI, SDI, USB-C, Ethernet' },
      { label: 'Stromversorgung', value: 'Power over Ethernet oder 12 V' },
      { label: 'Gewicht', value: '1,6 kg' },
    ],
  },
  'vantrell-skiff-action-camera': {
    name: 'Vantrell Skiff Actionkamera',
    description:
      'Eine Kamera im Taschenformat für alles, was sich bewegt. Sie ist ohne Gehäuse bis 12 m wasserdicht, hält auf dem holprigsten Pfad den Horizont gerade und zeigt das Bild auf einem Frontdisplay. Zwei Akkus und drei Halterungen sind dabei.',
    specs: [
      { label: 'Video', value: '4K mit 120 fps' },
      { label: 'Foto', value: '20 MP' },
      { label: 'Blickwinkel', value: '155°' },
      { label: 'Wasserdicht bis', value: '12 m' },
      { label: 'Akkulaufzeit', value: 'Je 110 Minuten' },
      { label: 'Gewicht', value: '138 g' },
    ],
  },
  'castlane-crosscut-video-switcher': {
    name: 'Castlane Crosscut Videomischer',
    description:
      'Vier Kameras, ein Finger. Schneiden, Blenden und Bild-im-Bild zwischen vier HDMI-Quellen, und die fertige Regie geht als eine einzige Webcam an den Computer. Jede Taste leuchtet, damit Live und Vorschau nie zu verwechseln sind.',
    specs: [
      { label: 'Eingänge', value: '4 × HDMI, 2 × 3,5 mm' },
      { label: 'Ausgänge', value: 'HDMI-Programm, USB-C-Webcam' },
      { label: 'Auflösung', value: '1920 × 1080 mit 60 fps' },
      { label: 'Übergänge', value: 'Schnitt, Blende, Wischblende, Bild-im-Bild' },
      { label: 'Maße', value: '238 × 108 × 46 mm' },
      { label: 'Gewicht', value: '560 g' },
    ],
  },
};
