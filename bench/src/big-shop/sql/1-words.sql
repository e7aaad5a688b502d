-- What the made-up shop is made of. Every row follows from its number: the same shop on every machine, at any size.
create schema filling;

create function filling.draw(n bigint, what integer, of integer) returns integer
language sql immutable parallel safe return ((hashint8extended(n, what) & 2147483647) % of)::integer;

-- In the order of `at`, as the shop's own ids are in the order of their making.
create function filling.id(kind bigint, n bigint, at timestamptz) returns uuid
language sql immutable parallel safe return (
  lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8' || lpad(to_hex(n), 15, '0')
)::uuid;

create function filling.product_at(n bigint) returns timestamptz
language sql immutable parallel safe return timestamptz '2024-01-01 00:00:00+00' + n * interval '20 seconds';

create function filling.product_id(n bigint) returns uuid
language sql immutable parallel safe return filling.id(1, n, filling.product_at(n));

create function filling.category_id(n bigint) returns uuid
language sql immutable parallel safe return filling.id(2, n, timestamptz '2024-01-01 00:00:00+00');

create function filling.user_id(n bigint) returns uuid
language sql immutable parallel safe return filling.id(3, n, timestamptz '2024-06-01 00:00:00+00' + n * interval '30 seconds');

-- One of 4096 houses, so that a name has a word that few others have.
create function filling.house(n bigint) returns text language sql immutable parallel safe as $$
  select (array['Zo','Ako','Dé','Ga','Hou','Sè','Tchi','Vi','Adjo','Bi','Fi','Kpo','Lo','Mè','Na','Yé'])[1 + filling.draw(n, 11, 16)]
      || (array['ba','dji','fo','gbé','kpa','la','ma','no','ri','sou','ta','vé','wa','xo','yi','zin'])[1 + filling.draw(n, 12, 16)]
      || (array['na','lè','mi','rou','dé','si','ko','tou','bi','gan','hun','ka','lo','dan','wè','cé'])[1 + filling.draw(n, 13, 16)]
$$;

create function filling.product_name(n bigint) returns text language sql immutable parallel safe as $$
  select (array['Huile','Beurre','Savon','Poudre','Tisane','Infusion','Crème','Lait','Gel','Baume','Sirop','Miel','Confiture','Farine',
                'Graines','Gélules','Comprimés','Extrait','Élixir','Masque','Shampoing','Lotion','Sérum','Pommade','Thé','Café',
                'Épices','Purée','Jus','Essence'])[1 + filling.draw(n, 1, 30)]
      || (array[' de baobab',' de karité',' de moringa',' de neem',' d’aloès',' de gingembre',' de curcuma',' d’hibiscus',' de kinkéliba',
                ' de citronnelle',' de coco',' de palme',' de sésame',' de nigelle',' d’ananas',' de papaye',' de mangue',' de soja',
                ' d’arachide',' de fonio',' de tamarin',' de néré',' de cajou',' d’eucalyptus',' de menthe',' de basilic',' d’artémisia',
                ' de quinquina',' d’acérola',' de grenade',' de dattes',' de cacao',' de vanille',' de girofle',' de poivre',' de piment',
                ' d’ail noir',' d’oignon',' de spiruline',' de charbon'])[1 + filling.draw(n, 2, 40)]
      || (array[' pressée à froid',' bio',' pur',' du Bénin',' de l’Atacora',' de Parakou',' séché au soleil',' torréfié',' fermenté',
                ' en vrac',' équitable',' de saison',' du marché',' à l’ancienne',' sans sucre',' naturel',' concentré',' de Ouidah',
                ' fortifiant',' apaisant'])[1 + filling.draw(n, 3, 20)]
      || ' ' || filling.house(n)
      || case when n % 5000 = 17 then ' cuvée Zogbédji' else '' end
      || (array[', 50 ml',', 100 ml',', 250 ml',', 500 ml',', 1 litre',', 100 g',', 250 g',', 500 g',', 1 kg',', lot de 3',', lot de 6',
                ', recharge'])[1 + filling.draw(n, 4, 12)]
$$;

create function filling.product_price(n bigint) returns integer
language sql immutable parallel safe return 500 + 50 * (filling.draw(n, 5, 300) * filling.draw(n, 6, 10) / 4);

-- The first two dozen stand in the window.
create function filling.product_status(n bigint) returns text
language sql immutable parallel safe
return case when n > 24 and n % 100 = 98 then 'DRAFT' when n > 24 and n % 100 = 99 then 'ARCHIVED' else 'PUBLISHED' end;

create function filling.has_variations(n bigint) returns boolean
language sql immutable parallel safe return n % 10 = 3;

-- 10 000 and more pieces, so that measured orders never run out; one product in 25 has none.
create function filling.product_stock(n bigint) returns integer
language sql immutable parallel safe
return case when n > 24 and n % 25 = 9 then 0 else 10000 + filling.draw(n, 7, 5000) end;

create function filling.review_rating(n bigint, place bigint) returns integer
language sql immutable parallel safe return 3 + filling.draw(n, 80 + place::integer, 3);

create function filling.is_reviewed(n bigint) returns boolean
language sql immutable parallel safe return n % 10 = 1;

-- One of twenty pictures, described as the shop describes its own; only its address is missing on the disk.
create function filling.picture(n bigint, alt text) returns jsonb language sql immutable parallel safe as $$
  select jsonb_build_object(
    'src', '/media/' || key || '/960.jpeg', 'alt', alt, 'width', 960, 'height', 960,
    'placeholder', 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAAwAAUAmJQBOgCHwAAD+' || key || 'wKdYm0xQxjSEx2wWuy7a4XPAAAA=',
    'srcset', jsonb_build_object(
      'avif', format('/media/%1$s/160.avif 160w, /media/%1$s/320.avif 320w, /media/%1$s/640.avif 640w, /media/%1$s/960.avif 960w', key),
      'webp', format('/media/%1$s/160.webp 160w, /media/%1$s/320.webp 320w, /media/%1$s/640.webp 640w, /media/%1$s/960.webp 960w', key),
      'jpeg', format('/media/%1$s/160.jpeg 160w, /media/%1$s/320.jpeg 320w, /media/%1$s/640.jpeg 640w, /media/%1$s/960.jpeg 960w', key)))
    from substr(md5(filling.draw(n, 9, 20)::text), 1, 16) as key
$$;
