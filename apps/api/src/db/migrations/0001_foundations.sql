create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Names sort as in a French dictionary: Éponge between Eau and Épice.
create collation french (provider = icu, locale = 'fr');

-- PostgreSQL 15 to 17 have no uuidv7(): ids sort by the time of their making on every version.
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and an index needs IMMUTABLE.
-- The schema is named so that it is found whatever the search path of the caller is.
create function without_accents(words text) returns text language sql immutable parallel safe strict as $$
  select public.unaccent('public.unaccent'::regdictionary, lower(words))
$$;

create text search configuration french_without_accents (copy = french);
alter text search configuration french_without_accents
  alter mapping for hword, hword_part, word with unaccent, french_stem;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end
$$;

-- Counters of the throttle; the library's own layout. Unlogged: a crash may forget them.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
