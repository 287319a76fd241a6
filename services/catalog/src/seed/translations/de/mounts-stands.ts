import type { ProductTranslation } from '../../seed-translation';

export const mountsStands: Record<string, ProductTranslation> = {
  'perchline-desk-boom-arm': {
    name: 'Perchline Mikrofonarm für den Schreibtisch',
    description:
      'Ein Mikrofonarm, der schwebt, wo man ihn loslässt. Verborgene Federn halten bis zu 1,5 kg ohne ein Quietschen, das Kabel läuft im Arm, und die gepolsterte Klemme hinterlässt keine Spuren. Adapter für beide gängigen Gewinde liegen im Beutel.',
    specs: [
      { label: 'Reichweite', value: '82 cm' },
      { label: 'Traglast', value: '0,3–1,5 kg' },
      { label: 'Klemme', value: 'Tischplatten bis 55 mm' },
      { label: 'Gewinde', value: '5/8 und 3/8 Zoll' },
      { label: 'Material', value: 'Stahl, pulverbeschichtet' },
    ],
  },
  'perchline-low-profile-boom-arm': {
    name: 'Perchline flacher Mikrofonarm',
    description:
      'Der Arm, der aus dem Bild bleibt. Er schiebt sich unter der Kameralinie herein, dreht sich am Fuß einmal ganz herum und hält schwere Sendemikrofone waagerecht. Magnetische Abdeckungen verbergen das Kabel.',
    specs: [
      { label: 'Reichweite', value: '74 cm' },
      { label: 'Traglast', value: 'Bis 2 kg' },
      { label: 'Drehung', value: '360° am Fuß' },
      { label: 'Klemme', value: 'Tischplatten bis 60 mm' },
      { label: 'Material', value: 'Eloxiertes Aluminium' },
    ],
  },
  'perchline-single-monitor-arm': {
    name: 'Perchline Monitorarm für einen Bildschirm',
    description:
      'Gibt dem Schreibtisch den Schreibtisch zurück. Eine Gasfeder trägt Bildschirme bis 9 kg mit einem Finger, und der Arm klappt flach an die Wand, wenn Platz gebraucht wird. Befestigungen für Tischkante und Kabeldurchlass sind beide dabei.',
    specs: [
      { label: 'Bildschirme', value: '17–34 Zoll, 2–9 kg' },
      { label: 'VESA', value: '75 und 100 mm' },
      { label: 'Höhe', value: '18–53 cm' },
      { label: 'Bewegung', value: '±85° neigen, 360° drehen' },
      { label: 'Befestigung', value: 'Klemme oder Kabeldurchlass' },
    ],
  },
  'perchline-dual-monitor-arm': {
    name: 'Perchline Monitorarm für zwei Bildschirme',
    description:
      'Zwei Bildschirme, eine Säule, keine Füße. Jeder Arm bewegt sich für sich und rastet in der Höhe ein, damit die Ränder sich genau dort treffen, wo sie sollen. Über den Bildschirmen trägt die Säule auch noch ein Licht oder eine Kamera.',
    specs: [
      { label: 'Bildschirme', value: '2 × 17–32 Zoll, je bis 8 kg' },
      { label: 'VESA', value: '75 und 100 mm' },
      { label: 'Säule', value: '45 cm, Stahl' },
      { label: 'Bewegung', value: '±45° neigen, 180° drehen' },
      { label: 'Befestigung', value: 'Klemme oder Kabeldurchlass' },
    ],
  },
  'perchline-aluminum-laptop-stand': {
    name: 'Perchline Laptopständer aus Aluminium',
    description:
      'Hebt die Laptopkamera auf Augenhöhe und lässt die Lüfter atmen. Aus einer einzigen 5 mm starken Aluminiumplatte geschnitten, mit Silikonauflagen, die halten und keine Spuren hinterlassen. Zusammengeklappt so groß wie eine Zeitschrift.',
    specs: [
      { label: 'Passend für', value: 'Laptops von 11 bis 17 Zoll' },
      { label: 'Höhe', value: '6–25 cm' },
      { label: 'Traglast', value: 'Bis 10 kg' },
      { label: 'Material', value: 'Eloxiertes Aluminium, Silikon' },
      { label: 'Gewicht', value: '1,2 kg' },
    ],
  },
  'perchline-trail-tripod': {
    name: 'Perchline Trail Stativ',
    description:
      'Ausgezogen in voller Höhe, zusammengeschoben einen halben Arm lang. Vier Beinsegmente rasten mit einer Vierteldrehung ein, der Kugelkopf trägt Kamera samt schwerem Objektiv, und ein Bein wird abgeschraubt zum Einbeinstativ. Die Schnellwechselplatte passt auf die meisten anderen Köpfe.',
    specs: [
      { label: 'Höhe', value: '38–152 cm' },
      { label: 'Zusammengelegt', value: '41 cm' },
      { label: 'Traglast', value: '8 kg' },
      { label: 'Kopf', value: 'Kugelkopf, Schnellwechsel' },
      { label: 'Material', value: 'Aluminium' },
      { label: 'Gewicht', value: '1,35 kg' },
    ],
  },
  'perchline-mini-tripod': {
    name: 'Perchline Ministativ',
    description:
      'Ein handtellergroßes Stativ, das auch Griff ist. Ein Knopf löst den Kugelkopf, die Beine schließen sich zu einem angenehmen Griff, und die Gummifüße halten sogar auf Glas. Für Webcams, Kompaktkameras und kleine Leuchten.',
    specs: [
      { label: 'Höhe', value: '14–21 cm' },
      { label: 'Traglast', value: '1 kg' },
      { label: 'Gewinde', value: '1/4 Zoll' },
      { label: 'Kopf', value: 'Kugelkopf, 360°' },
      { label: 'Gewicht', value: '170 g' },
    ],
  },
  'perchline-walnut-headphone-stand': {
    name: 'Perchline Kopfhörerständer aus Walnussholz',
    description:
      'Ein Ruheplatz, der guten Kopfhörern würdig ist. Die breite Walnussauflage hält die Polster in Form, und der Stahlfuß kippt auch beim Griff im Dunkeln nicht. Die abgebildeten Kopfhörer gehören nicht dazu.',
    specs: [
      { label: 'Material', value: 'Walnuss, Stahl' },
      { label: 'Höhe', value: '27 cm' },
      { label: 'Fuß', value: '14 cm, Filz an der Unterseite' },
      { label: 'Auflage', value: '45 mm breit' },
      { label: 'Gewicht', value: '640 g' },
    ],
  },
  'perchline-overhead-camera-mount': {
    name: 'Perchline Overhead-Kamerahalterung',
    description:
      'Den Tisch von oben filmen: Kochen, Zeichnen, Auspacken, Löten. Die hohe Stange klemmt am Tisch, der Ausleger reicht bis über die Mitte, und ein Gegengewicht hält alles waagerecht. Der Kugelkopf nimmt Kamera, Smartphone oder Leuchte.',
    specs: [
      { label: 'Reichweite', value: '68 cm' },
      { label: 'Höhe', value: '50–110 cm' },
      { label: 'Traglast', value: '2,5 kg' },
      { label: 'Klemme', value: 'Tischplatten bis 60 mm' },
      { label: 'Lieferumfang', value: 'Stange, Ausleger, Kugelkopf, Smartphone-Halter' },
    ],
  },
  'perchline-cradle-shock-mount': {
    name: 'Perchline Cradle Mikrofonspinne',
    description:
      'Hält Schritte, Tippen und Stöße an den Tisch aus der Aufnahme. Acht elastische Schlaufen lassen das Mikrofon in einem offenen Stahlring schweben, zwei Ersatzsätze liegen bei. Für Studiomikrofone von 46 bis 54 mm; das abgebildete gehört nicht zum Lieferumfang.',
    specs: [
      { label: 'Mikrofondurchmesser', value: '46–54 mm' },
      { label: 'Aufhängung', value: '8 elastische Schlaufen' },
      { label: 'Gewinde', value: '5/8 Zoll, Adapter auf 3/8' },
      { label: 'Material', value: 'Stahl' },
      { label: 'Gewicht', value: '220 g' },
    ],
  },
};
