import { swatches } from '../palette.ts';
import type { Swatch } from '../palette.ts';
import type { Drawing } from '../svg.ts';
import { feedingBottle, nappyPack, wipes } from './baby.ts';
import { brush, cloth, cushion, loofah, pump, soap, tube } from './care.ts';
import {
  bottle,
  box,
  calabash,
  canister,
  cup,
  dropper,
  honeyJar,
  jar,
  pillBottle,
  pouch,
  sack,
  tin,
} from './containers.ts';
import { clinicalThermometer, glucometer, lancetPen, oximeter, scale, tensiometer, wristMonitor } from './devices.ts';
import { bands, dumbbell, flask, kettlebell, mat, roller, rope, shaker } from './gear.ts';
import type { Paint } from './label.ts';

const objects = {
  bands,
  bottle,
  box,
  brush,
  calabash,
  canister,
  clinicalThermometer,
  cloth,
  cup,
  cushion,
  dropper,
  dumbbell,
  feedingBottle,
  flask,
  glucometer,
  honeyJar,
  jar,
  kettlebell,
  lancetPen,
  loofah,
  mat,
  nappyPack,
  oximeter,
  pillBottle,
  pouch,
  pump,
  roller,
  rope,
  sack,
  scale,
  shaker,
  soap,
  tensiometer,
  tin,
  tube,
  wipes,
  wristMonitor,
} satisfies Record<string, (paint: Paint) => Drawing>;

export type ObjectName = keyof typeof objects;

/** Draws one product, standing on the bottom edge of its drawing. */
export function drawObject(subject: { object: ObjectName; colour: Swatch; cap?: Swatch; label?: string }): Drawing {
  const cap = swatches[subject.cap ?? 'ivory'];
  return objects[subject.object]({ main: swatches[subject.colour], cap, label: subject.label });
}
