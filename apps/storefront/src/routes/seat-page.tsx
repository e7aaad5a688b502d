import type { CourseType } from '@tokpa/contract/cart';
import { CART_QUANTITY_MAX } from '@tokpa/contract/limits';
import type { Picture } from '@tokpa/contract/pictures';
import { AddToCart } from '../cart/index.ts';
import type { Crumb } from '../ui/breadcrumb.tsx';
import { CoursePage } from '../ui/course-page.tsx';
import type { Fact } from '../ui/facts.tsx';
import { ClosedOffer, SeatsLeft } from '../ui/seats.tsx';

type SeatPageProps = {
  offer: {
    id: string;
    title: string;
    description: string;
    picture: Picture | null;
    price: number;
    seatsLeft: number | null;
    closed: string | undefined;
  };
  itemType: CourseType;
  crumbs: readonly Crumb[];
  facts: readonly Fact[];
};

/** What is sold by the seat, at a date: a seminar, a coaching session. */
export function SeatPage({ offer, itemType, crumbs, facts }: SeatPageProps) {
  const { id, title, description, picture, price, seatsLeft, closed } = offer;
  const stock = seatsLeft ?? CART_QUANTITY_MAX;
  return (
    <CoursePage
      {...{ crumbs, title, picture, price, facts }}
      lead={description}
      note={<SeatsLeft seats={seatsLeft} closed={closed} />}
      action={
        closed ? (
          <ClosedOffer why={closed} />
        ) : (
          <AddToCart key={id} product={{ id, name: title, stock, itemType }} size="page" />
        )
      }
    />
  );
}
