import { type Drawing, gradient, type Pen, painted } from './drawings';

export const padIcons: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    pen.beginPath();
    pen.arc(64, 64, 26, 0, 7);
    pen.fill();
  },
  (pen) => {
    pen.beginPath();
    pen.moveTo(46, 34);
    pen.lineTo(96, 64);
    pen.lineTo(46, 94);
    pen.fill();
  },
  (pen) => {
    pen.fillRect(40, 36, 17, 56);
    pen.fillRect(71, 36, 17, 56);
  },
  (pen) => {
    pen.beginPath();
    pen.roundRect(50, 28, 28, 46, 14);
    pen.fill();
    pen.lineWidth = 7;
    pen.beginPath();
    pen.arc(64, 62, 26, 0, Math.PI);
    pen.stroke();
    pen.fillRect(60, 88, 8, 14);
  },
  (pen) => {
    pen.beginPath();
    pen.roundRect(26, 44, 52, 42, 10);
    pen.fill();
    pen.beginPath();
    pen.moveTo(82, 62);
    pen.lineTo(104, 46);
    pen.lineTo(104, 84);
    pen.lineTo(82, 70);
    pen.fill();
  },
  (pen) => {
    pen.beginPath();
    pen.moveTo(64, 100);
    pen.bezierCurveTo(10, 60, 36, 20, 64, 46);
    pen.bezierCurveTo(92, 20, 118, 60, 64, 100);
    pen.fill();
  },
  (pen) => {
    pen.beginPath();
    pen.moveTo(34, 52);
    pen.lineTo(50, 52);
    pen.lineTo(70, 34);
    pen.lineTo(70, 94);
    pen.lineTo(50, 76);
    pen.lineTo(34, 76);
    pen.fill();
    pen.lineWidth = 7;
    pen.beginPath();
    pen.arc(70, 64, 24, -0.9, 0.9);
    pen.stroke();
  },
  (pen) => {
    pen.beginPath();
    pen.roundRect(28, 34, 72, 50, 14);
    pen.fill();
    pen.beginPath();
    pen.moveTo(46, 80);
    pen.lineTo(46, 102);
    pen.lineTo(68, 82);
    pen.fill();
  },
];

export function padFace(icon: number, top: string, bottom: string): Drawing {
  return painted(128, 128, (pen) => {
    pen.fillStyle = gradient(pen, [0, 0], [60, 128], [top, bottom]);
    pen.fillRect(0, 0, 128, 128);
    pen.fillStyle = '#ffffff';
    pen.strokeStyle = '#ffffff';
    padIcons[icon % padIcons.length]?.(pen);
  });
}
