import type { Category } from '@tokpa/contract/categories';
import type { PublicSettings } from '@tokpa/contract/settings';

export type MenuCategory = Pick<Category, 'id' | 'slug' | 'name'>;

/** What every page shows around itself. `categories` is null when they could not be had. */
export type ShellData = {
  settings: Pick<
    PublicSettings,
    | 'shopName'
    | 'tagline'
    | 'bannerText'
    | 'deliveryPromise'
    | 'supportPhone'
    | 'whatsappNumber'
    | 'contactEmail'
    | 'contactAddress'
    | 'socialLinks'
    | 'popularSearches'
  >;
  categories: MenuCategory[] | null;
};

/** Only what is drawn: this travels inside every page. */
export function shellDataOf(settings: PublicSettings, categories: readonly Category[] | null): ShellData {
  const { shopName, tagline, bannerText, deliveryPromise, supportPhone, whatsappNumber } = settings;
  const { contactEmail, contactAddress, socialLinks, popularSearches } = settings;
  return {
    settings: {
      shopName,
      tagline,
      bannerText,
      deliveryPromise,
      supportPhone,
      whatsappNumber,
      contactEmail,
      contactAddress,
      socialLinks,
      popularSearches,
    },
    categories: categories?.map(({ id, slug, name }) => ({ id, slug, name })) ?? null,
  };
}
