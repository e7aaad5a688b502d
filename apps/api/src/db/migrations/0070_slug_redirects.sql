-- Where a product or category lived before it was renamed: links that people kept go on to where it lives now.
-- Who holds a slug today always comes before who held it once; a redirect is only asked where nobody does.
create table slug_redirects (
  kind text not null constraint slug_redirects_kind_known check (kind in ('product', 'category')),
  slug text not null,
  product_id uuid references products on delete cascade,
  category_id uuid references categories on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, slug),
  constraint slug_redirects_one_target check (
    (kind = 'product' and product_id is not null and category_id is null)
    or (kind = 'category' and category_id is not null and product_id is null)
  )
);
create index slug_redirects_of_product on slug_redirects (product_id) where product_id is not null;
create index slug_redirects_of_category on slug_redirects (category_id) where category_id is not null;

-- By trigger, so that no way of renaming can forget it. The last one that lived there has it.
create function products_moved() returns trigger language plpgsql as $$
begin
  delete from slug_redirects where kind = 'product' and slug = new.slug and product_id = new.id;
  insert into slug_redirects (kind, slug, product_id) values ('product', old.slug, new.id)
  on conflict (kind, slug) do update set product_id = excluded.product_id, created_at = now();
  return null;
end
$$;
create trigger products_moved after update of slug on products
  for each row when (old.slug <> new.slug) execute function products_moved();

create function categories_moved() returns trigger language plpgsql as $$
begin
  delete from slug_redirects where kind = 'category' and slug = new.slug and category_id = new.id;
  insert into slug_redirects (kind, slug, category_id) values ('category', old.slug, new.id)
  on conflict (kind, slug) do update set category_id = excluded.category_id, created_at = now();
  return null;
end
$$;
create trigger categories_moved after update of slug on categories
  for each row when (old.slug <> new.slug) execute function categories_moved();
