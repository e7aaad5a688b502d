import type { PublicSettings } from '@tokpa/contract/settings';
import type { Letterhead } from '../ui/print-letterhead.tsx';

export function letterheadOf({ shopName, contactAddress, supportPhone, contactEmail }: PublicSettings): Letterhead {
  return { shopName, contactAddress, supportPhone, contactEmail };
}
