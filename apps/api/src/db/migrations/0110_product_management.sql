-- What staff write of a product besides what is sold.
alter table products
  add column seo_title text not null default '',
  add column seo_description text not null default '',
  -- What variations are chosen by, in the shop's order, which JSON objects do not keep: [{ "name": "Format", "values": ["250 g", "500 g"] }].
  add column options jsonb not null default '[]' constraint products_options_list check (jsonb_typeof(options) = 'array');

-- Staff look for a name or a reference, or a part of one, among drafts and archived products too.
create index products_by_words on products using gin (without_accents(name || ' ' || coalesce(sku, '')) gin_trgm_ops);

-- A variation that is no longer sold goes; the order's line keeps its name and price. Orders that may still give stock back keep
-- it: the rules see to that.
alter table order_items
  drop constraint order_items_variation_id_fkey,
  add constraint order_items_variation_id_fkey foreign key (variation_id) references product_variations on delete set null;
