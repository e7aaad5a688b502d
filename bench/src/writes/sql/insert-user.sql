insert into "users" ("email", "password_hash", "first_name", "last_name", "phone", "created_at")
values ($1, $2, $3, $4, $5, $6)
returning "users"."id", "users"."email", "users"."first_name" as "firstName", "users"."last_name" as "lastName", "users"."phone"
