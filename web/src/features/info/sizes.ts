/** The measurements of the size guide. Units read the same in every language; the page writes the decimals. */
export const tips = [
  { size: 'XS', diameter: '9 mm', fits: 'sizes.ear_small' },
  { size: 'S', diameter: '10.5 mm', fits: 'sizes.ear_slim' },
  { size: 'M', diameter: '12 mm', fits: 'sizes.ear_most' },
  { size: 'L', diameter: '13.5 mm', fits: 'sizes.ear_wide' },
] as const;

export const arms = [
  { arm: 'sizes.boom', desk: '10–55 mm', load: '0.3–1.5 kg', isEach: false, reach: '82 cm' },
  { arm: 'sizes.low_boom', desk: '10–60 mm', load: '0.3–2 kg', isEach: false, reach: '74 cm' },
  { arm: 'sizes.single', desk: '10–80 mm', load: '2–9 kg', isEach: false, reach: '52 cm' },
  { arm: 'sizes.dual', desk: '15–80 mm', load: '2–8 kg', isEach: true, reach: '2 × 50 cm' },
] as const;

export const monitors = [
  { screen: '24″', isWide: false, size: '54 × 32 cm', distance: '50–75 cm', desk: '60 cm' },
  { screen: '27″', isWide: false, size: '61 × 36 cm', distance: '60–85 cm', desk: '70 cm' },
  { screen: '32″', isWide: false, size: '71 × 42 cm', distance: '70–100 cm', desk: '75 cm' },
  { screen: '34″', isWide: true, size: '81 × 36 cm', distance: '70–95 cm', desk: '75 cm' },
] as const;

export const laptops = [
  { laptop: '13–14″', largest: '32 × 23 × 2 cm', stand: '22 cm', bag: '35 × 25 × 8 cm' },
  { laptop: '15–16″', largest: '37 × 26 × 2.5 cm', stand: '25 cm', bag: '40 × 29 × 10 cm' },
  { laptop: '17–18″', largest: '41 × 30 × 3 cm', stand: '28 cm', bag: '45 × 33 × 12 cm' },
] as const;

export const lights = [
  { use: 'sizes.use_desk', height: '20–45 cm', load: '1 kg' },
  { use: 'sizes.use_sitting', height: '110–160 cm', load: '3 kg' },
  { use: 'sizes.use_standing', height: '160–220 cm', load: '5 kg' },
] as const;
