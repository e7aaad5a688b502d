import { ALIKE, SELDOM } from './alike.ts';
import { breakCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { expectToFit } from './expect-to-fit.ts';
import { expectNoBarriers } from './inspect-page.ts';
import { cartButton, cartDrawer, content, field, fill, heading, toast, visit } from './pages/page-parts.ts';
import { somebody } from './shoppers.ts';
import { moveOrder, type Staff } from './staff.ts';

const DAY_MS = 86_400_000;

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

async function openSeminar(staff: Staff, { days, seats = 1 }: { days: number; seats?: number }) {
  const body = {
    title: `Atelier du marché ${crypto.randomUUID().slice(0, 8)}`,
    price: 2000,
    status: 'PUBLISHED' as const,
    startDate: inDays(days),
    location: 'Cotonou',
    venue: 'Maison du peuple',
    maxParticipants: seats,
  };
  return (await staff.api.call('POST /seminars', { body })).data;
}

test('a seat in a seminar goes into the cart, and the cart leads back to it', async ({ page, shopper, staff }) => {
  const seminar = await openSeminar(staff, { days: 20, seats: 8 });
  await visit(page, `/seminar/${seminar.slug}`);
  await expect(content(page)).toContainText('8 places restantes');
  await content(page)
    .getByRole('button', { name: `Ajouter au panier : ${seminar.title}` })
    .click();
  await expect(content(page).getByText('Dans le panier')).toBeVisible();
  await cartButton(page).click();
  await cartDrawer(page).getByRole('link', { name: seminar.title }).click();
  await expect(page).toHaveURL(`/seminar/${seminar.slug}`);
  const cart = await shopper.api.call('GET /cart');
  expect(cart.items).toMatchObject([{ itemType: 'SEMINAR', quantity: 1, product: { id: seminar.id } }]);
  await staff.api.call('DELETE /seminars/{id}', { params: { id: seminar.id } });
});

test('a seminar that is full, and one that is over, are offered to nobody', async ({ page, staff }) => {
  const full = await openSeminar(staff, { days: 20 });
  const body = { seminarId: full.id, fullName: 'Afi Dossou' };
  const { data: seat } = await staff.api.call('POST /seminar-registrations', { body });
  const over = await openSeminar(staff, { days: -2 });
  for (const [seminar, why] of [
    [full, 'Complet'],
    [over, 'Date passée'],
  ] as const) {
    await visit(page, `/seminar/${seminar.slug}`);
    await expect(content(page).getByRole('button', { name: why })).toBeDisabled();
    await expect(content(page).getByRole('button', { name: /panier|connecter/ })).toHaveCount(0);
  }
  // The place that is given back is for sale again at once.
  await staff.api.call('DELETE /seminar-registrations/{id}', { params: { id: seat.id } });
  await visit(page, `/seminar/${full.slug}`);
  await expect(content(page)).toContainText('Plus qu’une place');
  await visit(page, '/seminars');
  await expect(content(page).getByRole('list', { name: 'séminaires', exact: true })).toContainText(full.title);
  await expect(content(page).getByRole('list', { name: 'séminaires passés' })).toContainText(over.title);
  for (const { id } of [full, over]) await staff.api.call('DELETE /seminars/{id}', { params: { id } });
});

test('a seminar that was called off says so, on its page and to machines, and is offered to nobody', async ({
  page,
  staff,
}) => {
  const { id, slug, title } = await openSeminar(staff, { days: 20, seats: 8 });
  await visit(page, `/seminar/${slug}`);
  await expect(content(page).getByRole('button', { name: /panier|connecter/ })).toHaveCount(1);
  await staff.api.call('POST /seminars/{id}/cancel', { params: { id }, body: {} });
  await visit(page, `/seminar/${slug}`);
  await expect(content(page).getByText('Ce séminaire est annulé').first()).toBeVisible();
  await expect(content(page).getByRole('button', { name: /panier|connecter/ })).toHaveCount(0);
  await expect(content(page).getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveCount(0);
  const schemas = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(schemas.join('')).toContain('EventCancelled');
  await expectNoBarriers(page, 'a seminar that was called off');
  await visit(page, '/seminars');
  await expect(content(page).getByRole('article').filter({ hasText: title })).toContainText('Annulé');
  await staff.api.call('PUT /seminars/{id}', { params: { id }, body: { status: 'ARCHIVED' } });
});

test('a coaching session that was called off is offered to nobody', { tag: ALIKE }, async ({ page, staff }) => {
  const body = {
    title: `Bilan du marché ${crypto.randomUUID().slice(0, 8)}`,
    price: 2000,
    status: 'PUBLISHED' as const,
  };
  const { data: session } = await staff.api.call('POST /coaching-sessions', {
    body: { ...body, startDate: inDays(20) },
  });
  const { id, slug, title } = session;
  await staff.api.call('POST /coaching-sessions/{id}/cancel', { params: { id }, body: {} });
  await visit(page, `/coaching/${slug}`);
  await expect(content(page).getByText('Cette séance est annulée').first()).toBeVisible();
  await expect(content(page).getByRole('button', { name: /panier|connecter/ })).toHaveCount(0);
  await visit(page, '/coaching');
  await expect(content(page).getByRole('article').filter({ hasText: title })).toContainText('Annulée');
  await staff.api.call('PUT /coaching-sessions/{id}', { params: { id }, body: { status: 'ARCHIVED' } });
});

test(
  'a formation that was ordered shows its picture in the order, its tracking and the list of orders',
  { tag: SELDOM },
  async ({ page, shopper, api }) => {
    const { data: formations } = await api.call('GET /formations');
    const formation = formations.find(({ price, image }) => price > 0 && image !== null);
    if (!formation) throw new Error('no formation with a picture is for sale');
    await shopper.api.call('POST /cart');
    await shopper.api.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id, quantity: 1 } });
    const { order } = await shopper.api.call('POST /orders', { body: { paymentMethod: 'momo' } });
    for (const address of [`/order/${order.id}`, `/track-order?orderId=${order.id}`, '/account?tab=commandes']) {
      await visit(page, address);
      const drawn = content(page)
        .locator('picture')
        .filter({ has: page.locator(`img[src="${formation.image ?? ''}"]`) });
      await expect(drawn.locator('source[type="image/webp"]')).toHaveAttribute('srcset', / 320w/);
      const picture = drawn.locator('img');
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  },
);

test('who books a seat is asked for no address, and waits for no parcel', async ({ page, shopper, staff }) => {
  const seminar = await openSeminar(staff, { days: 20, seats: 8 });
  await shopper.api.call('POST /cart');
  await shopper.api.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id, quantity: 1 } });
  await visit(page, '/checkout');
  await expect(heading(page, 'Rien à livrer')).toBeVisible();
  await expect(heading(page, 'Où livrer votre commande ?')).toBeHidden();
  const { order } = await shopper.api.call('POST /orders', { body: { paymentMethod: 'momo' } });
  await moveOrder(staff, order.id, 'PAID');
  await visit(page, `/order/${order.id}`);
  const whole = [/^Commande reçue \(terminé\)/, /^Paiement confirmé \(terminé\)/];
  const progress = content(page).getByRole('list', { name: 'Progression de la commande' });
  await expect(progress.getByRole('listitem')).toHaveText(whole);
  await expect(content(page).getByRole('link', { name: 'Voir mes inscriptions' })).toBeVisible();
  await visit(page, `/track-order?orderId=${order.id}`);
  await expect(heading(page, 'Étapes de la commande')).toBeVisible();
  await expect(content(page).getByRole('listitem').filter({ hasText: '(terminé)' })).toHaveText(whole);
  await expect(content(page)).not.toContainText(/Expédiée|Livrée/);
  await staff.api.call('DELETE /seminars/{id}', { params: { id: seminar.id } });
});

test('who has bought two seats says who comes, and that person hears of it', async ({
  page,
  shopper,
  staff,
  mailbox,
}) => {
  const seminar = await openSeminar(staff, { days: 20, seats: 8 });
  await shopper.api.call('POST /cart');
  await shopper.api.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id, quantity: 2 } });
  const { order } = await shopper.api.call('POST /orders', { body: { paymentMethod: 'momo' } });
  await moveOrder(staff, order.id, 'PAID');
  await visit(page, `/order/${order.id}`);
  await content(page).getByRole('link', { name: 'Voir mes inscriptions' }).click();
  const seats = content(page).getByRole('article').filter({ hasText: seminar.title });
  await expect(seats).toHaveCount(2);
  await expectToFit(page, 'seats');
  await seats
    .first()
    .getByRole('button', { name: /^Changer le nom/ })
    .click();
  const asked = page.getByRole('dialog', { name: 'Qui participera ?' });
  await expect(field(asked, 'Email')).toHaveValue(shopper.email);
  const friend = { name: 'Afi Dossou', email: somebody().email };
  await fill(asked, { 'Nom complet': 'Afi sur gain.bj', Email: 'afi' });
  await asked.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(field(asked, 'Email')).toHaveAccessibleDescription(/Format d'email invalide/);
  await fill(asked, { Email: friend.email });
  await asked.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(field(asked, 'Nom complet')).toHaveAccessibleDescription(/Le nom ne peut pas contenir d’adresse/);
  await expect(field(asked, 'Nom complet')).toBeFocused();
  await expectNoBarriers(page, 'who comes on a seat');
  await fill(asked, { 'Nom complet': friend.name });
  await asked.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toast(page, `La place est au nom de ${friend.name}`)).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(seats.filter({ hasText: `Au nom de ${friend.name}` })).toHaveCount(1);
  await expect(seats.filter({ hasText: `Au nom de ${shopper.firstName}` })).toHaveCount(1);
  const { text } = await mailbox.waitFor(friend.email, /Votre place pour/);
  expect(text).toContain(seminar.venue);
  await staff.api.call('DELETE /seminars/{id}', { params: { id: seminar.id } });
});

test(
  'a formation that waits for its payment leads to its order, not into the cart',
  { tag: SELDOM },
  async ({ page, shopper, api }) => {
    const { data: formations } = await api.call('GET /formations');
    const formation = formations.find(({ price }) => price > 0);
    if (!formation) throw new Error('no formation is for sale');
    await shopper.api.call('POST /cart');
    await shopper.api.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id, quantity: 1 } });
    const { order } = await shopper.api.call('POST /orders', { body: { paymentMethod: 'momo' } });
    for (const address of [`/formation/${formation.slug}`, '/account/formations']) {
      await visit(page, address);
      await expect(content(page).getByRole('link', { name: 'Voir la commande' })).toHaveAttribute(
        'href',
        `/order/${order.id}`,
      );
      await expect(content(page).getByRole('button', { name: /panier/ })).toHaveCount(0);
    }
  },
);

test('formations are narrowed to one level', async ({ page }) => {
  await visit(page, '/formations');
  await content(page).getByRole('link', { name: 'Intermédiaire' }).click();
  await expect(page).toHaveURL('/formations?level=INTERMEDIAIRE');
  const cards = content(page).getByRole('article');
  await expect(content(page).getByRole('link', { name: 'Intermédiaire' })).toHaveAttribute('aria-current', 'page');
  await expect(cards).not.toHaveCount(0);
  await expect(cards.filter({ hasNotText: 'Intermédiaire' })).toHaveCount(0);
});

test('a shopper enrols in a free formation, learns it to the end, and finds it in the account', async ({
  page,
  shopper,
  staff,
}) => {
  const lesson = (title: string) => ({ title, content: `<p>${title}, pas à pas.</p>`, durationMinutes: 5 });
  const modules = [
    { title: 'Avant', lessons: [lesson('Choisir les feuilles'), lesson('Laver les feuilles')] },
    { title: 'Après', lessons: [lesson('Sécher à l’ombre')] },
  ];
  const title = `Sécher ses plantes ${crypto.randomUUID().slice(0, 8)}`;
  const { data: formation } = await staff.api.call('POST /formations', {
    body: { title, price: 0, status: 'PUBLISHED', duration: '15 min', modules },
  });

  await visit(page, `/formation/${formation.slug}`);
  await content(page).getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await expect(page).toHaveURL(/\/account\/formations\/[\da-f-]{36}$/);
  await expect(heading(page, 'Choisir les feuilles')).toBeVisible();
  await expect(content(page)).toContainText('Choisir les feuilles, pas à pas.');
  await expectNoBarriers(page, 'a lesson');

  for (const next of ['Laver les feuilles', 'Sécher à l’ombre']) {
    await content(page).getByRole('button', { name: 'J’ai terminé cette leçon' }).click();
    await expect(content(page).getByRole('button', { name: 'Marquer comme à refaire' })).toBeVisible();
    await content(page).getByRole('link', { name: 'Leçon suivante' }).click();
    await expect(heading(page, next)).toBeVisible();
  }
  await expect(content(page)).toContainText('66 %');
  await content(page).getByRole('button', { name: 'J’ai terminé cette leçon' }).click();
  await expect(toast(page, 'Bravo, vous avez terminé la formation !')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Formation terminée')).toBeVisible();
  await expectNoBarriers(page, 'a formation that is finished');
  await content(page).getByRole('link', { name: 'Voir mes formations' }).click();
  await expect(page).toHaveURL('/account/formations');

  await visit(page, '/account');
  await content(page).getByRole('link', { name: 'Mes formations, séminaires et coaching' }).click();
  await expect(heading(page, 'Mes formations, séminaires et coaching')).toBeVisible();
  const mine = content(page).getByRole('article').filter({ hasText: title });
  await expect(mine).toContainText('Terminée');
  await expect(mine).toContainText('100 %');
  await expectNoBarriers(page, 'what one learns');
  await visit(page, `/formation/${formation.slug}`);
  await expect(content(page).getByRole('link', { name: 'Continuer la formation' })).toBeVisible();
  const { data } = await shopper.api.call('GET /formation-enrollments', { query: {} });
  expect(data).toMatchObject([{ status: 'COMPLETED', progress: 100 }]);
  await staff.api.call('DELETE /formations/{id}', { params: { id: formation.id } });
});

test('whom the team keeps waiting for a free formation reads so on its page', async ({ page, shopper, staff }) => {
  const title = `Infuser ses plantes ${crypto.randomUUID().slice(0, 8)}`;
  const { data: formation } = await staff.api.call('POST /formations', {
    body: { title, price: 0, status: 'PUBLISHED' },
  });
  const body = { formationId: formation.id, email: shopper.email, status: 'PENDING' as const };
  await staff.api.call('POST /formation-enrollments', { body });
  await visit(page, `/formation/${formation.slug}`);
  await expect(content(page)).toContainText('Inscription en attente : un email vous préviendra.');
  await expect(content(page).getByRole('button', { name: 'S’inscrire gratuitement' })).toBeHidden();
  await expectNoBarriers(page, 'a formation that the team has not opened yet');
  await staff.api.call('DELETE /formations/{id}', { params: { id: formation.id } });
});

test('whoever looks at a formation reads its documents that are for everybody', async ({ page, staff }) => {
  const { data: formation } = await staff.api.call('POST /formations', {
    body: { title: `Sous la main ${crypto.randomUUID().slice(0, 8)}`, price: 5000, status: 'PUBLISHED', duration: '' },
  });
  await visit(page, `/formation/${formation.slug}`);
  await expect(content(page)).not.toContainText('Documents ouverts à tous');
  const documents = [];
  for (const [title, isPublic] of [
    ['Pour tous', true],
    ['Pour les inscrits', false],
  ] as const) {
    const body = { title, type: 'LINK', url: 'https://exemple.bj/guide', isPublic, formationId: formation.id } as const;
    documents.push((await staff.api.call('POST /content-library', { body })).data);
  }
  await page.reload();
  const shown = content(page).getByRole('region', { name: 'Documents ouverts à tous' });
  await expect(shown.getByRole('link', { name: 'Pour tous' })).toHaveAttribute('href', 'https://exemple.bj/guide');
  await expect(shown).not.toContainText('Pour les inscrits');
  await expectNoBarriers(page, 'a formation with documents');
  for (const { id } of documents) await staff.api.call('DELETE /content-library/{id}', { params: { id } });
  await staff.api.call('DELETE /formations/{id}', { params: { id: formation.id } });
});

test(
  'a lesson, and then a formation, that is gone meanwhile is not shown as if it were there',
  { tag: SELDOM },
  async ({ page, shopper, staff }) => {
    const modules = [{ title: 'Avant', lessons: [{ title: 'Choisir les feuilles' }, { title: 'Laver les feuilles' }] }];
    const { data: formation } = await staff.api.call('POST /formations', {
      body: {
        title: `Reprise ${crypto.randomUUID().slice(0, 8)}`,
        price: 0,
        status: 'PUBLISHED',
        duration: '',
        modules,
      },
    });
    const { data: mine } = await shopper.api.call('POST /formations/{id}/enroll', { params: { id: formation.id } });
    const note = content(page).getByRole('button', { name: 'J’ai terminé cette leçon' });
    const open = async (lesson: string) => {
      await visit(page, `/account/formations/${mine.id}`);
      await expect(heading(page, lesson)).toBeVisible();
    };

    await open('Choisir les feuilles');
    const [module] = formation.modules;
    const left = { id: module?.id, title: 'Avant', lessons: [{ ...module?.lessons[1], title: 'Laver les feuilles' }] };
    await staff.api.call('PUT /formations/{id}', { params: { id: formation.id }, body: { modules: [left] } });
    await note.click();
    await expect(heading(page, 'Laver les feuilles')).toBeVisible();
    await expect(content(page)).not.toContainText('Choisir les feuilles');

    const setStatus = (status: 'ACTIVE' | 'CANCELLED') =>
      staff.api.call('PUT /formation-enrollments/{id}', { params: { id: mine.id }, body: { status } });
    await setStatus('CANCELLED');
    await note.click();
    await expect(content(page)).toContainText('Votre inscription à cette formation est annulée.');
    await setStatus('ACTIVE');
    await open('Laver les feuilles');
    await staff.api.call('DELETE /formation-enrollments/{id}', { params: { id: mine.id } });
    await note.click();
    await expect(heading(page, 'Formation introuvable')).toBeVisible();
    await staff.api.call('DELETE /formations/{id}', { params: { id: formation.id } });
  },
);

test(
  'documents of a formation that do not come are asked for again',
  { tag: SELDOM },
  async ({ page, shopper, staff, faults }) => {
    faults.allow(/^500|Failed to load resource/);
    const { data: formation } = await staff.api.call('POST /formations', {
      body: { title: `Fiches ${crypto.randomUUID().slice(0, 8)}`, price: 0, status: 'PUBLISHED', duration: '' },
    });
    const { data: document } = await staff.api.call('POST /content-library', {
      body: { title: 'La fiche', type: 'LINK', url: 'https://exemple.bj/fiche', formationId: formation.id },
    });
    const { data: mine } = await shopper.api.call('POST /formations/{id}/enroll', { params: { id: formation.id } });
    const mend = await breakCalls(page, 'GET /api/v1/content-library?**');
    await visit(page, `/account/formations/${mine.id}`);
    const alert = content(page).getByRole('alert');
    await expect(alert).toContainText('Erreur lors du chargement des documents');
    await mend();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(content(page).getByRole('link', { name: 'La fiche' })).toBeVisible();
    await staff.api.call('DELETE /content-library/{id}', { params: { id: document.id } });
    await staff.api.call('DELETE /formations/{id}', { params: { id: formation.id } });
  },
);

test('nobody reads the lessons of somebody else', async ({ page, shopper, otherShopper, staff }) => {
  const { data: formation } = await staff.api.call('POST /formations', {
    body: { title: `À moi ${crypto.randomUUID().slice(0, 8)}`, price: 0, status: 'PUBLISHED', duration: '' },
  });
  const { data: theirs } = await otherShopper.api.call('POST /formations/{id}/enroll', {
    params: { id: formation.id },
  });
  expect(shopper.id).not.toBe(otherShopper.id);
  await visit(page, `/account/formations/${theirs.id}`);
  await expect(heading(page, 'Formation introuvable')).toBeVisible();
  await staff.api.call('DELETE /formations/{id}', { params: { id: formation.id } });
});
