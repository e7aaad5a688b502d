-- Posts, recipes and courses lead on from their old addresses too.
alter table slug_redirects
  add column blog_post_id uuid references blog_posts on delete cascade,
  add column recipe_id uuid references recipes on delete cascade,
  add column formation_id uuid references formations on delete cascade,
  add column seminar_id uuid references seminars on delete cascade,
  add column coaching_session_id uuid references coaching_sessions on delete cascade,
  drop constraint slug_redirects_kind_known,
  drop constraint slug_redirects_one_target,
  add constraint slug_redirects_kind_known check (
    kind in ('product', 'category', 'blog_post', 'recipe', 'formation', 'seminar', 'coaching_session')
  ),
  add constraint slug_redirects_one_target check (
    num_nonnulls(product_id, category_id, blog_post_id, recipe_id, formation_id, seminar_id, coaching_session_id) = 1
    and case kind
      when 'product' then product_id
      when 'category' then category_id
      when 'blog_post' then blog_post_id
      when 'recipe' then recipe_id
      when 'formation' then formation_id
      when 'seminar' then seminar_id
      when 'coaching_session' then coaching_session_id
    end is not null
  );
create index slug_redirects_of_blog_post on slug_redirects (blog_post_id) where blog_post_id is not null;
create index slug_redirects_of_recipe on slug_redirects (recipe_id) where recipe_id is not null;
create index slug_redirects_of_formation on slug_redirects (formation_id) where formation_id is not null;
create index slug_redirects_of_seminar on slug_redirects (seminar_id) where seminar_id is not null;
create index slug_redirects_of_coaching_session on slug_redirects (coaching_session_id) where coaching_session_id is not null;

-- `kind` is the trigger's argument; its column is named after it. The last one that lived there has it.
create function page_moved() returns trigger language plpgsql as $$
declare
  kind constant text := tg_argv[0];
  target constant text := kind || '_id';
begin
  execute format('delete from slug_redirects where kind = $1 and slug = $2 and %I = $3', target)
    using kind, new.slug, new.id;
  execute format(
    'insert into slug_redirects (kind, slug, %1$I) values ($1, $2, $3)
     on conflict (kind, slug) do update set %1$I = excluded.%1$I, created_at = now()', target)
    using kind, old.slug, new.id;
  return null;
end
$$;
create trigger blog_posts_moved after update of slug on blog_posts
  for each row when (old.slug <> new.slug) execute function page_moved('blog_post');
create trigger recipes_moved after update of slug on recipes
  for each row when (old.slug <> new.slug) execute function page_moved('recipe');
create trigger formations_moved after update of slug on formations
  for each row when (old.slug <> new.slug) execute function page_moved('formation');
create trigger seminars_moved after update of slug on seminars
  for each row when (old.slug <> new.slug) execute function page_moved('seminar');
create trigger coaching_sessions_moved after update of slug on coaching_sessions
  for each row when (old.slug <> new.slug) execute function page_moved('coaching_session');
