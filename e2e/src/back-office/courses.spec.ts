import { ALIKE } from '../alike.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, field, fill } from '../pages/page-parts.ts';
import {
  choose,
  deleteOpen,
  expectRefused,
  expectScreen,
  findAndOpen,
  goToScreen,
  mark,
  notice,
  openScreen,
  question,
  row,
  save,
  searchFor,
} from './desk.ts';
import { expect, test } from './fixtures.ts';

test('a formation is written lesson by lesson, a customer is enrolled and finishes', async ({
  page,
  otherShopper,
  mailbox,
  api,
}) => {
  test.slow();
  const title = `Savonnerie à froid ${mark()}`;

  await test.step('says what is missing, and forgets nothing', async () => {
    await openScreen(page, '/formations/create', 'Nouvelle formation');
    await content(page).getByRole('button', { name: 'Ajouter un module' }).click();
    await field(content(page), 'Titre').fill(title);
    await save(page);
    await expectRefused(field(content(page), 'Prix (FCFA)'), 'Le prix est requis');
    await expectRefused(field(content(page), 'Titre du module'), 'Le titre du module est requis');
    await expect(field(content(page), 'Titre')).toHaveValue(title);
    await expectNoBarriers(page, 'a new formation, refused');
  });

  await test.step('has a module with a lesson', async () => {
    await fill(content(page), { 'Prix (FCFA)': '15000', Durée: '3 h', 'Titre du module': 'Les huiles' });
    await content(page).getByRole('button', { name: 'Ajouter une leçon' }).click();
    await field(content(page), 'Titre de la leçon').fill('Choisir ses huiles');
    await content(page).getByRole('button', { name: 'Ouvrir la leçon' }).click();
    await content(page).getByRole('textbox', { name: 'Contenu de la leçon' }).fill('Coco, palme et karité.');
    await field(content(page), 'Lien de la vidéo').fill('pas-une-adresse');
    await content(page).getByRole('button', { name: 'Refermer la leçon' }).click();
    await choose(content(page), 'Statut', 'Publié');
    await save(page);
    // A folded lesson opens where something in it is refused.
    await expectRefused(field(content(page), 'Lien de la vidéo'), /http/);
    await field(content(page), 'Lien de la vidéo').fill('https://video.example/huiles');
    await expectNoBarriers(page, 'a lesson that is open');
    await save(page);
    await expectScreen(page, title);
    // A module that was only added is a change, too.
    await expect(content(page).getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled();
    await content(page).getByRole('button', { name: 'Ajouter un module' }).click();
    await expect(content(page).getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
    await content(page).getByRole('button', { name: 'Retirer' }).last().click();
    const { data } = await api.call('GET /formations', { query: { search: title } });
    expect(data[0]).toMatchObject({ title, price: 15_000, lessonsCount: 1 });
  });

  await test.step('takes a customer in', async () => {
    await content(page).getByRole('link', { name: 'Inscrire un client' }).click();
    await expectScreen(page, 'Inscrire un client à une formation');
    await expect(field(content(page), 'Formation')).toHaveValue(title);
    await field(content(page), 'Email du compte').fill('personne@exemple.bj');
    await save(page);
    await expect(page.getByText('Aucun compte ne correspond.').first()).toBeVisible();
    await field(content(page), 'Email du compte').fill(otherShopper.email);
    await choose(content(page), 'Statut', 'En attente');
    await expect(content(page)).toContainText('Le client doit avoir un compte ; aucun email ne lui est envoyé');
    await choose(content(page), 'Statut', 'Active');
    await expect(content(page)).toContainText('Le client doit avoir un compte ; il reçoit un email');
    await save(page);
    await expectScreen(page, 'Inscriptions aux formations');
    await mailbox.waitFor(otherShopper.email, /\S/);
    await findAndOpen(page, 'Rechercher une inscription', title);
    await field(content(page), 'Progression (%)').fill('100');
    await choose(content(page), 'Statut', 'Terminée');
    await save(page);
    await expectScreen(page, 'Inscriptions aux formations');
    await expect(row(page, title)).toContainText('100 %');
    await expect(row(page, title)).toContainText('Terminée');
  });

  await test.step('is found, and archived, because somebody learned from it', async () => {
    await goToScreen(page, '/formations', 'Formations');
    await findAndOpen(page, 'Rechercher une formation', title);
    await expectScreen(page, title);
    await expect(content(page).getByRole('region', { name: 'Inscriptions' })).toContainText('100 %');
    await deleteOpen(page);
    await expect(notice(page, /Des clients ont cette formation.*archivée/)).toBeVisible();
    await expectScreen(page, 'Formations');
  });
});

test('a seminar is announced, fills up, and people are ticked off at the door', async ({ page }) => {
  test.slow();
  const title = `Atelier compost ${mark()}`;
  const guest = `Reine ${mark()}`;
  await openScreen(page, '/seminars/create', 'Nouveau séminaire');
  await fill(content(page), {
    Titre: title,
    'Prix (FCFA)': '0',
    Fin: '2030-05-04T09:00',
    Ville: 'Parakou',
    'Nombre de places': '1',
  });
  await save(page);
  await expectRefused(field(content(page), 'Début'), 'La date de début est requise');
  await expect(content(page).getByText('en sont prévenues par email')).toBeHidden();
  await expect(field(content(page), 'Ville')).toHaveValue('Parakou');
  await field(content(page), 'Début').fill('2030-05-04T14:00');
  await save(page);
  await expectRefused(field(content(page), 'Fin'), 'La fin doit venir après le début');
  await expectNoBarriers(page, 'a new seminar, refused');
  await field(content(page), 'Fin').fill('2030-05-04T17:00');
  await save(page);
  await expectScreen(page, title);
  await expect(field(content(page), 'Début')).toHaveValue('2030-05-04T14:00');
  await expect(content(page).getByText('en sont prévenues par email')).toBeVisible();

  const people = content(page).getByRole('region', { name: 'Inscriptions' });
  await people.getByRole('link', { name: 'Inscrire quelqu’un' }).click();
  await save(page);
  await expectRefused(field(content(page), 'Nom complet'), 'Le nom est requis');
  await fill(content(page), { 'Nom complet': guest, Téléphone: 'mon numéro' });
  await save(page);
  await expectRefused(field(content(page), 'Téléphone'), 'Le numéro de téléphone est invalide');
  await field(content(page), 'Téléphone').fill('01 97 44 55 66');
  // They pay at the door.
  await choose(content(page), 'Statut', 'En attente');
  await expectNoBarriers(page, 'somebody who is put down by hand');
  await save(page);
  await expectScreen(page, title);
  await expect(people).toContainText('Complet (1)');
  await people.getByRole('button', { name: `${guest} : noter présent` }).click();
  await expect(notice(page, `${guest} est noté présent.`)).toBeVisible();
  await expect(row(page, guest)).toContainText('Présent');
  await expectNoBarriers(page, 'the list at the door');

  await people.getByRole('button', { name: `${guest} : annuler la présence` }).click();
  await expect(row(page, guest)).toContainText('En attente');
  await people.getByRole('button', { name: `${guest} : noter présent` }).click();
  await expect(row(page, guest)).toContainText('Présent');

  await people.getByRole('link', { name: 'Inscrire quelqu’un' }).click();
  await field(content(page), 'Nom complet').fill('Yao Kpadonou');
  await save(page);
  await expect(notice(page, /Il ne reste plus de place/)).toBeVisible();
  await expect(field(content(page), 'Nom complet')).toHaveValue('Yao Kpadonou');

  await openScreen(page, '/seminar-registrations', 'Inscriptions aux séminaires');
  await searchFor(page, 'Rechercher une inscription', guest);
  await row(page, guest).getByRole('link', { name: guest }).first().click();
  await expectScreen(page, guest);
  await deleteOpen(page);
  await openScreen(page, '/seminars', 'Séminaires');
  await findAndOpen(page, 'Rechercher un séminaire', title);
  await deleteOpen(page);
  await expectScreen(page, 'Séminaires');
  await searchFor(page, 'Rechercher un séminaire', title);
  await expect(content(page)).toContainText('Aucun séminaire ne correspond');
});

test('a seminar that does not take place is called off: who paid is written to, and their money asked for', async ({
  page,
  otherShopper,
  staff,
  mailbox,
}) => {
  const title = `Atelier miel ${mark()}`;
  const body = { title, price: 4000, status: 'PUBLISHED' as const, startDate: '2030-05-04T13:00:00.000Z' };
  const { data: seminar } = await staff.api.call('POST /seminars', { body });
  await otherShopper.api.call('POST /cart');
  await otherShopper.api.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id, quantity: 2 } });
  const { order } = await otherShopper.api.call('POST /orders', { body: { paymentMethod: 'momo' } });
  await staff.api.call('PATCH /orders/{id}/status', { params: { id: order.id }, body: { status: 'PAID' } });

  await openScreen(page, `/seminars/${seminar.id}`, title);
  await content(page).getByRole('button', { name: 'Annuler le séminaire' }).click();
  const asked = question(page, 'Annuler le séminaire ?');
  await expect(asked).toContainText('2 places prises, 1 personne sera prévenue par email.');
  await expect(asked).toContainText(/1 commande payée à rembourser\s: 8\s000\sFCFA/);
  await expectNoBarriers(page, 'the question before a seminar is called off');
  await field(asked, 'Mot aux inscrits (facultatif)').fill('La formatrice est souffrante.');
  await asked.getByRole('button', { name: 'Annuler le séminaire' }).click();
  await expect(asked).toBeHidden();
  await expect(content(page).getByText('Annulé', { exact: true })).toBeVisible();
  await expect(row(page, otherShopper.email).first()).toContainText('Annulée');
  await expect(content(page).getByRole('button', { name: 'Annuler le séminaire' })).toHaveCount(0);
  await expect(content(page).getByRole('link', { name: 'Inscrire quelqu’un' })).toHaveCount(0);
  const mail = await mailbox.waitFor(otherShopper.email, new RegExp(`${title}.*annulé`));
  expect(mail.text).toContain('La formatrice est souffrante.');

  await goToScreen(page, '/transactions', 'Paiements');
  await searchFor(page, 'Rechercher un paiement', order.orderNumber);
  const owed = row(page, `L’équipe a annulé « ${title} »`);
  await expect(owed).toContainText(`/seminar/${seminar.slug}) : 2 places payées sont à rembourser (8`);
  await staff.api.call('PUT /seminars/{id}', { params: { id: seminar.id }, body: { status: 'ARCHIVED' } });
});

test('who was taken for somebody whose place is not paid leaves it waiting, also once the screen is opened anew', async ({
  page,
  otherShopper,
  staff,
}) => {
  const title = `Atelier savon ${mark()}`;
  const startDate = '2030-05-04T13:00:00.000Z';
  const body = { title, price: 4000, status: 'PUBLISHED' as const, startDate };
  const { data: seminar } = await staff.api.call('POST /seminars', { body });
  await otherShopper.api.call('POST /cart');
  await otherShopper.api.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id, quantity: 1 } });
  await otherShopper.api.call('POST /orders', { body: { paymentMethod: 'momo' } });

  await openScreen(page, `/seminars/${seminar.id}`, title);
  const place = row(page, otherShopper.email);
  await place.getByRole('button', { name: /noter présent/ }).click();
  await expect(place).toContainText('Présent');
  await openScreen(page, `/seminars/${seminar.id}`, title);
  await place.getByRole('button', { name: /annuler la présence/ }).click();
  await expect(place).toContainText('En attente');
  await staff.api.call('PUT /seminars/{id}', { params: { id: seminar.id }, body: { status: 'ARCHIVED' } });
});

test(
  'a coaching session is offered, a customer takes part, notes are kept',
  { tag: ALIKE },
  async ({ page, otherShopper }) => {
    const title = `Premier bilan ${mark()}`;
    await openScreen(page, '/coaching-sessions/create', 'Nouvelle séance');
    await fill(content(page), { Coach: 'Prisca Adjovi', Date: '2030-03-02T10:30' });
    await save(page);
    await expectRefused(field(content(page), 'Titre'), 'Le titre est requis');
    await expectNoBarriers(page, 'a new session, refused');
    await expect(field(content(page), 'Date')).toHaveValue('2030-03-02T10:30');
    await fill(content(page), { Titre: title, 'Prix (FCFA)': '10000' });
    await choose(content(page), 'Mode', 'Sur place');
    await save(page);
    await expectScreen(page, title);
    await expect(field(content(page), 'Date')).toHaveValue('2030-03-02T10:30');

    const people = content(page).getByRole('region', { name: 'Inscriptions' });
    await people.getByRole('link', { name: 'Inscrire un client' }).click();
    await save(page);
    await expectRefused(field(content(page), 'Email du compte'), 'L’email du compte est requis');
    await fill(content(page), { 'Email du compte': otherShopper.email, Notes: 'Arrive un peu plus tard' });
    await save(page);
    await expectScreen(page, title);
    await expect(row(page, 'Arrive un peu plus tard')).toContainText('Confirmée');
    await row(page, 'Arrive un peu plus tard')
      .getByRole('button', { name: /noter présent/ })
      .click();
    await expect(row(page, 'Arrive un peu plus tard')).toContainText('Présent');

    await goToScreen(page, '/coaching-enrollments', 'Inscriptions au coaching');
    await searchFor(page, 'Rechercher une inscription', otherShopper.email);
    await expect(row(page, title)).toHaveCount(1);
    await row(page, title).getByRole('link').first().click();
    await expectScreen(page, `${otherShopper.firstName} ${otherShopper.lastName}`);
    await field(content(page), 'Notes').fill('Rappeler en mars');
    await save(page);
    await expectScreen(page, title);
    await expect(row(page, 'Rappeler en mars')).toHaveCount(1);
    await goToScreen(page, '/coaching-sessions', 'Coaching');
    await findAndOpen(page, 'Rechercher une séance', title);
    await deleteOpen(page);
    await expectScreen(page, 'Coaching');
  },
);
