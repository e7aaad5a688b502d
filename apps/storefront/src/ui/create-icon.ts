import { createElement } from 'react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

function markupOf(shapes: readonly Shape[]): string {
  return shapes
    .map(([tag, attributes]) => {
      const drawn = Object.entries(attributes).filter(([name]) => name !== 'key');
      return `<${tag}${drawn.map(([name, value]) => ` ${name}="${value}"`).join('')}></${tag}>`;
    })
    .join('');
}

/**
 * Stands in for the function of the same place in lucide-react (see vite.config.ts), which turns an icon's shapes into a component:
 * theirs weighs 2 KB of a first visit and makes two components and an element per line of each of its fifty icons.
 */
export default function createIcon({ node }: { node: readonly Shape[] }) {
  const drawn = { __html: markupOf(node) };
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': rest['aria-label'] ? undefined : true,
      ...rest,
      className: classNames('icon', className),
      // The library's own shapes, known when the shop is built.
      dangerouslySetInnerHTML: drawn,
    });
  };
}
