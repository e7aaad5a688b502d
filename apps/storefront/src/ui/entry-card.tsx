import type { Picture as PictureSource } from '@tokpa/contract/pictures';
import { Badge } from './badge.tsx';
import type { BadgeTone } from './badge.tsx';
import { frenchSpaces } from './french-spaces.ts';
import { Link } from './link.tsx';
import { Picture, WHOLE_PHONE } from './picture.tsx';
import { Price } from './price.tsx';

/** What has a page of its own besides the products: a formation, a seminar, an article, a recipe. Made by loaders. */
export type Entry = {
  id: string;
  to: string;
  title: string;
  picture: PictureSource | null;
  /** Short words under the title: a date, a place, a level. */
  facts: readonly string[];
  text?: string;
  /** 0: it costs nothing. */
  price?: number;
  /** On the picture's corner. */
  badge?: { label: string; tone: BadgeTone } | undefined;
};

type EntryCardProps = { entry: Entry; heading?: 'h2' | 'h3'; eager?: boolean };

/** The whole card leads to the page. */
function EntryCard({ entry, heading: Title = 'h2', eager }: EntryCardProps) {
  const { to, title, picture, facts, text, price, badge } = entry;
  return (
    <article className="group link-card relative flex h-full flex-col">
      <Picture
        image={picture}
        alt=""
        eager={eager}
        sizes={`(min-width: 64rem) 380px, (min-width: 48rem) 46vw, ${WHOLE_PHONE}`}
        className="aspect-3/2"
      />
      {badge && (
        <Badge tone={badge.tone} className="absolute left-2 top-2">
          {badge.label}
        </Badge>
      )}
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <Title className="text-lg leading-snug">
          <Link to={to} className="after:absolute after:inset-0 group-hover:text-primary">
            {frenchSpaces(title)}
          </Link>
        </Title>
        {facts.length > 0 && <p className="text-sm text-muted">{facts.join('\u00a0· ')}</p>}
        {text && <p className="line-clamp-3">{frenchSpaces(text)}</p>}
        {price !== undefined && (
          <p className="mt-auto pt-1">
            {price === 0 ? <b className="text-primary">Gratuit</b> : <Price amount={price} />}
          </p>
        )}
      </div>
    </article>
  );
}

type EntryGridProps = {
  entries: readonly Entry[];
  label: string;
  heading?: 'h2' | 'h3';
  /** The list stands at the top of its page: its first picture is what a person waits for. */
  first?: boolean;
};

/** One column under the thumb, two on a tablet, three on a desk. */
export function EntryGrid({ entries, label, heading, first = false }: EntryGridProps) {
  return (
    <ul aria-label={label} className="grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {entries.map((entry, position) => (
        <li key={entry.id} className="min-w-0">
          <EntryCard entry={entry} heading={heading} eager={first && position === 0} />
        </li>
      ))}
    </ul>
  );
}
