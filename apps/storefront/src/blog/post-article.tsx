import { formatDate } from '../ui/dates.ts';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Link } from '../ui/link.tsx';
import { Picture, WHOLE_PHONE } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ShownPost } from './shown-post.ts';

type PostArticleProps = { post: ShownPost; addressOf: (by: { category?: string; tag?: string }) => string };

/** An article to read, in a line length that the eye follows. */
export function PostArticle({ post, addressOf }: PostArticleProps) {
  const { title, excerpt, picture, category, tags, content } = post;
  return (
    <article className="mx-auto max-w-190">
      {category && (
        <Link
          to={addressOf({ category: category.slug })}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
        >
          {category.name}
        </Link>
      )}
      <h1 className="text-2xl md:text-3xl">{frenchSpaces(title)}</h1>
      <Byline post={post} />
      {picture && (
        <Picture
          image={picture}
          alt=""
          eager
          sizes={`(min-width: 48rem) 760px, ${WHOLE_PHONE}`}
          className="my-5 aspect-3/2 rounded-card md:my-7"
        />
      )}
      {excerpt && <p className="mb-5 max-w-170 text-lg font-medium text-pretty">{frenchSpaces(excerpt)}</p>}
      <RichText html={content} className="text-lg" />
      {tags.length > 0 && (
        <ul aria-label="Étiquettes" className="mt-6 flex flex-wrap gap-2 print:hidden">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={addressOf({ tag })}
                className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 hover:border-primary hover:text-primary"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Byline({ post: { author, publishedAt, readingMinutes } }: Pick<PostArticleProps, 'post'>) {
  return (
    <p className="mt-2 mb-5 text-muted">
      {author && `${author}\u00a0· `}
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      {`\u00a0· ${readingMinutes}\u00a0min de lecture`}
    </p>
  );
}
