import type { ImportFormat } from '@tokpa/contract';
import type { TableFormat } from './draft.ts';
import { meaningsOf } from './headings.ts';
import { shopifyFormat } from './shopify-format.ts';
import { tokpaFormat } from './tokpa-format.ts';
import { woocommerceFormat } from './woocommerce-format.ts';

// The shop's own table last: what it asks for is in the others too.
const FORMATS: readonly TableFormat[] = [shopifyFormat, woocommerceFormat, tokpaFormat];

export function formatNamed(name: ImportFormat): TableFormat {
  return FORMATS.find((format) => format.name === name) ?? tokpaFormat;
}

function fits(format: TableFormat, headings: readonly string[]): boolean {
  const meanings = meaningsOf(headings, format.columns).filter((meaning) => meaning !== undefined);
  return format.isRecognised(new Set(meanings));
}

/** The format that these headings are of: the asked one, or the first that knows them. */
export function recognise(headings: readonly string[], asked: ImportFormat | 'auto'): TableFormat | undefined {
  return FORMATS.find((format) => (asked === 'auto' || format.name === asked) && fits(format, headings));
}
