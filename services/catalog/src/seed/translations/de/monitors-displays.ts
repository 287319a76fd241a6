import type { ProductTranslation } from '../../seed-translation';

export const monitorsDisplays: Record<string, ProductTranslation> = {
  'panorelle-view-24-monitor': {
    name: 'Panorelle View 24 Monitor',
    description:
      'Der vernünftige Zweitbildschirm. Ein scharfes, gleichmäßiges Panel mit schmalem Rand, gemacht, um neben einem anderen zu stehen und in der Arbeit zu verschwinden. Der Fuß lässt sich neigen, und wird es eng auf dem Tisch, nehmen die VESA-Bohrungen einen Arm auf.',
    specs: [
      { label: 'Panel', value: 'IPS, 24 Zoll' },
      { label: 'Auflösung', value: '1920 × 1080 mit 100 Hz' },
      { label: 'Helligkeit', value: '300 cd/m²' },
      { label: 'Eingänge', value: 'HDMI, DisplayPort' },
      { label: 'Befestigung', value: 'VESA 100 × 100' },
      { label: 'Gewicht', value: '3,6 kg' },
    ],
  },
  'panorelle-swift-27-gaming-monitor': {
    name: 'Panorelle Swift 27 Gaming-Monitor',
    description:
      'Schnell genug für die letzte Runde, scharf genug für die Highlights. Ein QHD-Panel mit 180 Hz und einer Millisekunde Reaktionszeit, adaptive Synchronisation und ein Fuß, der sich drehen, neigen und heben lässt. Zwei Profile merken sich das Spielen und das Schneiden.',
    specs: [
      { label: 'Panel', value: 'IPS, 27 Zoll' },
      { label: 'Auflösung', value: '2560 × 1440 mit 180 Hz' },
      { label: 'Reaktionszeit', value: '1 ms' },
      { label: 'Farbraum', value: '96 % DCI-P3' },
      { label: 'Eingänge', value: '2 × HDMI 2.1, DisplayPort 1.4' },
      { label: 'Standfuß', value: 'Höhe, Neigung, Drehung, Pivot' },
    ],
  },
  'panorelle-true-32-creator-monitor': {
    name: 'Panorelle True 32 Creator-Monitor',
    description:
      'Farbe, die man freigeben kann. Jedes Panel wird im Werk haargenau auf die Referenz kalibriert und kommt mit eigenem Messprotokoll. Ein einziges USB-C-Kabel überträgt Bild, Daten und 96 W für den Laptop.',
    specs: [
      { label: 'Panel', value: 'IPS, 32 Zoll, entspiegelt' },
      { label: 'Auflösung', value: '3840 × 2160 mit 60 Hz' },
      { label: 'Farbraum', value: '99 % DCI-P3' },
      { label: 'Farbtreue', value: 'Delta E unter 1,5' },
      { label: 'Eingänge', value: 'USB-C 96 W, HDMI, DisplayPort' },
      { label: 'Standfuß', value: 'Höhe, Neigung, Drehung, Pivot' },
      { label: 'Gewicht', value: '8,4 kg' },
    ],
  },
  'panorelle-arc-34-ultrawide-monitor': {
    name: 'Panorelle Arc 34 Ultrawide-Monitor',
    description:
      'Links das Spiel, rechts der Chat, dazwischen nichts. Die sanfte 1500R-Krümmung bringt beide Ränder auf gleichen Abstand, eine lange Timeline liest sich wie eine Seite. Mit Stahlfuß und einer Abdeckung, die die Kabel verbirgt.',
    specs: [
      { label: 'Panel', value: 'VA, 34 Zoll, 1500R-Krümmung' },
      { label: 'Auflösung', value: '3440 × 1440 mit 165 Hz' },
      { label: 'Kontrast', value: '4000 : 1' },
      { label: 'Eingänge', value: '2 × HDMI, DisplayPort, USB-C 65 W' },
      { label: 'Standfuß', value: 'Höhe, Neigung, Drehung' },
      { label: 'Gewicht', value: '7,9 kg' },
    ],
  },
  'panorelle-folio-16-portable-monitor': {
    name: 'Panorelle Folio 16 tragbarer Monitor',
    description:
      'Ein Zweitbildschirm, der dahin geht, wo der Laptop hingeht. Neun Millimeter dünn, Bild und Strom aus einem einzigen USB-C-Kabel, und die Hülle faltet sich zum Ständer. Gut fürs Hotelzimmer, für den Live-Auftritt oder als Kameravorschau.',
    specs: [
      { label: 'Panel', value: 'IPS, 16 Zoll' },
      { label: 'Auflösung', value: '2560 × 1600 mit 60 Hz' },
      { label: 'Helligkeit', value: '400 cd/m²' },
      { label: 'Eingänge', value: '2 × USB-C, Mini-HDMI' },
      { label: 'Dicke', value: '9 mm' },
      { label: 'Gewicht', value: '690 g' },
    ],
  },
  'panorelle-sill-14-touch-strip': {
    name: 'Panorelle Sill 14 Touch-Leiste',
    description:
      'Ein langer, flacher Touchscreen für den Platz unter dem Monitor. Chat, Pegel und Szenentasten bleiben im Blick, ohne ein Fenster zu opfern. Er lehnt auf seinem eigenen Fuß und braucht nur ein Kabel.',
    specs: [
      { label: 'Panel', value: 'IPS, 14 Zoll, 10-Punkt-Touch' },
      { label: 'Auflösung', value: '3840 × 1100' },
      { label: 'Helligkeit', value: '350 cd/m²' },
      { label: 'Eingänge', value: 'USB-C, Mini-HDMI' },
      { label: 'Maße', value: '352 × 124 × 16 mm' },
    ],
  },
  'vantrell-mark-7-field-monitor': {
    name: 'Vantrell Mark 7 Kameramonitor',
    description:
      'Das Bild sehen, wie es wirklich ist, selbst mittags in der Sonne. Ein heller 7-Zoll-Bildschirm sitzt auf der Kamera; Waveform, Falschfarben und Focus-Peaking sind ein Tippen entfernt. Die Sonnenblende klappt flach ein und schützt das Glas.',
    specs: [
      { label: 'Panel', value: 'IPS-Touchscreen, 7 Zoll' },
      { label: 'Auflösung', value: '1920 × 1200' },
      { label: 'Helligkeit', value: '1600 cd/m²' },
      { label: 'Eingänge', value: 'HDMI mit Durchschleifausgang' },
      { label: 'Werkzeuge', value: 'Waveform, Peaking, Falschfarben, LUTs' },
      { label: 'Gewicht', value: '390 g' },
    ],
  },
  'castlane-script-teleprompter': {
    name: 'Castlane Script Teleprompter',
    description:
      'Jedes Wort ablesen und nie den Blick abwenden. Ein Strahlteilerglas legt den Text direkt vor das Objektiv, und die kostenlose App scrollt im Tempo der Stimme. Nimmt Smartphones und Tablets bis 11 Zoll auf und faltet sich flach ins Etui.',
    specs: [
      { label: 'Glas', value: '70/30-Strahlteiler, 210 × 160 mm' },
      { label: 'Passend für', value: 'Smartphones und Tablets bis 11 Zoll' },
      { label: 'Objektiv', value: 'Bis 95 mm Durchmesser, ab 24 mm Brennweite' },
      { label: 'Fernbedienung', value: 'Bluetooth, im Lieferumfang' },
      { label: 'Gewicht', value: '1,3 kg' },
    ],
  },
  'panorelle-glow-mini-projector': {
    name: 'Panorelle Glow Mini-Beamer',
    description:
      'Ein Filmabend in einer Hand. Der Glow wirft aus zwei Metern ein scharfes 80-Zoll-Bild, richtet es selbst gerade und spielt zweieinhalb Stunden mit Akku. Ein Kippfuß zielt auf Wunsch sogar an die Decke.',
    specs: [
      { label: 'Auflösung', value: '1920 × 1080' },
      { label: 'Helligkeit', value: '550 lm' },
      { label: 'Bilddiagonale', value: '30–120 Zoll' },
      { label: 'Akkulaufzeit', value: '2,5 Stunden' },
      { label: 'Eingänge', value: 'HDMI, USB-C, WLAN' },
      { label: 'Gewicht', value: '1,2 kg' },
    ],
  },
};
