import { linear } from './materials';
import type { Backdrop } from './picture';

const backdrop = (center: string, edge: string): Backdrop => ({ center: linear(center), edge: linear(edge) });

/** One calm color a category, light in the middle; they sit well on a light page and on a dark one. */
export const backdrops = {
  bundles: backdrop('#d9d3f2', '#a79fd6'),
  microphones: backdrop('#f3d9cc', '#dca991'),
  cameras: backdrop('#cfdcec', '#93aecd'),
  lighting: backdrop('#5a5872', '#2b2a40'),
  audio: backdrop('#cfe5dc', '#92bfae'),
  control: backdrop('#dcdde6', '#a3a7be'),
  displays: backdrop('#c9d3e8', '#8496c2'),
  mounts: backdrop('#e9e0d2', '#c6b391'),
  home: backdrop('#f2dfc0', '#d9b37c'),
  mobile: backdrop('#cbe4ea', '#84b6c4'),
  hero: backdrop('#d8ebe3', '#9cc7b8'),
  night: backdrop('#474863', '#1f2036'),
  rose: backdrop('#f1d5da', '#d39aa6'),
};
