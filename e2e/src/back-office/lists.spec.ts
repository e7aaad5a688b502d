import type { Page } from '@playwright/test';
import { content } from '../pages/page-parts.ts';
import { placeOrder } from '../shoppers.ts';
import { expectScreen, openScreen, row, searchFor } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** How many pixels of its tables a screen hides: the last column says how things stand, which matters most. */
function hiddenPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll('main table')].map((table) => table.parentElement ?? table);
    // A chart's is only heard.
    const shown = frames.filter(({ clientWidth }) => clientWidth > 1);
    return Math.max(0, ...shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

test(
  'a column that is touched just as a search comes leaves the search in place',
  { tag: '@desktop' },
  async ({ page, owner, otherShopper }) => {
    expect(owner.token).toBeTruthy();
    await openScreen(page, '/users', 'Clients');
    await expect(row(page, '@').first()).toBeVisible();
    // Once the search stands in the address and before the list is drawn by it.
    await page.evaluate(() => {
      const column = Array.from(document.querySelectorAll<HTMLElement>('th [role=button]')).find(
        ({ textContent }) => textContent === 'Dépensé',
      );
      const push = history.pushState.bind(history);
      history.pushState = (...given) => {
        push(...given);
        history.pushState = push;
        queueMicrotask(() => column?.click());
      };
    });
    await searchFor(page, 'Rechercher un client', otherShopper.email);
    await expect(page).toHaveURL(/sort=spentAmount/);
    await expect(page).toHaveURL(/filter=[^&]*search/);
    await expect(content(page).locator('tbody tr')).toHaveCount(1);
    await expect(row(page, otherShopper.email)).toBeVisible();
  },
);

test(
  'people of a course that can not be read just now say so, and are there at the next try',
  { tag: '@phone' },
  async ({ page, owner, faults }) => {
    faults.allow(/502|Failed to load resource/);
    const { data: seminars } = await owner.api.call('GET /seminars', { query: {} });
    const [seminar] = seminars;
    if (!seminar) throw new Error('The demo shop holds seminars');
    const apart = /\/api\/v1\/seminar-registrations/;
    await page.route(apart, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }));
    await openScreen(page, `/seminars/${seminar.id}`, seminar.title);
    const people = content(page).getByRole('region', { name: 'Inscriptions' });
    await expect(people.getByRole('alert')).not.toBeEmpty();
    await page.unroute(apart);
    await people.getByRole('button', { name: 'Réessayer' }).click();
    await expect(people.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
    await expect(people.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(people.getByRole('button', { name: 'Page suivante' })).toBeVisible();
    // They are kept as addresses of lists, and this list has none.
    await expect(people.getByRole('button', { name: 'Mes filtres' })).toHaveCount(0);
    await expectScreen(page, seminar.title);
  },
);

test(
  'a payment is seen with its state, without sliding the table',
  { tag: '@desktop' },
  async ({ page, owner, otherShopper, product }) => {
    expect(owner.token).toBeTruthy();
    const { order } = await placeOrder(otherShopper, product.id);
    await page.goto(`/admin/transactions?filter=${encodeURIComponent(JSON.stringify({ search: order.orderNumber }))}`);
    await expectScreen(page, 'Paiements');
    await expect(content(page).locator('tbody tr')).toHaveCount(1);
    await expect(row(page, order.orderNumber)).toContainText('En attente');
    expect(await hiddenPart(page), 'pixels of the table that do not fit').toBe(0);
  },
);
