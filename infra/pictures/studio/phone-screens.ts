import { card, type Drawing, landscape, type Pen, painted } from './drawings';
import { person, text } from './screens';

export const phoneScreen: Drawing = painted(360, 760, (pen) => {
  landscape(pen, 360, 760, ['#4a3f9f', '#b565c4', '#ff9f8a', '#ffd9a0'], ['#7a4fa0', '#553a85', '#352765']);
  text(pen, '9:41', 112, 170, 64, '#ffffff', 500);
  card(pen, 110, 18, 140, 30, 15, '#000000');
  for (let icon = 0; icon < 4; icon += 1)
    card(pen, 28 + icon * 80, 660, 64, 64, 18, ['#6be08f', '#59c2ff', '#ffffff', '#ff7a9c'][icon] ?? '#ffffff');
});

function cameraView(pen: Pen, width: number, height: number): void {
  pen.fillStyle = '#0c0d11';
  pen.fillRect(0, 0, width, height);
  const isWide = width > height;
  person(pen, isWide ? 70 : 0, isWide ? 0 : 80, isWide ? width - 210 : width, isWide ? height : height - 240);
  card(pen, isWide ? 90 : 20, isWide ? 20 : 100, 90, 36, 18, '#ff3b5c');
  text(pen, 'REC', isWide ? 106 : 36, isWide ? 47 : 127, 25, '#ffffff', 700);
  const [x, y] = isWide ? [width - 114, height / 2 - 44] : [width / 2 - 44, height - 130];
  card(pen, x, y, 88, 88, 44, '#ffffff');
  card(pen, x + 8, y + 8, 72, 72, 36, '#ff3b5c');
}

/** The phone as a camera: a person in frame, the red button beside. */
export const cameraScreen: Drawing = painted(360, 760, (pen) => cameraView(pen, 360, 760));

/** The same for a phone that lies on its left side. */
export const wideCameraScreen: Drawing = painted(360, 760, (pen) => {
  pen.translate(360, 0);
  pen.rotate(Math.PI / 2);
  cameraView(pen, 760, 360);
});
