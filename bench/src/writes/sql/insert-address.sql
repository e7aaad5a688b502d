insert into "shipping_addresses" ("address_line1", "city", "country", "user_id", "is_default")
values ($1, $2, $3, $4, $5)
returning "id", "recipient_name" as "recipientName", "phone", "address_line1" as "addressLine1", "address_line2" as "addressLine2", "landmark", "city", "state", "postal_code" as "postalCode", "country", "is_default" as "isDefault", "created_at" as "createdAt", "updated_at" as "updatedAt"
