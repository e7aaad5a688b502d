import { formatFcfa } from '@tokpa/contract/money';
import type { Picture as PictureSource } from '@tokpa/contract/pictures';
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import type { Crumb } from './breadcrumb.tsx';
import { Facts } from './facts.tsx';
import type { Fact } from './facts.tsx';
import { frenchSpaces } from './french-spaces.ts';
import { Picture, WHOLE_PHONE } from './picture.tsx';
import { Price } from './price.tsx';

type CoursePageProps = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  picture: PictureSource | null;
  price: number;
  facts: readonly Fact[];
  /** Said under the price: how many places are left. */
  note?: ReactNode;
  /** The way to take part. */
  action: ReactNode;
  children?: ReactNode;
};

/**
 * A formation, a seminar or a coaching session. Its offer stands beside the text on a desk; on a phone its parts are parts of the
 * page itself (`contents`), so that the action can stick to the bottom of the screen all the way down.
 */
export function CoursePage({ crumbs, title, lead, picture, price, facts, note, action, children }: CoursePageProps) {
  return (
    <div className="column flex flex-col gap-5 pt-2 md:block">
      <Breadcrumb crumbs={crumbs} />
      <div className="contents md:grid md:grid-cols-[minmax(0,1fr)_21rem] md:items-start md:gap-x-10 md:gap-y-8">
        <header className="flex flex-col gap-4 md:col-start-1">
          <h1 className="text-2xl md:text-3xl">{frenchSpaces(title)}</h1>
          {lead && <p className="max-w-170 text-lg text-pretty text-muted">{frenchSpaces(lead)}</p>}
          <Picture
            image={picture}
            alt=""
            eager
            sizes={`(min-width: 75rem) 820px, (min-width: 48rem) 60vw, ${WHOLE_PHONE}`}
            className="aspect-3/2 rounded-card not-tall:max-w-[80vh]"
          />
        </header>
        <div className="contents md:sticky md:top-24 md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col md:gap-5">
          <div className="flex flex-col gap-1">
            <CoursePrice price={price} />
            {note}
          </div>
          <div className="bottom-0 z-20 -mx-4 border-t border-line bg-surface px-4 py-3 shadow-soft tall:max-md:sticky tall:max-md:order-1 md:mx-0 md:border-0 md:bg-transparent md:p-0 md:shadow-none print:hidden">
            <p aria-hidden="true" className="mb-2 hidden justify-between gap-3 text-sm tall:max-md:flex">
              <span className="truncate text-muted">{title}</span>
              <b className="shrink-0">{price === 0 ? 'Gratuit' : formatFcfa(price)}</b>
            </p>
            {action}
          </div>
          <Facts facts={facts} />
        </div>
        <div className="flex flex-col gap-8 pb-4 md:col-start-1 md:row-start-2">{children}</div>
      </div>
    </div>
  );
}

function CoursePrice({ price }: { price: number }) {
  if (price === 0) return <p className="text-2xl font-bold text-primary">Gratuit</p>;
  return (
    <p>
      <Price amount={price} size="large" />
    </p>
  );
}
