import { card, chance, type Drawing, glowSpot, gradient, landscape, type Pen, painted } from './drawings';

const font = (size: number, weight = 600) => `${weight} ${size}px Inter, "Helvetica Neue", Arial, sans-serif`;

export function text(pen: Pen, words: string, x: number, y: number, size: number, color: string, weight = 600): void {
  pen.font = font(size, weight);
  pen.fillStyle = color;
  pen.fillText(words, x, y);
}

/** Lines of chat: a colored name and a grey message, as bars. */
function chat(pen: Pen, x: number, y: number, width: number, height: number, scale = 1): void {
  const random = chance(7);
  const names = ['#ff7a9c', '#59c2ff', '#7ce38b', '#ffc861', '#b98cff'];
  for (let line = 0; line * 46 * scale < height - 20 * scale; line += 1) {
    const top = y + line * 46 * scale;
    const nameWidth = width * (0.14 + random() * 0.14);
    card(pen, x, top, nameWidth, 14 * scale, 7 * scale, names[line % names.length] ?? '#ffffff');
    card(
      pen,
      x + nameWidth + 12 * scale,
      top,
      (width - nameWidth - 20 * scale) * (0.4 + random() * 0.55),
      14 * scale,
      7 * scale,
      '#59627a',
    );
    if (random() > 0.5)
      card(pen, x, top + 20 * scale, width * (0.25 + random() * 0.4), 12 * scale, 6 * scale, '#434b60');
  }
}

export function person(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 14);
  pen.clip();
  pen.fillStyle = gradient(pen, [x, y], [x + width, y + height], ['#3a2b6b', '#7b3f8f', '#e0709a']);
  pen.fillRect(x, y, width, height);
  glowSpot(pen, x + width * 0.2, y + height * 0.25, width * 0.3, '#ffcf8a');
  pen.fillStyle = '#243049';
  pen.beginPath();
  pen.ellipse(x + width / 2, y + height * 1.05, width * 0.3, height * 0.42, 0, 0, 7);
  pen.fill();
  pen.fillStyle = '#e9b793';
  pen.beginPath();
  pen.ellipse(x + width / 2, y + height * 0.46, width * 0.125, height * 0.2, 0, 0, 7);
  pen.fill();
  pen.fillStyle = '#2a1d24';
  pen.beginPath();
  pen.ellipse(x + width / 2, y + height * 0.36, width * 0.14, height * 0.15, 0, Math.PI, 0);
  pen.fill();
  pen.lineWidth = width * 0.022;
  pen.strokeStyle = '#1b1e28';
  pen.beginPath();
  pen.ellipse(x + width / 2, y + height * 0.42, width * 0.155, height * 0.24, 0, Math.PI, 0);
  pen.stroke();
  card(pen, x + width * 0.32, y + height * 0.38, width * 0.06, height * 0.16, 8, '#1b1e28');
  card(pen, x + width * 0.62, y + height * 0.38, width * 0.06, height * 0.16, 8, '#1b1e28');
  pen.restore();
}

function arena(pen: Pen, width: number, height: number): void {
  landscape(
    pen,
    width,
    height,
    ['#1b1240', '#5a2a83', '#ff7a6b', '#ffc66b'],
    ['#4c2a78', '#34205e', '#1e1542', '#120d2b'],
  );
  const random = chance(3);
  for (let star = 0; star < 60; star += 1) {
    card(pen, random() * width, random() * height * 0.4, 3, 3, 2, '#ffe9d6');
  }
  pen.strokeStyle = '#6bf3ff';
  pen.lineWidth = height * 0.006;
  for (let line = -6; line <= 6; line += 1) {
    pen.beginPath();
    pen.moveTo(width / 2 + line * width * 0.03, height * 0.72);
    pen.lineTo(width / 2 + line * width * 0.16, height);
    pen.stroke();
  }
}

export const gameScreen: Drawing = painted(1280, 720, (pen) => {
  arena(pen, 1280, 720);
  card(pen, 40, 34, 330, 26, 13, '#ffffff33');
  card(pen, 40, 34, 236, 26, 13, '#6bf3a0');
  card(pen, 40, 70, 220, 16, 8, '#59c2ff');
  text(pen, '02:41', 590, 70, 52, '#ffffff', 700);
  card(pen, 1080, 30, 160, 160, 80, '#0d0a2299');
  card(pen, 1140, 90, 22, 22, 11, '#ffd45c');
  card(pen, 1190, 130, 14, 14, 7, '#ff5d7a');
});

/** A broadcast program: the game, the host's picture, chat and level meters. */
export const streamScreen: Drawing = painted(1280, 720, (pen) => {
  pen.fillStyle = '#12151d';
  pen.fillRect(0, 0, 1280, 720);
  pen.save();
  pen.translate(24, 24);
  pen.beginPath();
  pen.roundRect(0, 0, 900, 506, 16);
  pen.clip();
  arena(pen, 900, 506);
  pen.restore();
  person(pen, 640, 330, 260, 180);
  card(pen, 48, 48, 112, 42, 12, '#ff3b5c');
  text(pen, 'LIVE', 66, 79, 28, '#ffffff', 700);
  card(pen, 950, 24, 306, 672, 16, '#1b2030');
  text(pen, 'Chat', 974, 66, 26, '#eef1f8');
  chat(pen, 974, 96, 264, 570);
  card(pen, 24, 552, 440, 144, 16, '#1b2030');
  for (let row = 0; row < 3; row += 1) {
    pen.fillStyle = gradient(pen, [48, 0], [440, 0], ['#36d98a', '#36d98a', '#f2d45c', '#ff5d5d']);
    pen.beginPath();
    pen.roundRect(48, 580 + row * 36, [330, 260, 180][row] ?? 200, 18, 9);
    pen.fill();
  }
  for (let scene = 0; scene < 4; scene += 1) {
    card(
      pen,
      488 + (scene % 2) * 222,
      552 + Math.floor(scene / 2) * 76,
      210,
      66,
      14,
      scene === 0 ? '#6d5dfc' : '#262d40',
    );
    card(
      pen,
      510 + (scene % 2) * 222,
      580 + Math.floor(scene / 2) * 76,
      110,
      14,
      7,
      scene === 0 ? '#ffffff' : '#7984a0',
    );
  }
});

export const photoScreen: Drawing = painted(1280, 720, (pen) => {
  pen.fillStyle = '#1a1c22';
  pen.fillRect(0, 0, 1280, 720);
  pen.save();
  pen.translate(70, 40);
  pen.beginPath();
  pen.rect(0, 0, 880, 600);
  pen.clip();
  landscape(
    pen,
    880,
    600,
    ['#2f6f9f', '#8cc6d8', '#ffd9a0', '#ff9d6b'],
    ['#7a90b8', '#4d6f8f', '#2f5a5f', '#1f4038', '#15291f'],
  );
  pen.restore();
  for (let slot = 0; slot < 6; slot += 1)
    card(
      pen,
      70 + slot * 150,
      656,
      136,
      48,
      6,
      ['#cc7a5a', '#5a8fb0', '#7aa37a', '#b0905a', '#8a6fb0', '#4f6a80'][slot] ?? '#666666',
    );
  const curves = ['#ff6b6b', '#6be08f', '#6ba8ff'];
  card(pen, 980, 40, 260, 180, 10, '#24272f');
  for (const [index, color] of curves.entries()) {
    pen.strokeStyle = color;
    pen.lineWidth = 5;
    pen.beginPath();
    for (let x = 0; x <= 236; x += 4)
      pen.lineTo(992 + x, 208 - (90 + index * 18) * Math.exp(-(((x - 80 - index * 40) / 56) ** 2)) - 8);
    pen.stroke();
  }
  for (let row = 0; row < 9; row += 1) {
    card(pen, 980, 256 + row * 48, 260, 8, 4, '#3a3e4a');
    card(pen, 1010 + ((row * 67) % 190), 246 + row * 48, 28, 28, 14, '#e4e7ee');
  }
});

export const timelineScreen: Drawing = painted(1720, 720, (pen) => {
  pen.fillStyle = '#14161d';
  pen.fillRect(0, 0, 1720, 720);
  pen.save();
  pen.translate(420, 24);
  pen.beginPath();
  pen.roundRect(0, 0, 700, 394, 12);
  pen.clip();
  arena(pen, 700, 394);
  pen.restore();
  card(pen, 24, 24, 372, 394, 12, '#1d212c');
  for (let item = 0; item < 6; item += 1)
    card(
      pen,
      44 + (item % 2) * 172,
      46 + Math.floor(item / 2) * 122,
      158,
      104,
      10,
      ['#f28f6b', '#5aa9e6', '#7fc8a9', '#b28dff', '#f2c14e', '#e87ea1'][item] ?? '#888888',
    );
  card(pen, 1144, 24, 552, 672, 12, '#1d212c');
  text(pen, 'Chat', 1172, 70, 30, '#eef1f8');
  chat(pen, 1172, 104, 500, 560, 1.2);
  const random = chance(11);
  const tracks = ['#6d5dfc', '#6d5dfc', '#2fbf8f', '#2fbf8f', '#f2a154'];
  for (const [track, color] of tracks.entries()) {
    let x = 24 + random() * 60;
    while (x < 1060) {
      const width = 60 + random() * 200;
      card(pen, x, 446 + track * 51, Math.min(width, 1120 - x), 42, 8, color);
      x += width + 8;
    }
  }
  card(pen, 620, 436, 5, 270, 2, '#ff5d5d');
});

export const wallpaper = (sky: readonly string[], hills: readonly string[], width = 1280, height = 720): Drawing =>
  painted(width, height, (pen) => landscape(pen, width, height, sky, hills));

export const duskWallpaper = wallpaper(
  ['#3a4f8f', '#8a7bc8', '#f2a9a0', '#ffd9b0'],
  ['#7a6fae', '#54589a', '#363f78', '#232a56'],
);

export const mintWallpaper = wallpaper(['#bfe8e0', '#e9f5d8', '#fff0c9'], ['#8ccbb5', '#5aa896', '#397f78', '#245a5c']);

export const meterScreen: Drawing = painted(1408, 400, (pen) => {
  pen.fillStyle = '#10131b';
  pen.fillRect(0, 0, 1408, 400);
  const scenes = ['#6d5dfc', '#ff7a59', '#2fbf8f', '#f2c14e'];
  for (const [index, color] of scenes.entries()) {
    card(pen, 24 + index * 132, 26, 118, 164, 20, index === 0 ? color : '#1e2433');
    card(pen, 56 + index * 132, 62, 54, 54, 27, index === 0 ? '#ffffff' : color);
    card(pen, 24 + index * 132, 208, 118, 164, 20, '#1e2433');
    card(pen, 56 + index * 132, 244, 54, 54, 16, scenes[(index + 2) % 4] ?? color);
  }
  for (let row = 0; row < 6; row += 1) {
    pen.fillStyle = gradient(pen, [580, 0], [960, 0], ['#36d98a', '#36d98a', '#f2d45c', '#ff5d5d']);
    pen.beginPath();
    pen.roundRect(580, 40 + row * 58, 200 + ((row * 97) % 170), 30, 15);
    pen.fill();
  }
  card(pen, 1000, 26, 384, 348, 20, '#1e2433');
  chat(pen, 1026, 56, 336, 300, 1.05);
});

export const scriptScreen: Drawing = painted(900, 640, (pen) => {
  pen.fillStyle = '#07080a';
  pen.fillRect(0, 0, 900, 640);
  pen.textAlign = 'center';
  text(pen, 'Good evening,', 450, 130, 84, '#ffffff');
  text(pen, 'and welcome', 450, 250, 84, '#ffffff');
  text(pen, 'back to the show.', 450, 370, 84, '#ffe08a');
  text(pen, 'Tonight we build', 450, 490, 84, '#c8ccd4');
  text(pen, 'something new.', 450, 600, 84, '#868c98');
});

export const waveformScreen: Drawing = painted(1024, 640, (pen) => {
  landscape(pen, 1024, 640, ['#3f86b8', '#a7d3e0', '#ffe0b0'], ['#6f9fb0', '#4a8088', '#2f6460', '#1f4742']);
  card(pen, 30, 430, 330, 180, 10, '#0b0e14cc');
  pen.fillStyle = '#7cf5b8';
  const random = chance(5);
  for (let dot = 0; dot < 900; dot += 1)
    pen.fillRect(40 + random() * 310, 600 - 150 * random() ** 1.6 * (0.6 + 0.4 * Math.sin(dot)), 3, 3);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 4;
  pen.strokeRect(420, 200, 190, 150);
  card(pen, 30, 30, 120, 44, 10, '#ff3b5c');
  text(pen, 'REC', 54, 63, 32, '#ffffff', 700);
  text(pen, '4K 24p', 850, 64, 34, '#ffffff');
});
