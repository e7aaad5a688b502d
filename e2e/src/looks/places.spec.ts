import { lookingTest } from '../one-session.ts';
import { openPlace } from './open-place.ts';
import { PLACES } from './places.ts';
import { takePage } from './take-picture.ts';

for (const [name, place] of Object.entries(PLACES)) {
  lookingTest(`a look at ${name}`, async ({ page }) => {
    await openPlace(page, place);
    await takePage(page, name);
  });
}
