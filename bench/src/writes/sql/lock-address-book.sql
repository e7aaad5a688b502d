select "id" from "users" where "id" = $1 for no key update
