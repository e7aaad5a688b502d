-- $1 to $2. The shop's own trigger makes what search reads and counts what the shelves hold.
with numbered as materialized (
  select n, filling.product_name(n) as name, filling.product_price(n) as price from generate_series($1::bigint, $2::bigint) as n
)
insert into products (id, category_id, slug, sku, name, description, features, price, original_price, stock, pictures, is_new,
                      is_featured, status, rating_sum, reviews_count, options, created_at, updated_at)
select filling.product_id(n),
       filling.category_id(100 * (1 + filling.draw(n, 20, 12)) + 1 + filling.draw(n, 21, 8)),
       trim('-' from regexp_replace(without_accents(name), '[^a-z0-9]+', '-', 'g')) || '-' || n,
       'REF-' || lpad(n::text, 8, '0'),
       name,
       name || (array[' : préparé à la main par une coopérative de femmes, puis contrôlé dans notre laboratoire de Cotonou.',
                      ' : récolté à maturité, séché à l’ombre et mis en sachet le jour même.',
                      ' : une recette de famille, sans colorant ni conservateur, pour toute la maison.',
                      ' : choisi chez le producteur, transporté au frais et livré partout au Bénin.'])[1 + filling.draw(n, 22, 4)]
            || (array[' À utiliser matin et soir.',' Se garde un an à l’abri de la lumière.',' Convient dès trois ans.',
                      ' Demandez conseil à votre pharmacien.'])[1 + filling.draw(n, 23, 4)]
            || (array[' Apporte énergie et vitalité.',' Aide à bien dormir.',' Nourrit la peau sèche.',' Soutient les défenses naturelles.',
                      ' Facilite la digestion.'])[1 + filling.draw(n, 24, 5)],
       array[(array['Sans colorant','Certifié biologique','Fait main','Cueilli à la main'])[1 + filling.draw(n, 25, 4)],
             (array['Origine Bénin','Origine Togo','Origine Ghana','Origine Nigéria'])[1 + filling.draw(n, 26, 4)],
             'Lot ' || filling.draw(n, 27, 900)],
       price,
       case when n % 6 = 0 then price + 50 * (1 + filling.draw(n, 28, 20)) end,
       filling.product_stock(n),
       jsonb_build_array(filling.picture(n, name)),
       n % 40 = 0,
       n <= 24,
       filling.product_status(n),
       case when filling.is_reviewed(n) then filling.review_rating(n, 1) + filling.review_rating(n, 2) else 0 end,
       case when filling.is_reviewed(n) then 2 else 0 end,
       case when filling.has_variations(n) then '[{"name":"Format","values":["Petit","Moyen","Grand"]}]'::jsonb else '[]' end,
       filling.product_at(n), filling.product_at(n)
  from numbered;
