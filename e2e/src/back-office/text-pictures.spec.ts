import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers, overflow } from '../inspect-page.ts';
import { content, field, visit } from '../pages/page-parts.ts';
import { choose, expectRefused, expectScreen, mark, notice, openScreen, question, save } from './desk.ts';
import { expect, test } from './fixtures.ts';

const ADD = 'Ajouter une image';
const CHANGE = 'Modifier l’image';

const textOf = (page: Page) => content(page).getByRole('textbox', { name: 'Texte', exact: true });
const button = (page: Page, name: string) => content(page).getByRole('button', { name, exact: true });

async function photograph(shopUrl: string, image: string | null): Promise<Buffer> {
  return Buffer.from(await (await fetch(new URL(image ?? '/no-picture', shopUrl))).arrayBuffer());
}

async function chooseFile(dialog: Locator, buffer: Buffer): Promise<void> {
  await dialog.getByLabel('Image', { exact: true }).setInputFiles({ name: 'étal.jpg', mimeType: 'image/jpeg', buffer });
}

// The recorder of tests asks for the bytes of pictures that have just been chosen, which the page's own policy refuses it for.
test.beforeEach(({ faults }) => faults.allow(/Connecting to 'blob:/));

test('an article gets a picture with its description, and shows it in the shop no wider than the screen', async ({
  page,
  product,
  shopUrl,
  owner,
  faults,
}) => {
  test.slow();
  faults.allow(/422/);
  const title = `Au marché ${mark()}`;
  const dialog = question(page, ADD);
  const description = dialog.getByLabel(/^Texte alternatif/);

  await test.step('nothing is sent without a picture and what it shows', async () => {
    await openScreen(page, '/blog-posts/create', 'Nouvel article');
    await field(content(page), 'Titre').fill(title);
    await textOf(page).fill('Voici l’étal.');
    await button(page, ADD).click();
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choisissez une image');
    await expectRefused(description, /Dites ce que l’image montre/);
    await expectNoBarriers(page, 'a picture that is asked for');
    await chooseFile(dialog, Buffer.from('pas une image'));
    await description.fill('Un étal');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog.getByRole('alert')).toContainText('n’est pas une image lisible');
    await expect(description).toHaveValue('Un étal');
  });

  await test.step('it stands where the cursor was, and the article is not saved by that', async () => {
    await chooseFile(dialog, await photograph(shopUrl, product.image));
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog).toBeHidden();
    await expect(textOf(page).getByRole('img', { name: 'Un étal' })).toBeVisible();
    await expect(textOf(page)).toBeFocused();
    await expectScreen(page, 'Nouvel article');
  });

  await test.step('its description is changed by touching it', async () => {
    await textOf(page).getByRole('img', { name: 'Un étal' }).click();
    const asked = question(page, CHANGE);
    await expectNoBarriers(page, 'a picture that is opened');
    await asked.getByLabel(/^Texte alternatif/).fill('Un étal d’épices');
    await asked.getByRole('button', { name: 'Valider' }).click();
    await expect(textOf(page).getByRole('img', { name: 'Un étal d’épices' })).toBeVisible();
  });

  await choose(content(page), 'Statut', 'Publié');
  await save(page);
  await expectScreen(page, title);
  await button(page, 'Aperçu').click();
  const foreseen = question(page, title).getByRole('img', { name: 'Un étal d’épices' });
  await expect(foreseen).toBeVisible();
  const beyond = () =>
    question(page, title)
      .locator('.MuiDialogContent-root')
      .evaluate((one) => one.scrollWidth - one.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await test.step('readers see it', async () => {
    const [post] = (await owner.api.call('GET /blog-posts', { query: { search: title } })).data;
    await visit(page, `/blog/${post?.slug}`);
    const shown = content(page).getByRole('img', { name: 'Un étal d’épices' });
    await expect(shown).toHaveAttribute('loading', 'lazy');
    await shown.scrollIntoViewIfNeeded();
    const look = () =>
      shown.evaluate((one: HTMLImageElement) => ({
        isThere: one.complete && one.naturalWidth > 0,
        isLight: one.currentSrc.endsWith('.webp'),
        isWhole:
          Math.abs(one.width / one.height - Number(one.getAttribute('width')) / Number(one.getAttribute('height'))) <
          0.05,
      }));
    await expect.poll(look).toEqual({ isThere: true, isLight: true, isWhole: true });
    await expectNoBarriers(page, 'an article with a picture');
    await owner.api.call('DELETE /blog-posts/{id}', { params: { id: post?.id ?? '' } });
  });
});

test('a picture that is pasted or dropped is asked about, and one of the text is taken out with the keyboard', async ({
  page,
  product,
  shopUrl,
  owner,
}) => {
  const { data: post } = await owner.api.call('POST /blog-posts', { body: { title: `Coller ${mark()}` } });
  await openScreen(page, `/blog-posts/${post.id}`, post.title);
  const text = textOf(page);
  const bytes = [...(await photograph(shopUrl, product.image))];
  const give = (by: 'paste' | 'drop', html: string) =>
    text.evaluate(
      (editor, { by, html, bytes }) => {
        const given = new DataTransfer();
        if (html) given.setData('text/html', html);
        given.items.add(new File([Uint8Array.from(bytes)], 'capture.jpg', { type: 'image/jpeg' }));
        const { left, top } = editor.getBoundingClientRect();
        const init = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
        editor.dispatchEvent(
          by === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: given })
            : new DragEvent('drop', { ...init, dataTransfer: given }),
        );
      },
      { by, html, bytes },
    );
  const dialog = question(page, ADD);
  // As it is copied in a page elsewhere.
  await give('paste', '<img src="https://ailleurs.example/a.jpg">');
  await expect(dialog).toContainText('capture.jpg');
  await dialog.getByLabel(/^Image décorative/).check();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(notice(page, 'Image ajoutée au texte')).toBeVisible();
  await expect(text.locator('img:not(.ProseMirror-separator)')).toHaveAttribute('alt', '');
  await give('drop', '');
  await dialog.getByLabel(/^Texte alternatif/).fill('Un pot');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('img', { name: 'Un pot' })).toBeVisible();
  await expect(text.locator('img:not(.ProseMirror-separator)')).toHaveCount(2);

  await expect(text).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await button(page, CHANGE).focus();
  await page.keyboard.press('Enter');
  await question(page, CHANGE).getByRole('button', { name: 'Retirer l’image du texte' }).press('Enter');
  await expect(text.locator('img:not(.ProseMirror-separator)')).toHaveCount(1);
  await expect(button(page, CHANGE)).toHaveCount(0);
  await save(page);
  const read = async () => (await owner.api.call('GET /blog-posts/{id}', { params: { id: post.id } })).data.content;
  await expect
    .poll(read)
    .toMatch(/^<p><img src="\/media\/[\da-f/]+\.jpeg" alt="[^"]*" width="\d+" height="\d+" \/><\/p>$/);
  await owner.api.call('DELETE /blog-posts/{id}', { params: { id: post.id } });
});

test('who may add no pictures has no button for it, and hears that a pasted one is not kept', async ({ page }) => {
  await page.route('**/api/v1/auth/admin/profile', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: { permissions: string[] } };
    const permissions = user.permissions.filter((right) => right !== 'pictures.write');
    await route.fulfill({ response, json: { user: { ...user, permissions } } });
  });
  await openScreen(page, '/blog-posts/create', 'Nouvel article');
  await expect(button(page, 'Gras')).toBeVisible();
  await textOf(page).evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['pixels'], 'ecran.png', { type: 'image/png' }));
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(notice(page, /^Les images collées ne sont pas gardées/)).toBeVisible();
  await expect(question(page, ADD)).toHaveCount(0);
  await expect(button(page, ADD)).toHaveCount(0);
});
