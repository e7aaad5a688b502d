-- What the shop answers below a review.
alter table reviews
  add column reply text constraint reviews_reply_length check (length(reply) between 1 and 1000),
  add column replied_at timestamptz,
  add constraint reviews_replied_by_a_reply check ((reply is null) = (replied_at is null));
