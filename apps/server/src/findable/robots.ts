/** What belongs to one person, or is no page. Search results stay open: they say themselves that they are not to be listed. */
const NOT_FOR_ROBOTS = [
  '/admin',
  '/api/',
  '/account',
  '/checkout',
  '/order/',
  '/track-order',
  '/favorites',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/newsletter/',
  '/stock-alerts/',
  '/offline',
  '/after-payment',
] as const;

export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
