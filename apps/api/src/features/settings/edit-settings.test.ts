import { describe, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { token, staffId } = await createStaff(shop, { role: 'MANAGER' });
const manager = shop.client(token);
const put = (key: string, value: unknown, type?: string) =>
  manager.call('PUT /settings/{key}', { params: { key }, body: { value, ...(type !== undefined && { type }) } });

describe('the settings in the back office', () => {
  it('are all there, each explained, with what it was at first', async () => {
    const { data, meta } = await manager.call('GET /settings');
    expect(meta.total).toBe(data.length);
    expect(data.map(({ key }) => key)).toContain('shippingZones');
    const fee = data.find(({ key }) => key === 'shippingFee');
    expect(fee).toMatchObject({ type: 'amount', group: 'delivery', value: 1000, default: 1000, isDefault: true });
    for (const { label, explanation } of data) expect([label, explanation]).not.toContain('');
    expect(data.find(({ key }) => key === 'tagline')?.label).toBe('Slogan');
    const asked = { page: 2, limit: 10 };
    const second = await manager.call('GET /settings', { query: asked });
    expect([second.data[0], second.meta.total]).toEqual([data[10], data.length]);
    const found = await manager.call('GET /settings', { query: { search: 'téléphone' } });
    expect(found.data.map(({ key }) => key)).toEqual(['supportPhone']);
    expect((await refusalOf(manager.call('GET /settings', { query: { limit: 101 } }))).status).toBe(422);
  });

  it('a change is seen by the next visitor, and can be taken back', async () => {
    const { data } = await put('returnDays', 45, 'number');
    expect(data).toMatchObject({ value: 45, isDefault: false, default: 30 });
    const visible = async () => (await shop.client().call('GET /settings/public')).data.returnDays;
    expect(await visible()).toBe(45);
    await manager.call('DELETE /settings/{key}', { params: { key: 'returnDays' } });
    expect(await visible()).toBe(30);
    expect((await manager.call('GET /settings/{key}', { params: { key: 'returnDays' } })).data.isDefault).toBe(true);
  });

  it('several are changed together, or none of them', async () => {
    const body = { shippingFee: 1500, codFee: 'cher' };
    const refusal = await refusalOf(manager.call('PUT /settings', { body }));
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.errors)).toEqual(['codFee']);
    expect((await shop.client().call('GET /settings/public')).data.shippingFee).toBe(1000);
    await manager.call('PUT /settings', { body: { codFee: 2500, codCities: ['Ouidah'] } });
    const { data } = await shop.client().call('GET /settings/public');
    expect(data).toMatchObject({ codFee: 2500, codCities: ['Ouidah'] });
  });

  it('may be named in every way that means only one thing', async () => {
    const send = (body: unknown) => manager.call('PUT /settings', { body: body as Record<string, unknown> });
    const fees = async () => {
      const { codFee, warrantyYears } = (await shop.client().call('GET /settings/public')).data;
      return [codFee, warrantyYears];
    };
    await send({ codFee: { value: 1100, type: 'number' }, warrantyYears: 3 });
    expect(await fees()).toEqual([1100, 3]);
    await send({ key: 'codFee', value: 1200, type: 'amount' });
    await send([{ key: 'warrantyYears', value: 4 }]);
    expect(await fees()).toEqual([1200, 4]);
    const { data } = await manager.call('GET /settings');
    await send(data.map((one) => (one.key === 'codFee' ? { ...one, value: 1300 } : one)));
    expect(await fees()).toEqual([1300, 4]);
    const banner = (await manager.call('GET /settings/{key}', { params: { key: 'bannerText' } })).data;
    expect(banner.isDefault).toBe(true);

    const errorsOf = async (body: unknown) => (await refusalOf(send(body))).errors;
    expect(
      await errorsOf([
        { key: 'codFee', value: 1 },
        { key: 'warrantyYears', value: 'x' },
      ]),
    ).toHaveProperty('1.value');
    expect(await errorsOf({ codFee: { value: 1, type: 'string' } })).toHaveProperty('codFee');
    expect(await errorsOf({ codFee: { value: 1, couleur: 'vert' } })).toHaveProperty('codFee');
    expect(await errorsOf([])).toHaveProperty('body');
    expect(await fees()).toEqual([1300, 4]);
  });

  it('a wrong value is refused where it is wrong, in words that help', async () => {
    const zone = { name: 'Togo', places: 'Lomé', feeFcfa: 8000, freeAboveFcfa: 0, fromDays: 5, toDays: 3 };
    expect((await refusalOf(put('shippingZones', [zone]))).errors).toEqual({
      'value.0.toDays': ['Le plus long délai vient après le plus court'],
    });
    expect((await refusalOf(put('shippingZones', []))).errors).toEqual({ value: ['Au moins une zone'] });
    expect((await refusalOf(put('refundDelays', []))).errors).toEqual({ value: ['Au moins un délai'] });
    expect((await refusalOf(put('supportPhone', '12'))).errors).toEqual({ value: ['Format: +229XXXXXXXX'] });
    expect(await refusalOf(put('shippingFee', 'cher'))).toMatchObject({ message: 'Un nombre est attendu' });
    expect((await refusalOf(put('shippingFee', 1000, 'text'))).errors).toHaveProperty('type');
    expect((await refusalOf(put('shippingFee', 1000, 'constructor'))).errors).toHaveProperty('type');
    const unstorable = ['Ce texte contient un caractère non autorisé'];
    expect((await refusalOf(put('tagline', 'Bonsoir\uD83C'))).errors).toEqual({ value: unstorable });
    const halfLink = [{ name: 'Lien', url: 'https://exemple.bj/\uD83C' }];
    expect((await refusalOf(put('socialLinks', halfLink))).errors).toEqual({ 'value.0.url': unstorable });
    expect((await refusalOf(manager.call('PUT /settings', { body: {} }))).errors).toHaveProperty('body');
    const link = [{ name: 'Piège', url: 'javascript:alert(1)' }];
    expect((await refusalOf(put('socialLinks', link))).errors).toEqual({
      'value.0.url': ['Une adresse comme https://…'],
    });
    await put('socialLinks', [{ name: 'Facebook', url: '' }]);
  });

  it('two rows that pages would take for one are refused at the second', async () => {
    const twice = ['Une autre ligne porte déjà ce nom'];
    const zone = { name: 'Togo', places: 'Lomé', feeFcfa: 8000, freeAboveFcfa: 0, fromDays: 3, toDays: 5 };
    expect((await refusalOf(put('shippingZones', [zone, { ...zone, places: 'Kara' }]))).errors).toEqual({
      'value.1.name': twice,
    });
    const delay = { method: 'Carte bancaire', delay: '5 jours' };
    expect((await refusalOf(put('refundDelays', [delay, delay]))).errors).toEqual({ 'value.1.method': twice });
    const asked = (id: string) => ({ id, question: 'Livrez-vous à Parakou ?', answer: 'Oui.' });
    const faq = [
      { id: 'livraison', title: 'Livraison', questions: [asked('parakou'), asked('parakou')] },
      { id: 'parakou', title: 'Parakou', questions: [] },
    ];
    expect((await refusalOf(put('faq', faq))).errors).toEqual({ 'value.0.questions.1.id': twice, 'value.1.id': twice });
    const { data } = await put('shippingZones', [zone, { ...zone, name: 'Togo, au nord' }]);
    expect(data.value).toHaveLength(2);
    await manager.call('DELETE /settings/{key}', { params: { key: 'shippingZones' }, query: {} });
  });

  it('two who add a row at the same time do not undo each other: the second is told, and sends it again from what is there', async () => {
    const params = { key: 'refundDelays' };
    const read = async () => (await manager.call('GET /settings/{key}', { params })).data;
    const row = (method: string) => ({ method, delay: '3 jours' });
    const both = await read();
    const add = (method: string, { value, updatedAt } = both) =>
      manager.call('PUT /settings/{key}', {
        params,
        body: { value: [...(value as object[]), row(method)], updatedAt },
      });
    const saves = await Promise.allSettled([add('Wave'), add('Celtiis')]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(add('Autre'))).toMatchObject({
      status: 409,
      code: 'setting_changed',
      message: expect.stringContaining('a changé entre-temps'),
    });
    const [first, second] = saves[0]?.status === 'fulfilled' ? ['Wave', 'Celtiis'] : ['Celtiis', 'Wave'];
    // Its answer was lost: what is sent again is there already.
    await add(first ?? '');
    await add(second ?? '', await read());
    expect((await read()).value).toEqual([...(both.value as object[]), row(first ?? ''), row(second ?? '')]);
  });

  it('is not given back over what a colleague wrote meanwhile', async () => {
    const params = { key: 'warrantyYears' };
    const { data: read } = await put('warrantyYears', 7);
    await put('warrantyYears', 8);
    const reset = ({ updatedAt }: typeof read) =>
      manager.call('DELETE /settings/{key}', { params, query: { updatedAt: updatedAt ?? undefined } });
    expect(await refusalOf(reset(read))).toMatchObject({ status: 409, code: 'setting_changed' });
    const { data: now } = await manager.call('GET /settings/{key}', { params });
    expect(now.value).toBe(8);
    await reset(now);
    // Its answer was lost: what is asked for again is so already.
    await reset(now);
    expect((await manager.call('GET /settings/{key}', { params })).data.isDefault).toBe(true);
  });

  it('a key that nobody knows is not found, nor is the currency to be changed', async () => {
    for (const key of ['couleur', 'currency', 'constructor']) {
      expect((await refusalOf(put(key, 'x'))).code).toBe('setting_unknown');
      const read = manager.call('GET /settings/{key}', { params: { key } });
      expect((await refusalOf(read)).code).toBe('setting_unknown');
    }
    const several = manager.call('PUT /settings', { body: { couleur: 'vert' } });
    expect((await refusalOf(several)).status).toBe(404);
  });

  it('who changed what is in the log', async () => {
    await put('tagline', 'Tout près de vous');
    const owner = shop.client((await createStaff(shop)).token);
    const { data } = await owner.call('GET /audit-log', { query: { resource: 'settings', rowId: 'tagline' } });
    expect(data[0]).toMatchObject({ staffId, act: 'update', after: 'Tout près de vous' });
  });
});
