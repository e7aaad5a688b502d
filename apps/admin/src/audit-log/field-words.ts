import { FIELD_NAMES } from './field-names.ts';

const isPlace = (name: string) => /^\d+$/u.test(name);

/** `options.0.name` as « Options 1, Nom », `0.name` as « 1, Nom »; of a value without fields, « Valeur ». */
export function fieldInWords(path: string): string {
  if (path === '') return 'Valeur';
  return path
    .split('.')
    .map((name, at) => (isPlace(name) ? ` ${Number(name) + 1}` : `${at > 0 ? ', ' : ''}${FIELD_NAMES[name] ?? name}`))
    .join('')
    .trim();
}
