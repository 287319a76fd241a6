/** An item of the sample supplier, which the import screen lists and the worker imports. `cost` is a decimal string. */
export interface SampleSupplierItem {
  id: string;
  title: string;
  description: string;
  cost: string;
  image: string;
  category: string;
  supplierName: string;
  rating: number;
  orders: number;
}

export const sampleSupplierItems: readonly SampleSupplierItem[] = [
  {
    id: 'AE001',
    title: 'Wireless Earbuds with Charging Case',
    description:
      'In-ear Bluetooth 5.3 earbuds with touch controls. 6 hours per charge and 24 with the pocket-sized case, three sizes of tip included.',
    cost: '15.99',
    image: '/images/products/sample-ae001-wireless-earbuds.webp',
    category: 'Audio & Headphones',
    supplierName: 'Brookwell Audio Trading',
    rating: 4.6,
    orders: 12843,
  },
  {
    id: 'AE002',
    title: 'Shockproof Clear Phone Case',
    description:
      'Slim transparent case with air-cushioned corners and a raised lip around the camera. Does not yellow and works with wireless charging.',
    cost: '8.50',
    image: '/images/products/sample-ae002-clear-phone-case.webp',
    category: 'Phone & Mobile',
    supplierName: 'Casterly Mobile Goods',
    rating: 4.4,
    orders: 28417,
  },
  {
    id: 'AE003',
    title: 'LED Desk Lamp with Wireless Charger',
    description:
      'Folding aluminum lamp with five color temperatures, stepless dimming and a 10 W charging pad in the base. Touch controls, memory and a 45-minute timer.',
    cost: '22.99',
    image: '/images/products/sample-ae003-led-desk-lamp.webp',
    category: 'Lighting',
    supplierName: 'Glimmerfold Lighting Co.',
    rating: 4.7,
    orders: 9126,
  },
  {
    id: 'AE004',
    title: 'Resistance Bands, Set of 5',
    description:
      'Five latex loop bands from 5 to 45 kg for stretching and strength between recordings. Comes with a door anchor and a mesh bag.',
    cost: '12.99',
    image: '/images/products/sample-ae004-resistance-bands.webp',
    category: 'Smart Home',
    supplierName: 'Everstride Fitness Supply',
    rating: 4.5,
    orders: 15302,
  },
  {
    id: 'AE005',
    title: 'Adjustable Phone Stand',
    description:
      'Folding aluminum stand with two hinges and non-slip pads. Holds phones and small tablets at any angle, upright or sideways.',
    cost: '6.99',
    image: '/images/products/sample-ae005-phone-stand.webp',
    category: 'Mounts & Stands',
    supplierName: 'Casterly Mobile Goods',
    rating: 4.8,
    orders: 41960,
  },
  {
    id: 'AE006',
    title: 'Portable Bluetooth Speaker',
    description:
      'Rugged 20 W speaker with deep bass, IPX7 waterproofing and 15 hours of playtime. Two of them pair for stereo.',
    cost: '28.99',
    image: '/images/products/sample-ae006-bluetooth-speaker.webp',
    category: 'Audio & Headphones',
    supplierName: 'Brookwell Audio Trading',
    rating: 4.7,
    orders: 18755,
  },
];
