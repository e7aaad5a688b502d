import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { group } from './svg.ts';

type IconSet = { icons: Record<string, { body: string }> };

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object';

/** Held weakly: the set weighs 16 MB and is only needed while pictures are drawn. */
let loaded: WeakRef<IconSet> | undefined;

function iconSet(): IconSet {
  const kept = loaded?.deref();
  if (kept) return kept;
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isIconSet(parsed)) throw new Error(`${file} is not an icon set`);
  loaded = new WeakRef(parsed);
  return parsed;
}

/** One icon of the set (a 32-unit square) drawn `size` units wide around a centre; throws for an unknown name. */
export function emoji(name: string, [cx, cy, size]: readonly [number, number, number]): string {
  const icon = iconSet().icons[name];
  if (!icon) throw new Error(`No icon named ${name}`);
  return group(icon.body, `translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 32})`);
}
