select sessions.id, sessions.user_id as "userId", sessions.staff_id as "staffId", staff.role, sessions.expires_at as "expiresAt"
  from sessions left join users on users.id = sessions.user_id left join staff on staff.id = sessions.staff_id
 where sessions.token_hash = $1 and sessions.expires_at > $2
   and users.blocked_at is null and users.deleted_at is null and (sessions.staff_id is null or staff.is_enabled)
