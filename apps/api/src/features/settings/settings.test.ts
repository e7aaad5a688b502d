import { describe, expect, it } from 'vitest';
import { useTestShop } from '#testing/test-shop';
import { findSettings, writeSetting } from './index.ts';

const shop = await useTestShop();

describe('the settings of the shop', () => {
  it('a new shop shows its name, phone and fees before anybody has chosen them', async () => {
    const { data } = await shop.client().call('GET /settings/public');
    expect(data).toMatchObject({
      shopName: 'Tokpa',
      bannerText: 'Livraison gratuite partout au Bénin',
      supportPhone: '+2290197000000',
      contactEmail: 'bonjour@tokpa.example',
      currency: 'XOF',
      shippingFee: 1000,
      codCities: ['Cotonou', 'Porto-Novo'],
      codFee: 2000,
      codMaxAmount: 100_000,
      unpaidOrderMinutes: 60,
    });
  });

  it('a changed setting is seen by the next visitor, although the answer was cached', async () => {
    await shop.client().call('GET /settings/public');
    await shop.platform.transact((tx) => writeSetting(shop.platform, tx, 'tagline', 'La santé près de chez vous'));
    const { data } = await shop.client().call('GET /settings/public');
    expect(data.tagline).toBe('La santé près de chez vous');
  });

  it('a value that makes no sense is not stored', async () => {
    const written = shop.platform.transact((tx) => writeSetting(shop.platform, tx, 'codFee', -5));
    await expect(written).rejects.toMatchObject({ name: 'ZodError' });
    expect((await findSettings(shop.platform.db)).codFee).toBe(2000);
  });

  it('a stored value that is no longer allowed counts as not chosen', async () => {
    await shop.platform.db.insertInto('settings').values({ key: 'unpaidOrderMinutes', value: '"une heure"' }).execute();
    expect((await findSettings(shop.platform.db)).unpaidOrderMinutes).toBe(60);
  });
});
