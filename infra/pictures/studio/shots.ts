import { backdrops } from './backdrops';
import type { Model } from './model';
import type { Picture } from './picture';

interface ShotOptions extends Partial<Omit<Picture, 'model' | 'backdrop' | 'view'>> {
  /** Degrees by which the product turns away from the camera. */
  yaw?: number;
  pitch?: number;
  lens?: number;
  fill?: number;
  shift?: readonly [number, number];
}

/** A product on its category's backdrop, from the angle that most products like best. */
export function shot(backdrop: keyof typeof backdrops, model: Model, options: ShotOptions = {}): Picture {
  const { yaw = -24, pitch = 16, lens = 22, fill = 0.8, shift = [0, 0.01], ...rest } = options;
  return {
    model: model.turn(0, yaw).grounded(),
    view: { pitch, lens, fill, shift },
    backdrop: backdrops[backdrop],
    ...rest,
  };
}
