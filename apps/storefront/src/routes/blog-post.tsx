import type { Route } from './+types/blog-post.ts';
import { apiContext } from '../api/context.ts';
import { Comments, PostArticle, postEntry, toCommentPage, toShownPost } from '../blog/index.ts';
import { excerptOf } from '../catalogue/index.ts';
import { PageError } from '../shell/index.ts';
import { breadcrumbSchema, postSchema, shopSchema } from '../structured-data/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { EntryGrid } from '../ui/entry-card.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { listAddress, readPage } from '../ui/list-address.ts';
import { crumbsTo } from './listed.ts';
import { moveTo } from './move-to.ts';
import { originOf, pageMeta } from './page-meta.ts';

const DESCRIPTION_LENGTH = 155;
const OTHERS_SHOWN = 3;
const NOTHING = { data: [] };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = url;
  const page = readPage(searchParams);
  const [{ data: post }, comments, latest, settings] = await Promise.all([
    api.call('GET /blog-posts/{id}', { params: { id: params.slug } }),
    // An article without its comments is still worth reading; the page says that they are missing.
    api.call('GET /blog-posts/{id}/comments', { params: { id: params.slug }, query: { page } }).catch(() => null),
    api.call('GET /blog-posts', { query: { limit: OTHERS_SHOWN + 1 } }).catch(() => NOTHING),
    api.call('GET /settings/public'),
  ]);
  const { slug, title } = post;
  if (slug !== params.slug) throw moveTo(`/blog/${slug}`, url);
  const origin = originOf(request);
  const crumbs = crumbsTo({ label: 'Blog', to: '/blog' }, { label: title, to: `/blog/${slug}` });
  return {
    post: toShownPost(post),
    comments: comments && toCommentPage(comments),
    others: latest.data
      .filter((other) => other.id !== post.id)
      .slice(0, OTHERS_SHOWN)
      .map(postEntry),
    crumbs,
    title: post.seoTitle || title,
    description: post.seoDescription || excerptOf(post.excerpt || title, DESCRIPTION_LENGTH),
    schemas: [postSchema(post, shopSchema(settings.data, origin), origin), breadcrumbSchema(origin, crumbs)],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { post, title, description, schemas } = loaderData;
  const { slug, picture } = post;
  return pageMeta(matches, { title, description, address: `/blog/${slug}`, picture, isArticle: true, schemas });
};

export default function BlogPostPage({ loaderData: { post, comments, others, crumbs } }: Route.ComponentProps) {
  const address = `/blog/${post.slug}`;
  return (
    <div className="column pt-2">
      <Breadcrumb crumbs={crumbs} />
      <PostArticle post={post} addressOf={(by) => listAddress('/blog', by)} />
      <hr className="mx-auto my-8 max-w-190 border-line" />
      <Comments
        key={post.slug}
        slug={post.slug}
        shown={comments}
        addressOf={(page) => listAddress(address, { page })}
      />
      {others.length > 0 && (
        <TitledSection title="À lire aussi" className="mt-10 print:hidden">
          <EntryGrid entries={others} label="À lire aussi" heading="h3" />
        </TitledSection>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} notFound="Article non trouvé" failed="Erreur lors du chargement de l’article" />;
}
