import { labelled, plain } from '../../pictures/index.ts';

export const flask = plain('flask', 'forest', 'amber');
export const moringaPouch = labelled(plain('pouch', 'forest'), 'herb');
export const honey = labelled(plain('honeyJar', 'honey', 'terracotta'), 'honeybee');
export const sheaTin = labelled(plain('tin', 'amber'), 'chestnut');
export const bissapPouch = labelled(plain('pouch', 'bissap'), 'hibiscus');
export const oilDropper = labelled(plain('dropper', 'forest', 'cocoa'), 'seedling');
export const pills = labelled(plain('pillBottle', 'amber', 'ivory'), 'tangerine');
export const greenPills = labelled(plain('pillBottle', 'forest', 'ivory'), 'leafy-green');
export const bluePills = labelled(plain('pillBottle', 'blue', 'ivory'), 'fish');
export const nappies = labelled(plain('nappyPack', 'sky'), 'baby-medium-dark');
export const babyPump = labelled(plain('pump', 'rose', 'bissap'), 'chestnut');
