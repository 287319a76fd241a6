import { cameraScreen } from './phone-screens';
import type { Picture } from './picture';
import * as audio from './shapes/audio';
import * as bundles from './shapes/bundles';
import * as cameras from './shapes/cameras';
import * as controllers from './shapes/controllers';
import * as displays from './shapes/displays';
import * as headphones from './shapes/headphones';
import * as home from './shapes/home';
import * as keyboards from './shapes/keyboards';
import * as lenses from './shapes/lenses';
import * as lights from './shapes/lights';
import * as microphones from './shapes/microphones';
import * as mobile from './shapes/mobile';
import * as mounts from './shapes/mounts';
import * as power from './shapes/power';
import * as samples from './shapes/samples';
import * as stands from './shapes/stands';
import { shot } from './shots';

export const pictures: Record<string, () => Picture> = {
  'elite-bundle': () => shot('bundles', bundles.eliteBundle(), { yaw: 0, pitch: 10, fill: 0.86, bloom: 0.5 }),
  'starter-bundle': () => shot('bundles', bundles.starterBundle(), { yaw: 0, pitch: 12, bloom: 0.5 }),
  'podcast-duo-bundle': () => shot('bundles', bundles.podcastDuoBundle(), { yaw: 0, pitch: 14, fill: 0.88 }),
  'creator-pro-bundle': () =>
    shot('bundles', bundles.creatorProBundle(), { yaw: 0, pitch: 14, bloom: 0.5, fill: 0.84 }),
  'game-streamer-bundle': () => shot('bundles', bundles.gameStreamerBundle(), { yaw: 0, pitch: 26, fill: 0.9 }),
  'voice-over-bundle': () => shot('bundles', bundles.voiceOverBundle(), { yaw: 0, pitch: 12, fill: 0.84 }),
  'mobile-creator-bundle': () => shot('bundles', bundles.mobileCreatorBundle(), { yaw: 0, pitch: 14, fill: 0.84 }),
  'green-room-bundle': () => shot('bundles', bundles.greenRoomBundle(), { yaw: -12, pitch: 8, fill: 0.88, bloom: 0.5 }),
  'smart-studio-bundle': () =>
    shot('night', bundles.smartStudioBundle(), { yaw: 0, pitch: 22, fill: 0.88, bloom: 0.8 }),
  'tonewick-ember-usb-microphone': () => shot('microphones', microphones.emberMicrophone(), { yaw: -16, pitch: 12 }),
  'tonewick-pip-usb-microphone': () => shot('microphones', microphones.pipMicrophone(), { yaw: -28, pitch: 12 }),
  'tonewick-baritone-dynamic-microphone': () =>
    shot('microphones', microphones.baritoneMicrophone(), { yaw: -28, pitch: 10 }),
  'tonewick-velvet-condenser-microphone': () =>
    shot('microphones', microphones.velvetWithCase(), { yaw: -8, fill: 0.9 }),
  'tonewick-fieldline-shotgun-microphone': () =>
    shot('microphones', microphones.shotgunMicrophone(), { yaw: -28, pitch: 18, fill: 0.9 }),
  'tonewick-lapel-duo-wireless-microphones': () => shot('microphones', microphones.lapelDuo(), { yaw: -18, pitch: 24 }),
  'tonewick-roundtable-conference-microphone': () =>
    shot('microphones', microphones.roundtableMicrophone(), { yaw: -10, pitch: 32 }),
  'tonewick-marquee-handheld-microphone': () =>
    shot('microphones', microphones.handheldOnFloor(), { yaw: -14, pitch: 26, fill: 0.9 }),
  'tonewick-double-mesh-pop-filter': () => shot('microphones', microphones.popFilter(), { yaw: -24, pitch: 10 }),
  'castlane-vista-1080p-webcam': () => shot('cameras', cameras.vistaWebcam(), { pitch: 10 }),
  'castlane-glance-webcam': () => shot('cameras', cameras.glanceWebcam(), { pitch: 14 }),
  'vantrell-mira-4k-streaming-camera': () => shot('cameras', cameras.miraCamera(), { yaw: 22, pitch: 14 }),
  'vantrell-prime-35-lens': () => shot('cameras', lenses.primeLens(), { yaw: 6, pitch: 16 }),
  'castlane-relay-4k-capture-card': () => shot('cameras', cameras.captureCard(), { yaw: 26, pitch: 32, fill: 0.9 }),
  'castlane-relay-mini-capture-stick': () =>
    shot('cameras', cameras.captureStick(), { yaw: 28, pitch: 34, fill: 0.92 }),
  'vantrell-orbit-ptz-camera': () => shot('cameras', cameras.ptzCamera(), { yaw: 20, pitch: 10 }),
  'vantrell-skiff-action-camera': () => shot('cameras', cameras.actionCamera(), { yaw: -22, pitch: 12 }),
  'castlane-crosscut-video-switcher': () =>
    shot('cameras', cameras.videoSwitcher(), { yaw: -20, pitch: 36, fill: 0.88 }),
  'brightmere-halo-10-ring-light': () => shot('lighting', lights.halo10(), { yaw: -20, pitch: 10, bloom: 0.6 }),
  'brightmere-halo-18-ring-light': () =>
    shot('lighting', lights.halo18(mobile.phone(cameraScreen)), { yaw: -22, pitch: 8, bloom: 0.6, fill: 0.86 }),
  'brightmere-panel-60-key-light': () =>
    shot('lighting', lights.panel60(), { yaw: 26, pitch: 8, bloom: 0.6, fill: 0.84 }),
  'brightmere-cloud-softbox-kit': () =>
    shot('lighting', lights.softboxKit(), { yaw: 0, pitch: 8, bloom: 0.4, fill: 0.88 }),
  'brightmere-wand-rgb-tube-light': () =>
    shot('lighting', lights.wandLight(), {
      yaw: -16,
      pitch: 12,
      bloom: 0.9,
      fill: 0.86,
      lamps: [
        { place: [-2, 16, 8], radius: 12, color: [0.25, 0.2, 1.2] },
        { place: [-4, 40, 8], radius: 14, color: [1.2, 0.15, 0.5] },
      ],
    }),
  'brightmere-clip-laptop-light': () =>
    shot('lighting', lights.clipLight(stands.laptop()), { yaw: -24, pitch: 14, bloom: 0.6 }),
  'brightmere-lintel-monitor-light-bar': () =>
    shot('lighting', mounts.barOnMonitor(), {
      yaw: -22,
      pitch: 12,
      bloom: 0.6,
      lamps: [{ place: [0, 6, 12], radius: 16, color: [0.9, 0.7, 0.4] }],
    }),
  'brightmere-comb-wall-light-panels': () =>
    shot('lighting', lights.combPanels(), {
      yaw: -26,
      pitch: 6,
      bloom: 0.8,
      lamps: [{ place: [-10, 2, 10], radius: 18, color: [0.8, 0.4, 0.5] }],
    }),
  'castlane-pull-up-green-screen': () => shot('lighting', lights.greenScreen(), { yaw: -24, pitch: 8, fill: 0.84 }),
  'auralind-studio-40-headphones': () => shot('audio', headphones.studio40(), { yaw: 38, pitch: 10 }),
  'auralind-meadow-open-back-headphones': () => shot('audio', headphones.meadowHeadphones(), { yaw: -48, pitch: 12 }),
  'auralind-hush-noise-cancelling-headphones': () => shot('audio', headphones.hushHeadphones(), { yaw: 44, pitch: 8 }),
  'auralind-raid-gaming-headset': () => shot('audio', headphones.raidHeadset(), { yaw: 52, pitch: 12 }),
  'auralind-dew-wireless-earbuds': () => shot('audio', headphones.dewEarbuds(), { yaw: -16, pitch: 24 }),
  'auralind-understage-in-ear-monitors': () => shot('audio', headphones.inEarMonitors(), { yaw: -10, pitch: 40 }),
  'auralind-oakfield-desktop-speakers': () =>
    shot('audio', audio.oakfieldSpeakers(), { yaw: -10, pitch: 10, fill: 0.84 }),
  'auralind-ledge-desktop-soundbar': () => shot('audio', audio.ledgeSoundbar(), { yaw: -36, pitch: 22, fill: 0.94 }),
  'tonewick-crossway-2-audio-interface': () =>
    shot('audio', audio.audioInterface(), { yaw: -26, pitch: 20, fill: 0.84 }),
  'tonewick-foyer-6-podcast-mixer': () => shot('audio', audio.podcastMixer(), { yaw: -22, pitch: 42, fill: 0.88 }),
  'keyhollow-alder-75-mechanical-keyboard': () =>
    shot('control', keyboards.alderKeyboard(), { yaw: -24, pitch: 46, fill: 0.94 }),
  'keyhollow-rowan-full-size-keyboard': () =>
    shot('night', keyboards.rowanKeyboard(), { yaw: 26, pitch: 46, fill: 0.94, bloom: 0.8 }),
  'keyhollow-slate-low-profile-keyboard': () =>
    shot('control', keyboards.slateKeyboard(), { yaw: 30, pitch: 48, fill: 0.92 }),
  'keyhollow-tally-number-pad': () => shot('control', keyboards.tallyPad(), { yaw: -26, pitch: 40 }),
  'castlane-cue-15-stream-controller': () =>
    shot('control', controllers.cue15(), { yaw: -22, pitch: 20, bloom: 0.5, fill: 0.84 }),
  'castlane-cue-6-mini-controller': () => shot('control', controllers.cue6(), { yaw: 22, pitch: 20, bloom: 0.5 }),
  'keyhollow-turn-macro-dial': () => shot('control', controllers.turnDial(), { yaw: 20, pitch: 30, bloom: 0.6 }),
  'keyhollow-wren-wireless-mouse': () => shot('control', controllers.wrenMouse(), { yaw: 150, pitch: 34, fill: 0.74 }),
  'keyhollow-field-desk-mat': () => shot('control', controllers.deskMat(), { yaw: -28, pitch: 44, fill: 0.94 }),
  'castlane-step-foot-pedal': () => shot('control', controllers.footPedal(), { yaw: -24, pitch: 32, fill: 0.88 }),
  'panorelle-view-24-monitor': () => shot('displays', displays.view24(), { yaw: -20, pitch: 10 }),
  'panorelle-swift-27-gaming-monitor': () => shot('displays', displays.swift27(), { yaw: 20, pitch: 10, fill: 0.84 }),
  'panorelle-true-32-creator-monitor': () => shot('displays', displays.true32(), { yaw: -16, pitch: 10, fill: 0.84 }),
  'panorelle-arc-34-ultrawide-monitor': () => shot('displays', displays.arc34(), { yaw: -12, pitch: 10, fill: 0.88 }),
  'panorelle-folio-16-portable-monitor': () => shot('displays', displays.folio16(), { yaw: 22, pitch: 16 }),
  'panorelle-sill-14-touch-strip': () => shot('displays', displays.sillStrip(), { yaw: -26, pitch: 18, fill: 0.94 }),
  'vantrell-mark-7-field-monitor': () => shot('displays', displays.fieldMonitor(), { yaw: 24, pitch: 10 }),
  'castlane-script-teleprompter': () => shot('displays', displays.teleprompter(), { yaw: -22, pitch: 12 }),
  'panorelle-glow-mini-projector': () =>
    shot('displays', displays.miniProjector(), { yaw: -24, pitch: 12, bloom: 0.8 }),
  'perchline-desk-boom-arm': () => shot('mounts', mounts.boomArmAlone(), { yaw: -12, pitch: 8, fill: 0.86 }),
  'perchline-low-profile-boom-arm': () => shot('mounts', mounts.lowProfileArm(), { yaw: -8, pitch: 14, fill: 0.84 }),
  'perchline-single-monitor-arm': () =>
    shot('mounts', mounts.singleArmWithScreen(), { yaw: 24, pitch: 10, fill: 0.84 }),
  'perchline-dual-monitor-arm': () => shot('mounts', mounts.dualArmWithScreens(), { yaw: 16, pitch: 8, fill: 0.86 }),
  'perchline-aluminum-laptop-stand': () => shot('mounts', stands.laptopStand(), { yaw: -32, pitch: 10 }),
  'perchline-trail-tripod': () => shot('mounts', stands.trailTripod(), { yaw: 12, pitch: 8, fill: 0.86 }),
  'perchline-mini-tripod': () => shot('mounts', stands.miniTripod(), { yaw: 10, pitch: 16 }),
  'perchline-walnut-headphone-stand': () => shot('mounts', stands.headphoneStand(), { yaw: 40, pitch: 8 }),
  'perchline-overhead-camera-mount': () => shot('mounts', mounts.overheadMount(), { yaw: -24, pitch: 8, fill: 0.84 }),
  'perchline-cradle-shock-mount': () => shot('mounts', stands.shockMountStanding(), { yaw: 30, pitch: 20 }),
  'hearthlet-smart-plug': () => shot('home', home.smartPlugPair(), { yaw: -14, pitch: 14 }),
  'hearthlet-smart-color-bulb': () => shot('home', home.bulbs(), { yaw: 0, pitch: 12, bloom: 0.6 }),
  'hearthlet-ribbon-led-strip': () =>
    shot('night', home.ledStrip(), {
      yaw: 0,
      pitch: 34,
      bloom: 0.9,
      fill: 0.88,
      lamps: [
        { place: [0, 1, 0], radius: 5, color: [0.9, 0.3, 0.9] },
        { place: [12, 1, 9], radius: 4, color: [0.3, 0.4, 1.2] },
      ],
    }),
  'hearthlet-on-air-smart-sign': () =>
    shot('night', home.onAirSign(), {
      yaw: -22,
      pitch: 10,
      bloom: 0.9,
      lamps: [{ place: [0, 3, 9], radius: 9, color: [0.9, 0.12, 0.08] }],
    }),
  'hearthlet-porch-video-doorbell': () => shot('home', home.doorbell(), { yaw: -28, pitch: 8 }),
  'hearthlet-lookout-indoor-camera': () => shot('home', home.indoorCamera(), { yaw: -20, pitch: 12 }),
  'hearthlet-round-smart-thermostat': () => shot('home', home.thermostat(), { yaw: -24, pitch: 8 }),
  'hearthlet-nook-smart-speaker': () => shot('home', home.smartSpeaker(), { yaw: 0, pitch: 22 }),
  'hearthlet-dusk-smart-lamp': () => shot('home', home.duskLamp(), { yaw: 0, pitch: 8, bloom: 0.6 }),
  'pocketfen-drift-phone-gimbal': () => shot('mobile', mobile.gimbal(), { yaw: -24, pitch: 8, fill: 0.86 }),
  'pocketfen-folding-phone-tripod': () => shot('mobile', mobile.phoneTripod(), { yaw: -18, pitch: 10, fill: 0.86 }),
  'pocketfen-reserve-20k-power-bank': () => shot('mobile', power.powerBank(), { yaw: -26, pitch: 18 }),
  'pocketfen-trio-charging-stand': () => shot('mobile', mobile.trioCharger(), { yaw: -20, pitch: 14 }),
  'pocketfen-harbor-8-in-1-usb-c-hub': () => shot('mobile', power.usbHub(), { yaw: -16, pitch: 30, fill: 0.88 }),
  'pocketfen-pebble-65w-charger': () => shot('mobile', power.wallChargers(), { yaw: -28, pitch: 20 }),
  'pocketfen-vault-portable-ssd': () => shot('mobile', power.portableSsd(), { yaw: -26, pitch: 40 }),
  'pocketfen-phone-lens-kit': () => shot('mobile', power.lensKit(), { yaw: -12, pitch: 24, fill: 0.84 }),
  'pocketfen-braided-usb-c-cable': () => shot('mobile', power.cableCoil(), { yaw: -10, pitch: 34 }),
  'sample-ae001-wireless-earbuds': () => shot('audio', headphones.sampleEarbuds(), { yaw: 22, pitch: 16 }),
  'sample-ae002-clear-phone-case': () => shot('mobile', samples.phoneCase(), { yaw: -10, pitch: 8 }),
  'sample-ae003-led-desk-lamp': () =>
    shot('lighting', samples.ledDeskLamp(), {
      yaw: -26,
      pitch: 12,
      bloom: 0.6,
      lamps: [{ place: [4, 14, 4], radius: 12, color: [0.7, 0.6, 0.4] }],
    }),
  'sample-ae004-resistance-bands': () => shot('rose', samples.resistanceBands(), { yaw: -14, pitch: 22, fill: 0.84 }),
  'sample-ae005-phone-stand': () => shot('mounts', samples.phoneStand(), { yaw: 28, pitch: 12 }),
  'sample-ae006-bluetooth-speaker': () => shot('audio', audio.rumbleSpeaker(), { yaw: 26, pitch: 14, fill: 0.84 }),
};
