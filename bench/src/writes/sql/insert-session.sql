insert into sessions (token_hash, user_id, expires_at)
select $1::bytea, id, $2::timestamptz from users where id = $3 and password_hash = $4 for share
