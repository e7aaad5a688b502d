import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectCouponPage } from './coupons.queries.ts';
import { changeCoupon, createCoupon, findCouponOrThrow, removeCoupon } from './coupons.ts';
import { selectUserCouponPage } from './user-coupons.queries.ts';
import { changeUserCoupon, findUserCouponOrThrow, giveCoupon, takeCouponBack } from './user-coupons.ts';

function bindCoupons(platform: Platform, route: Route): void {
  route('GET /coupons', ({ query }) => selectCouponPage(platform.db, query));
  route('GET /coupons/{id}', async ({ params }) => ({ data: await findCouponOrThrow(platform, params.id) }));
  route('POST /coupons', async ({ body, session }) => ({ data: await createCoupon(platform, session, body) }));
  route('PUT /coupons/{id}', async ({ params, body, session }) => ({
    data: await changeCoupon(platform, session, params.id, body),
  }));
  route('DELETE /coupons/{id}', async ({ params, session }) => ({
    message: await removeCoupon(platform, session, params.id),
  }));
}

function bindUserCoupons(platform: Platform, route: Route): void {
  route('GET /user-coupons', ({ query }) => selectUserCouponPage(platform.db, query));
  route('GET /user-coupons/{id}', async ({ params }) => ({
    data: await findUserCouponOrThrow(platform.db, params.id),
  }));
  route('POST /user-coupons', async ({ body, session }) => ({ data: await giveCoupon(platform, session, body) }));
  route('PUT /user-coupons', async ({ body, session }) => ({ data: await changeUserCoupon(platform, session, body) }));
  route('DELETE /user-coupons/{id}', async ({ params, session }) => {
    await takeCouponBack(platform, session, params.id);
    return { message: 'Ce client n’a plus ce code.' };
  });
}

export function bindCouponRoutes(platform: Platform, route: Route): void {
  bindCoupons(platform, route);
  bindUserCoupons(platform, route);
}
