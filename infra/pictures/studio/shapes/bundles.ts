import { box, panel } from '../geometry';
import { glow, plastic, white } from '../materials';
import { group, type Model, solid } from '../model';
import { audioInterface } from './audio';
import { captureCard, glanceWebcam, miraCamera, vistaWebcam } from './cameras';
import { wrenMouse } from './controllers';
import { raidHeadset, studio40 } from './headphones';
import { bulbs, ledStrip, onAirSign, smartPlug } from './home';
import { alderKeyboard } from './keyboards';
import { greenScreen, halo10, panel60, softboxKit } from './lights';
import { baritoneMicrophone, lapelDuo, pipMicrophone, popFilter, velvetMicrophone } from './microphones';
import { gimbal, phoneTripod } from './mobile';
import { boomArmWithMicrophone, lowProfileArm } from './mounts';
import { miniTripod, shockMount } from './stands';

export const eliteBundle = (): Model =>
  group(
    halo10().scale(0.86).turn(0, 16).at(-15, 0, -13),
    boomArmWithMicrophone().mirrored().grounded().scale(0.84).turn(0, 6).at(25, 0, -14),
    studio40().grounded().scale(1.12).turn(0, 34).at(14, 0, 8),
    vistaWebcam().grounded().scale(1.6).turn(0, 14).at(-13, 0, 11),
  );

export const clipHead = (): Model =>
  group(
    solid(box(8.6, 8.6, 1.7, 0.7, 4), white),
    solid(panel(7.4, 7.4, 0.9), glow('#fff0d8', 2.1)).at(0, 0, 0.87),
    solid(box(3, 4, 1, 0.4), white).at(0, -5.4, -0.6),
    solid(box(3.4, 2.4, 2.6, 0.5), plastic('#dcd8d0')).at(0, -6.6, 0),
  );

export const starterBundle = (): Model =>
  group(
    pipMicrophone().grounded().scale(1.3).turn(0, 16).at(-9.5, 0, 0),
    miniTripod().grounded().at(8, 0, -5),
    glanceWebcam().scale(1.05).turn(0, -14).at(8, 20.6, -5),
    clipHead().turn(-8).grounded().turn(0, 6).at(-0.5, 0, 10.5),
  );

export const podcastDuoBundle = (): Model =>
  group(
    baritoneMicrophone().grounded().scale(1.25).turn(0, -24).at(-14, 0, -3),
    baritoneMicrophone().mirrored().grounded().scale(1.25).turn(0, 24).at(15, 0, -3),
    audioInterface().grounded().at(0, 0, 13),
    lowProfileArm().grounded().scale(0.8).turn(0, 30).at(-24, 0, -16),
    lowProfileArm().mirrored().grounded().scale(0.8).turn(0, -30).at(24, 0, -16),
  );

export const creatorProBundle = (): Model =>
  group(
    panel60().grounded().scale(0.56).turn(0, 20).at(-13, 0, -12),
    miraCamera().grounded().scale(1.6).turn(0, 16).at(-3, 0, 8),
    velvetMicrophone().scale(1.6).turn(0, -10).at(15, 0, -3),
    captureCard().grounded().turn(0, -14).at(15, 0, 12),
  );

export const gameStreamerBundle = (): Model =>
  group(
    raidHeadset().grounded().scale(1.1).turn(0, 50).at(-7, 0, -12),
    alderKeyboard().grounded().turn(0, 8).at(-3, 0, 8),
    wrenMouse().turn(0, 164).at(19.5, 0, 8),
    captureCard().grounded().turn(0, -16).at(13, 0, -6),
  );

export const voiceOverBundle = (): Model =>
  group(
    shockMount(velvetMicrophone().at(0, -6, 0))
      .grounded()
      .scale(1.45)
      .at(0, 0, -4),
    popFilter().grounded().turn(0, 20).at(-18, 0, 4),
    studio40().grounded().turn(0, -34).at(19, 0, 5),
  );

export const mobileCreatorBundle = (): Model =>
  group(
    phoneTripod().grounded().scale(0.86).turn(0, 12).at(-13, 0, -6),
    gimbal().grounded().scale(1.1).turn(0, -18).at(11, 0, -2),
    lapelDuo().grounded().scale(1.35).turn(0, 6).at(-1, 0, 12),
  );

export const greenRoomBundle = (): Model =>
  group(greenScreen().at(0, 0, -60), softboxKit().scale(1.05, 1, 1).at(0, 0, 20));

export const smartStudioBundle = (): Model =>
  group(
    onAirSign().grounded().scale(1.1).at(-4, 0, -10),
    ledStrip().grounded().turn(0, -8).at(-8, 0, 6),
    bulbs().grounded().scale(0.95).at(14, 0, 9),
    smartPlug().grounded().scale(1.5).turn(0, -18).at(17, 0, -8),
  );
