create table reviews (
  id uuid primary key default uuid_v7(),
  product_id uuid not null references products on delete cascade,
  user_id uuid not null references users on delete cascade,
  rating integer not null constraint reviews_rating_range check (rating between 1 and 5),
  title text,
  content text not null,
  status text not null default 'PENDING'
    constraint reviews_status_known check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  verified_purchase boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_one_per_shopper unique (product_id, user_id),
  constraint reviews_content_length check (length(content) between 1 and 1000),
  constraint reviews_title_length check (length(title) <= 100)
);
create index reviews_published on reviews (product_id, created_at desc, id desc) where status = 'APPROVED';
create index reviews_by_user on reviews (user_id);
create trigger reviews_touched before update on reviews for each row execute function touch_updated_at();

-- averageRating and reviewsCount count approved reviews, whoever changes them and however.
create function count_product_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'APPROVED' then
    update products set rating_sum = rating_sum - old.rating, reviews_count = reviews_count - 1 where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'APPROVED' then
    update products set rating_sum = rating_sum + new.rating, reviews_count = reviews_count + 1 where id = new.product_id;
  end if;
  return null;
end
$$;
create trigger reviews_counted after insert or update of status, rating or delete on reviews
  for each row execute function count_product_reviews();
