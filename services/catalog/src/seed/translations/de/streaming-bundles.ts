import type { ProductTranslation } from '../../seed-translation';

export const streamingBundles: Record<string, ProductTranslation> = {
  'elite-bundle': {
    name: 'Elite-Bundle',
    description:
      'Alles, was ein Stream mit gutem Bild und gutem Ton braucht, in einem Karton: ein USB-Kondensatormikrofon am Mikrofonarm, eine 1080p-Webcam, ein 10-Zoll-Ringlicht und ein geschlossener Kopfhörer. Jedes Teil kommt direkt an den Computer, ganz ohne Treiber und ohne zusätzliches Interface. Die meisten sind eine halbe Stunde nach dem Auspacken live.',
    specs: [
      { label: 'Mikrofon', value: 'Tonewick Ember USB-Mikrofon' },
      { label: 'Kamera', value: 'Castlane Vista 1080p-Webcam' },
      { label: 'Licht', value: 'Brightmere Halo 10 Ringlicht' },
      { label: 'Kopfhörer', value: 'Auralind Studio 40 Kopfhörer' },
      { label: 'Arm', value: 'Perchline Mikrofonarm für den Schreibtisch' },
      { label: 'Anschlüsse', value: '3 × USB-C, 1 × 3,5 mm' },
      { label: 'Einzeln gekauft', value: '$301.00' },
    ],
  },
  'starter-bundle': {
    name: 'Starter-Bundle',
    description:
      'Das kleinste Set, für das wir unseren Namen hergeben. Ein kompaktes USB-Mikrofon, eine 1080p-Webcam mit Abdeckung, eine Leuchte zum Anklemmen und ein Ministativ, das die Kamera auf Augenhöhe bringt. Nach dem Stream passt alles in eine Schreibtischschublade.',
    specs: [
      { label: 'Mikrofon', value: 'Tonewick Pip USB-Mikrofon' },
      { label: 'Kamera', value: 'Castlane Glance Webcam' },
      { label: 'Licht', value: 'Brightmere Clip Laptopleuchte' },
      { label: 'Stativ', value: 'Perchline Ministativ' },
      { label: 'Einzeln gekauft', value: '$136.00' },
    ],
  },
  'podcast-duo-bundle': {
    name: 'Podcast-Duo-Bundle',
    description:
      'Zwei Stimmen, zwei Sendemikrofone, eine saubere Aufnahme. Jede Stimme bekommt ihr eigenes dynamisches Mikrofon und einen flachen Arm, das zweikanalige Interface nimmt beide auf getrennten Spuren auf. Zwei XLR-Kabel von je 3 m liegen bei.',
    specs: [
      { label: 'Mikrofone', value: '2 × Tonewick Baritone dynamisches Mikrofon' },
      { label: 'Interface', value: 'Tonewick Crossway 2 Audio-Interface' },
      { label: 'Arme', value: '2 × Perchline flacher Mikrofonarm' },
      { label: 'Kabel', value: '2 × XLR, 3 m; 1 × USB-C' },
      { label: 'Einzeln gekauft', value: '$505.00' },
    ],
  },
  'creator-pro-bundle': {
    name: 'Creator-Pro-Bundle',
    description:
      'Unser Studio-Set für alle, die der Webcam entwachsen sind. Die Mira liefert sauberes 4K an die Capture-Card Relay, das Panel 60 leuchtet gleichmäßig aus, und das Velvet fängt jedes Detail der Stimme ein. Mira und Relay richten wir als Paar ein, bevor sie unser Lager verlassen.',
    specs: [
      { label: 'Kamera', value: 'Vantrell Mira 4K-Streamingkamera' },
      { label: 'Capture', value: 'Castlane Relay 4K-Capture-Card' },
      { label: 'Mikrofon', value: 'Tonewick Velvet Kondensatormikrofon' },
      { label: 'Licht', value: 'Brightmere Panel 60 Key-Light' },
      { label: 'Auflösung', value: '3840 × 2160 mit 60 fps' },
      { label: 'Einzeln gekauft', value: '$896.00' },
    ],
  },
  'game-streamer-bundle': {
    name: 'Game-Streamer-Bundle',
    description:
      'Auf einem Rechner spielen, vom anderen streamen und beide hören. Die Capture-Card Relay reicht 4K ohne ein Bild Verzögerung an den Bildschirm weiter, das Headset Raid mischt Spiel und Chat über ein Rad an der Ohrmuschel. Dazu eine 75-%-Tastatur mit wechselbaren Schaltern und eine leichte Funkmaus: Der Schreibtisch ist komplett.',
    specs: [
      { label: 'Headset', value: 'Auralind Raid Gaming-Headset' },
      { label: 'Tastatur', value: 'Keyhollow Alder 75 mechanische Tastatur' },
      { label: 'Maus', value: 'Keyhollow Wren Funkmaus' },
      { label: 'Capture', value: 'Castlane Relay 4K-Capture-Card' },
      { label: 'Einzeln gekauft', value: '$456.00' },
    ],
  },
  'voice-over-bundle': {
    name: 'Voice-over-Bundle',
    description:
      'Eine leise, detailreiche Aufnahmekette für Erzählung, Hörbuch und Synchronisation. Das Velvet hängt in einer elastischen Spinne hinter dem doppelten Popschutz, und im Studio 40 ist jeder Atemzug zu hören, bevor das Publikum ihn hört. Nötig sind noch ein Interface mit 48 V Phantomspeisung und ein Stativ mit 5/8-Zoll-Gewinde.',
    specs: [
      { label: 'Mikrofon', value: 'Tonewick Velvet Kondensatormikrofon' },
      { label: 'Halterung', value: 'Perchline Cradle Mikrofonspinne' },
      { label: 'Popschutz', value: 'Tonewick Popschutz mit Doppelgewebe' },
      { label: 'Kopfhörer', value: 'Auralind Studio 40 Kopfhörer' },
      { label: 'Voraussetzung', value: '48 V Phantomspeisung, Stativ mit 5/8 Zoll' },
      { label: 'Einzeln gekauft', value: '$293.90' },
    ],
  },
  'mobile-creator-bundle': {
    name: 'Mobile-Creator-Bundle',
    description:
      'Ein Filmteam, das in die Umhängetasche passt. Der Gimbal Drift hält das Smartphone ruhig, zwei kabellose Ansteckmikrofone übertragen Stimmen aus bis zu 150 m, und das Klappstativ macht aus dem Telefon eine ordentliche Interviewkamera. Für jedes USB-C-Smartphone bis 90 mm Breite.',
    specs: [
      { label: 'Gimbal', value: 'Pocketfen Drift Smartphone-Gimbal' },
      { label: 'Mikrofone', value: 'Tonewick Lapel Duo kabellose Ansteckmikrofone' },
      { label: 'Stativ', value: 'Pocketfen Klappstativ fürs Smartphone' },
      { label: 'Smartphone-Breite', value: '58–90 mm' },
      { label: 'Einzeln gekauft', value: '$255.00' },
    ],
  },
  'green-room-bundle': {
    name: 'Greenscreen-Bundle',
    description:
      'Der Hintergrund und das Licht, das er braucht: zusammen, weil keines allein gut funktioniert. Der Greenscreen steht in Sekunden aus seinem eigenen Fuß auf, zwei Softboxen leuchten ihn so gleichmäßig aus, dass sich sogar Haare sauber freistellen lassen. Ein 2 m breiter Platz genügt.',
    specs: [
      { label: 'Hintergrund', value: 'Castlane Greenscreen zum Hochziehen' },
      { label: 'Licht', value: 'Brightmere Cloud Softbox-Set' },
      { label: 'Platzbedarf', value: '2,0 × 1,8 m' },
      { label: 'Aufbau', value: 'Etwa 10 Minuten, ohne Werkzeug' },
      { label: 'Einzeln gekauft', value: '$208.00' },
    ],
  },
  'smart-studio-bundle': {
    name: 'Smart-Studio-Bundle',
    description:
      'Einmal tippen, und der Raum ist bereit zur Aufnahme. Die Steckdose weckt die Technik, Lichtband und Lampe wechseln in die Wunschfarben, und das On-Air-Schild vor der Tür leuchtet auf, damit niemand hereinplatzt. Alles läuft in derselben kostenlosen App über 2,4-GHz-WLAN, ohne Zentrale.',
    specs: [
      { label: 'Leuchtschild', value: 'Hearthlet On-Air smartes Leuchtschild' },
      { label: 'Lichtband', value: 'Hearthlet Ribbon LED-Lichtband 5 m' },
      { label: 'Lampe', value: 'Hearthlet smarte Farblampe' },
      { label: 'Steckdose', value: 'Hearthlet smarte Steckdose' },
      { label: 'Einzeln gekauft', value: '$113.88' },
    ],
  },
};
