-- Twelve shelves, eight below each.
insert into categories (id, parent_id, slug, name, description, position)
select filling.category_id(top), null,
       trim('-' from regexp_replace(without_accents(name), '[^a-z0-9]+', '-', 'g')) || '-' || top, name,
       name || ' : notre sélection, livrée partout au Bénin.', top
  from unnest(array['Santé','Beauté','Épicerie fine','Boissons','Plantes et tisanes','Compléments alimentaires','Soins des cheveux',
                    'Bébé et maman','Maison','Appareils de mesure','Sport et énergie','Hygiène']) with ordinality as top (name, top);

insert into categories (id, parent_id, slug, name, description, position)
select filling.category_id(100 * top.position + below), top.id, top.slug || '-' || below, top.name || ' ' || quality,
       top.name || ' ' || quality || ' : notre sélection.', below
  from categories top,
       unnest(array['du Bénin','bio','pour enfants','de voyage','en vrac','d’artisans','en famille','de saison']) with ordinality as kind (quality, below)
 where top.parent_id is null
 order by top.position, below;
