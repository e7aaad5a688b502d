-- $1 to $2. Nobody can log in with this hash.
insert into users (id, email, password_hash, first_name, last_name, phone, created_at, updated_at)
select filling.user_id(n), 'client' || n || '@exemple.bj', '$argon2id$v=19$m=19456,t=2,p=1$' || md5(n::text),
       (array['Awa','Koffi','Adjoa','Sèna','Rachidatou','Bio','Mahougnon','Fifamè','Ibrahim','Nadège','Yao','Chérifa'])[1 + filling.draw(n, 31, 12)],
       (array['Dossou','Houngbédji','Agossou','Sossa','Alapini','Tchibozo','Zinsou','Adjovi','Gbaguidi','Bio Tchané','Kpadé','Soglo'])[1 + filling.draw(n, 32, 12)],
       '+22901' || lpad((90000000 + n % 9999999)::text, 8, '0'),
       timestamptz '2024-06-01 00:00:00+00' + n * interval '30 seconds', timestamptz '2024-06-01 00:00:00+00' + n * interval '30 seconds'
  from generate_series($1::bigint, $2::bigint) as n;
