type PageWords = {
  title: string;
  description: string;
  /** The page's one address, with the shop's name in front. */
  address: string;
  shopName: string;
};

/** What browsers, search engines and shared links show of a page. */
export function pageMeta({ title, description, address, shopName }: PageWords) {
  return [
    { title: `${title} — ${shopName}` },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ];
}
