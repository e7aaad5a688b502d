import type { ContentItem } from '@tokpa/contract/content-library';
import { formatBytes } from '../ui/index.ts';

/** `2,4 Mo`; a dash where the shop keeps no file. */
export function formatSize({ size }: Pick<ContentItem, 'size'>): string {
  return size === null ? '—' : formatBytes(size);
}
