import type { View } from './camera';
import type { Model } from './model';
import type { Vec3 } from './vectors';

export interface Backdrop {
  center: Vec3;
  edge: Vec3;
}

export interface Lamp {
  place: Vec3;
  radius: number;
  color: Vec3;
}

export interface Picture {
  model: Model;
  view: View;
  backdrop: Backdrop;
  /** At most four. */
  lamps?: Lamp[];
  bloom?: number;
  /** Lens opening in shares of the distance: blurs what is off the middle plane. */
  aperture?: number;
  /** How much the floor mirrors, 0 to 1. */
  mirror?: number;
}

export interface Size {
  width: number;
  height: number;
  passes: number;
}
