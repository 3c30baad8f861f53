import { randomInt } from 'node:crypto';

/** What a guest is called until they say otherwise. */
const STONES = [
  'Agate',
  'Amber',
  'Beryl',
  'Citrine',
  'Coral',
  'Garnet',
  'Jade',
  'Jasper',
  'Lapis',
  'Onyx',
  'Opal',
  'Pearl',
  'Peridot',
  'Quartz',
  'Ruby',
  'Sapphire',
  'Spinel',
  'Topaz',
  'Tourmaline',
  'Zircon',
];

export const makeGuestName = (): string => `${STONES[randomInt(STONES.length)]} ${randomInt(100, 1000)}`;
