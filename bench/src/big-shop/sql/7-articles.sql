insert into blog_posts (slug, title, excerpt, content, author, status, published_at, is_announced, created_at)
select 'conseil-de-saison-' || n, 'Conseil de saison nº ' || n, 'Ce que la saison demande, en quelques gestes simples.',
       repeat('<p>Buvez une tisane tiède le soir, gardez vos plantes au sec et demandez conseil avant de mélanger.</p>', 12),
       'La rédaction', 'PUBLISHED', timestamptz '2025-01-01 00:00:00+00' + n * interval '1 day', true,
       timestamptz '2025-01-01 00:00:00+00' + n * interval '1 day'
  from generate_series(1, 60) as n;
