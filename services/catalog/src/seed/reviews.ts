import type { SeedReview } from './seed-review';

/**
 * What the demo shop's customers say, by the slug of the product, oldest first. Nobody here has an account or an order,
 * so none of it counts as verified.
 */
export const seedReviews: Record<string, SeedReview[]> = {
  'elite-bundle': [
    {
      day: '2026-06-14',
      customerName: 'Danielle R.',
      rating: 5,
      title: 'Live the same evening',
      content: 'Opened the box at six and was streaming before eight. Everything was plug and play, even the boom arm.',
    },
    {
      day: '2026-07-30',
      customerName: 'Tomasz W.',
      rating: 4,
      title: 'Great kit, busy desk',
      content:
        'Sound and picture are a huge step up from my laptop. Plan your desk first: arm and ring light want room.',
    },
    {
      day: '2026-09-08',
      customerName: 'Priya N.',
      rating: 5,
      title: 'My students noticed at once',
      content:
        'I teach online all day. The first thing they asked was what I had changed. Worth it for the microphone alone.',
    },
    {
      day: '2026-10-21',
      customerName: 'Kevin L.',
      rating: 4,
      title: 'Good value',
      content: 'I added up the single prices and the bundle wins. I would have liked a longer cable on the light.',
    },
  ],
  'starter-bundle': [
    {
      day: '2026-08-03',
      customerName: 'Hannah B.',
      rating: 4,
      title: 'All I needed for calls',
      content: 'Small, tidy and simple. The camera is not for dark rooms, but with the clip light it looks fine.',
    },
    {
      day: '2026-09-27',
      customerName: 'Luis M.',
      rating: 5,
      title: 'Lives in a drawer',
      content: 'I share the desk with my daughter, so it all goes away after work. Two minutes to set up again.',
    },
    {
      day: '2026-11-02',
      customerName: 'Grace T.',
      rating: 3,
      title: 'Fine to begin with',
      content: 'Does the job. After two months I wanted a better microphone, so maybe look at the bigger bundle first.',
    },
  ],
  'tonewick-ember-usb-microphone': [
    {
      day: '2026-06-02',
      customerName: 'Owen P.',
      rating: 5,
      title: 'Warm without any tuning',
      content:
        'Plugged it in, set the gain with the ring, done. Tap to mute is so much nicer than hunting for a button.',
    },
    {
      day: '2026-07-11',
      customerName: 'Sofia K.',
      rating: 5,
      title: 'Sounds like radio',
      content: 'I record audiobooks in a cupboard. It sounds close and calm, and monitoring without delay helps a lot.',
    },
    {
      day: '2026-08-25',
      customerName: 'Ibrahim A.',
      rating: 4,
      title: 'Hears everything',
      content:
        'Lovely voice sound, but it also picks up my mechanical keyboard. On a boom arm closer to me it got better.',
    },
    {
      day: '2026-10-09',
      customerName: 'Emma J.',
      rating: 5,
      title: 'Best buy this year',
      content: 'My colleagues thought I had moved into a studio. The braided cable is a nice touch.',
    },
    {
      day: '2026-11-11',
      customerName: 'Marcus D.',
      rating: 3,
      title: 'Stand could be taller',
      content: 'The microphone is great. The desk stand is so low that I speak down to it; I ended up buying an arm.',
    },
  ],
  'tonewick-baritone-dynamic-microphone': [
    {
      day: '2026-08-17',
      customerName: 'Rachel C.',
      rating: 5,
      title: 'The neighbors are gone',
      content:
        'Traffic below my window simply is not on the recording any more. Needs gain, so buy a decent interface.',
    },
    {
      day: '2026-10-30',
      customerName: 'Jonas H.',
      rating: 4,
      title: 'Heavy, in a good way',
      content: 'Solid steel and a rich low end. Check that your arm can carry it: mine had to be tightened.',
    },
  ],
  'castlane-vista-1080p-webcam': [
    {
      day: '2026-06-28',
      customerName: 'Aisha F.',
      rating: 5,
      title: 'Finally a sharp face',
      content: 'Focus is quick and does not hunt when I hold something up. I use the twist shutter every day.',
    },
    {
      day: '2026-09-15',
      customerName: 'Peter V.',
      rating: 4,
      title: 'Smooth at 60 frames',
      content: 'Noticeably smoother than my old one. In the evening it gets a little grainy without a lamp.',
    },
    {
      day: '2026-10-18',
      customerName: 'Camille D.',
      rating: 4,
      title: 'Very good, wide view',
      content: 'The picture shows more of my room than I want. Cropping in the settings solved it.',
    },
  ],
  'brightmere-halo-10-ring-light': [
    {
      day: '2026-07-05',
      customerName: 'Nina S.',
      rating: 5,
      title: 'Small base, big difference',
      content: 'Takes up no more room than a mug, as promised, and I no longer look tired on camera.',
    },
    {
      day: '2026-08-29',
      customerName: 'Victor G.',
      rating: 3,
      title: 'Reflects in glasses',
      content: 'Nice light and handy remote, but I wear glasses and see two rings. Raising it helped only somewhat.',
    },
    {
      day: '2026-10-12',
      customerName: 'Bella H.',
      rating: 5,
      title: 'Perfect for make-up videos',
      content: 'Three whites are enough for me, and colors look right. It runs from the USB port of my monitor.',
    },
  ],
  'auralind-hush-noise-cancelling-headphones': [
    {
      day: '2026-06-19',
      customerName: 'Stefan B.',
      rating: 5,
      title: 'The train disappeared',
      content: 'Two hours of commuting a day, and now they are mine. I charge them about once a week.',
    },
    {
      day: '2026-08-08',
      customerName: 'Leila Z.',
      rating: 4,
      title: 'Comfortable for a workday',
      content: 'Light enough to forget. Switching between laptop and phone works, with a pause of a second or two.',
    },
    {
      day: '2026-09-22',
      customerName: 'Greg F.',
      rating: 2,
      title: 'Not for big ears',
      content: 'Quiet and good sounding, but the cushions sit on my ears instead of around them. Sent them back.',
    },
    {
      day: '2026-11-06',
      customerName: 'Yuki M.',
      rating: 5,
      title: 'Five minutes saved my flight',
      content: 'Empty at the gate, five minutes on the cable, and they lasted until landing.',
    },
  ],
  'auralind-dew-wireless-earbuds': [
    {
      day: '2026-07-22',
      customerName: 'Carla E.',
      rating: 4,
      title: 'Forgot I was wearing them',
      content: 'They stay in while running and a shower of rain did not bother them. Calls in wind are really usable.',
    },
    {
      day: '2026-10-03',
      customerName: 'Dmitri S.',
      rating: 5,
      title: 'The case is lovely',
      content: 'It feels like a stone from the beach, and wireless charging means I never look for a cable.',
    },
  ],
  'keyhollow-alder-75-mechanical-keyboard': [
    {
      day: '2026-08-12',
      customerName: 'Felix R.',
      rating: 5,
      title: 'That sound',
      content: 'Deep and soft right out of the box. I swapped two switches just to try it, and it took a minute.',
    },
    {
      day: '2026-09-30',
      customerName: 'Anita P.',
      rating: 5,
      title: 'Three devices, one keyboard',
      content: 'Work laptop, home computer and tablet, changed with a key. The knob is more useful than I expected.',
    },
    {
      day: '2026-11-14',
      customerName: 'Sam W.',
      rating: 4,
      title: 'Heavy but worth it',
      content: 'Does not move a millimeter on the desk. Too heavy to carry around, so it stays at home.',
    },
  ],
  'castlane-cue-15-stream-controller': [
    {
      day: '2026-07-17',
      customerName: 'Mo A.',
      rating: 5,
      title: 'No more wrong scene',
      content:
        'The keys show what is live, so I stopped ending streams by accident. It even works on my Linux machine.',
    },
    {
      day: '2026-10-25',
      customerName: 'Ingrid O.',
      rating: 4,
      title: 'Takes an evening to set up',
      content: 'Folders and pages need some thought at first. After that I do not want to present without it.',
    },
  ],
  'perchline-desk-boom-arm': [
    {
      day: '2026-07-02',
      customerName: 'Chris N.',
      rating: 5,
      title: 'Stays where I leave it',
      content: 'No squeaks, no drooping, and the cable is out of sight. The clamp left no mark on my oak desk.',
    },
    {
      day: '2026-09-11',
      customerName: 'Paula V.',
      rating: 4,
      title: 'Needs space behind the desk',
      content: 'Great arm. My desk stands against a wall, so I had to pull it forward a little for the elbow.',
    },
  ],
  'castlane-relay-4k-capture-card': [
    {
      day: '2026-08-21',
      customerName: 'Tyler K.',
      rating: 5,
      title: 'Plug it in and record',
      content: 'Recognized as a camera at once, no drivers. I play through it and feel no delay at all.',
    },
    {
      day: '2026-10-15',
      customerName: 'Mei C.',
      rating: 3,
      title: 'Check your USB port',
      content: 'Excellent picture on my new laptop. The old one has slower ports, and there 4K would not start.',
    },
  ],
  'pocketfen-reserve-20k-power-bank': [
    {
      day: '2026-06-23',
      customerName: 'Alex T.',
      rating: 5,
      title: 'A whole day of filming',
      content: 'Laptop, phone and camera from one block, and the display is honest about the time that is left.',
    },
    {
      day: '2026-09-04',
      customerName: 'Julia L.',
      rating: 4,
      title: 'Not light',
      content: 'It is as heavy as it looks, but it went through airport security without a question and charges fast.',
    },
  ],
};
