import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ValueEditor } from './value-editor.tsx';

const field = { name: 'newOrderMails', label: 'Annonce des nouvelles commandes', type: 'switch' } as const;

it.each([
  [true, true],
  [false, false],
])('a setting that is on or off is a switch: %s', (value, isOn) => {
  const html = renderToStaticMarkup(<ValueEditor field={field} value={value} errors={{}} onChange={() => undefined} />);
  expect(html).toContain('type="checkbox"');
  expect(html.includes('checked=""')).toBe(isOn);
  expect(html).toContain(field.label);
});
