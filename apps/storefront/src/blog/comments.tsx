import { formatDate } from '../ui/dates.ts';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Paginator } from '../ui/paginator.tsx';
import { useTopOnPage } from '../ui/use-top-on-page.ts';
import type { CommentPage, ShownComment } from './comment-page.ts';
import { WriteComment } from './write-comment.tsx';

type CommentsProps = {
  slug: string;
  /** Null when they could not be had. */
  shown: CommentPage | null;
  addressOf: (page: number) => string;
};

export function Comments({ slug, shown, addressOf }: CommentsProps) {
  const top = useTopOnPage(shown?.page.page ?? 1);
  const count = shown?.page.total ?? 0;
  return (
    <section
      ref={top}
      id="commentaires"
      tabIndex={-1}
      aria-labelledby="commentaires-titre"
      className="mx-auto max-w-190 outline-none print:hidden"
    >
      <h2 id="commentaires-titre" className="text-xl">
        {count > 0 ? `Commentaires (${count})` : 'Commentaires'}
      </h2>
      {shown === null && (
        <p className="py-4 text-muted">Les commentaires ne peuvent pas être affichés pour le moment.</p>
      )}
      {shown && count === 0 && (
        <p className="py-4 text-muted">Aucun commentaire pour le moment. Le premier pourrait être le vôtre.</p>
      )}
      {shown && (
        <>
          <ul className="mt-4 flex flex-col gap-3">
            {shown.comments.map((comment) => (
              <CommentItem key={comment.id} comment={comment} />
            ))}
          </ul>
          <Paginator {...shown.page} noun="commentaires" addressOf={addressOf} />
        </>
      )}
      <div className="mt-5">
        <WriteComment slug={slug} />
      </div>
    </section>
  );
}

function CommentItem({ comment: { author, createdAt, content, answer } }: { comment: ShownComment }) {
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="wrap-anywhere">
        <b className="font-semibold">{author}</b>{' '}
        <time dateTime={createdAt} className="text-sm text-muted">
          {formatDate(createdAt)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{frenchSpaces(content)}</p>
      {answer && (
        <div className="mt-3 border-l-4 border-primary pl-4">
          <p className="text-sm font-semibold text-primary">Réponse de la boutique</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{frenchSpaces(answer)}</p>
        </div>
      )}
    </li>
  );
}
