import type { Drawing } from './drawings';
import type { Vec3 } from './vectors';

/** Surface patterns that the shader knows, by number. */
export const patterns = { none: 0, grain: 1, perforated: 2, weave: 3, brushed: 4, foam: 5, wood: 6, leather: 7 };

export interface Material {
  color: Vec3;
  roughness: number;
  metal: number;
  /** How brightly it shines by itself; 1 is about white paper in full light. */
  glow: number;
  /** A clear lacquer over the surface, 0 to 1. */
  coat: number;
  opacity: number;
  pattern: keyof typeof patterns;
  patternSize: number;
  /** Painted over the color by a canvas drawing. */
  drawing?: Drawing;
}

const plain: Material = {
  color: [0.5, 0.5, 0.5],
  roughness: 0.5,
  metal: 0,
  glow: 0,
  coat: 0,
  opacity: 1,
  pattern: 'none',
  patternSize: 1,
};

/** A CSS hex color in linear light. */
export function linear(hex: string): Vec3 {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

type Tweaks = Partial<Omit<Material, 'color'>>;

export const plastic = (hex: string, tweaks: Tweaks = {}): Material => ({
  ...plain,
  color: linear(hex),
  roughness: 0.42,
  pattern: 'grain',
  patternSize: 0.02,
  ...tweaks,
});

export const gloss = (hex: string, tweaks: Tweaks = {}): Material => ({
  ...plain,
  color: linear(hex),
  roughness: 0.12,
  coat: 0.6,
  ...tweaks,
});

export const rubber = (hex: string, tweaks: Tweaks = {}): Material => plastic(hex, { roughness: 0.75, ...tweaks });

export const metal = (hex: string, roughness = 0.3, tweaks: Tweaks = {}): Material => ({
  ...plain,
  color: linear(hex),
  roughness,
  metal: 1,
  ...tweaks,
});

export const brushed = (hex: string, roughness = 0.34): Material =>
  metal(hex, roughness, { pattern: 'brushed', patternSize: 0.03 });

/** Painted or anodized metal: colored, with a soft metallic sheen. */
export const anodized = (hex: string, roughness = 0.38): Material =>
  metal(hex, roughness, { metal: 0.75, pattern: 'grain', patternSize: 0.015 });

export const grille = (hex: string, size = 0.16, tweaks: Tweaks = {}): Material =>
  metal(hex, 0.36, { metal: 0.85, pattern: 'perforated', patternSize: size, ...tweaks });

export const fabric = (hex: string, size = 0.12, tweaks: Tweaks = {}): Material =>
  plastic(hex, { roughness: 0.95, pattern: 'weave', patternSize: size, ...tweaks });

export const foam = (hex: string, size = 0.14): Material =>
  plastic(hex, { roughness: 1, pattern: 'foam', patternSize: size });

export const leather = (hex: string): Material =>
  plastic(hex, { roughness: 0.55, pattern: 'leather', patternSize: 0.16 });

export const wood = (hex: string): Material =>
  plastic(hex, { roughness: 0.45, coat: 0.25, pattern: 'wood', patternSize: 1 });

export const glow = (hex: string, strength = 1.6): Material => ({
  ...plain,
  color: linear(hex),
  glow: strength,
  roughness: 0.6,
});

/** Dark coated optics: mirrors the studio with a faint tint. */
export const opticalGlass = (tint = '#1b1030'): Material => metal(tint, 0.05, { metal: 0, coat: 1 });

export const clear = (hex: string, opacity = 0.3, tweaks: Tweaks = {}): Material =>
  gloss(hex, { opacity, roughness: 0.06, coat: 1, ...tweaks });

/** A lit screen showing a drawing behind glossy glass. */
export const screen = (drawing: Drawing, strength = 1): Material => ({
  ...plain,
  // Dark by itself, so that light falling on it hardly fades what it shows.
  color: [0.25, 0.25, 0.25],
  roughness: 0.3,
  glow: strength * 4,
  coat: 0.1,
  drawing,
});

/** A print on a surface; transparent where the drawing is. */
export const print = (drawing: Drawing, tweaks: Tweaks = {}): Material => ({
  ...plain,
  color: [1, 1, 1],
  roughness: 0.5,
  drawing,
  ...tweaks,
});

export const white = plastic('#f1efec');
export const ivory = plastic('#ebe4d6');
export const black = plastic('#1d1e21');
export const charcoal = plastic('#2f3136');
export const graphite = anodized('#4a4d54');
export const silver = metal('#d6d8dc', 0.24);
export const steel = brushed('#b9bcc2');
export const chrome = metal('#f2f3f5', 0.08);
export const gold = metal('#e0b777', 0.22);
export const copper = metal('#d98f66', 0.24);
export const rubberBlack = rubber('#18191b');
export const walnut = wood('#6e452b');
export const oak = wood('#c79a63');
