import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { Footer } from './footer.tsx';
import type { ShellData } from './shell-data.ts';
import { TopBanner } from './top-banner.tsx';

const PHONE = '+2290197000000';
const SETTINGS: ShellData['settings'] = {
  shopName: 'Tokpa',
  tagline: 'Le marché en ligne',
  bannerText: 'Livraison gratuite',
  deliveryPromise: '',
  supportPhone: PHONE,
  whatsappNumber: '',
  contactEmail: 'bonjour@exemple.bj',
  contactAddress: 'Quartier Tokpa, Cotonou',
  socialLinks: [],
  popularSearches: [],
};

function frame(changes: Partial<ShellData['settings']> = {}): string {
  const settings = { ...SETTINGS, ...changes };
  const Component = () => (
    <>
      <TopBanner text={settings.bannerText} phone={PHONE} />
      <Footer settings={settings} categories={[]} />
    </>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(<Stub />);
}

it('the frame of every page shows the banner, the address and the motto of the shop', () => {
  const page = frame();
  expect(page).toContain('© Tokpa — Le marché en ligne<');
  expect(page).toContain('lucide-map-pin');
  expect(page).toContain('lucide-truck');
});

it('what the shop says nothing about leaves no empty place in the frame', () => {
  const page = frame({ tagline: '', contactAddress: '', bannerText: '' });
  expect(page).toContain('© Tokpa<');
  expect(page).not.toContain('lucide-map-pin');
  expect(page).not.toContain('lucide-truck');
});
